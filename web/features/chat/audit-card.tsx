/** The result of a measurement in the conversation, and how to go on from it. */
import { ExternalLink, FileDown } from 'lucide-react'
import { use } from 'react'
import { LANGUAGE_PARAMETER } from '../../../contract/language.ts'
import { printAudit } from '../../../contract/performance.ts'
import { fillPath } from '../../platform/api.ts'
import { useContent, useLanguage } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import AuditResultView, { type AuditResult } from '../../ui/audit/audit-result.tsx'
import { auditWords } from '../../ui/audit/words.ts'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

export default function AuditCard({ result, id }: { result: AuditResult; id: string }) {
  const say = useChatWords()
  const { language } = useLanguage()
  const { profile } = useContent()
  const { audit, send, pending } = useChat()
  const words = use(auditWords(language))
  const question = say('audit.question', { owner: profile.name })
  return (
    <div className="chat-card card">
      <AuditResultView {...{ result, id, language }} say={words} heading="h3">
        <div className="chat-buttons no-print">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={pending || undefined}
            onClick={() => send(question)}
          >
            {question}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={pending || undefined}
            onClick={() => pending || audit.start()}
          >
            {say('audit.again')}
          </button>
        </div>
        {result.id && <ReportLinks id={result.id} pdf={words('card.page.pdf')} />}
      </AuditResultView>
    </div>
  )
}

function ReportLinks({ id, pdf }: { id: string; pdf: string }) {
  const say = useChatWords()
  const { language } = useLanguage()
  return (
    <p className="advert-ways no-print">
      <a href={paths.audit(id)} target="_blank" rel="noopener" className="chat-way link">
        {say('audit.report')}
        <ExternalLink size={14} aria-hidden="true" />
        <span className="sr-only">{say('message.newTab')}</span>
      </a>
      <a
        href={`${fillPath(printAudit.path, { id })}?${LANGUAGE_PARAMETER}=${language}`}
        download
        className="chat-way link"
      >
        {pdf}
        <FileDown size={14} aria-hidden="true" />
      </a>
    </p>
  )
}
