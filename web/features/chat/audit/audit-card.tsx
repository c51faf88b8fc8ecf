/** The result of a measurement in the conversation, and how to go on from it. */
import { ExternalLink, FileDown } from 'lucide-react'
import { use } from 'react'
import { printAudit } from '#contract/audit/audit.ts'
import { LANGUAGE_PARAMETER } from '#contract/language.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { fillPath } from '#web/platform/api.ts'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import AuditResultView, { type AuditResult } from '#web/ui/audit/audit-result.tsx'
import { auditMessages } from '#web/ui/audit/i18n.ts'

export default function AuditCard({ result, id }: { result: AuditResult; id: string }) {
  const t = useChatT()
  const { language } = useLanguage()
  const { profile } = useContent()
  const { audit, send, pending } = useChat()
  const words = use(auditMessages(language))
  const question = t('audit.question', { owner: profile.name })
  return (
    <div className="chat-card card">
      <AuditResultView {...{ result, id, language }} t={words} heading="h3">
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
            {t('audit.again')}
          </button>
        </div>
        {result.id && <ReportLinks id={result.id} pdf={words('card.page.pdf')} />}
      </AuditResultView>
    </div>
  )
}

function ReportLinks({ id, pdf }: { id: string; pdf: string }) {
  const t = useChatT()
  const { language } = useLanguage()
  return (
    <p className="advert-ways no-print">
      <a href={paths.audit(id)} target="_blank" rel="noopener" className="link">
        {t('audit.report')}
        <ExternalLink size={14} aria-hidden="true" />
        <span className="sr-only">{t('message.newTab')}</span>
      </a>
      <a href={`${fillPath(printAudit.path, { id })}?${LANGUAGE_PARAMETER}=${language}`} download className="link">
        {pdf}
        <FileDown size={14} aria-hidden="true" />
      </a>
    </p>
  )
}
