/** The report of a measurement, by its link. */
import { ArrowLeft, FileDown, Link2 } from 'lucide-react'
import { useState } from 'react'
import { assistant } from '../../../content/assistant.ts'
import { LANGUAGE_PARAMETER } from '../../../contract/language.ts'
import { type Audit, printAudit, REPORT_KEPT_DAYS, REPORT_KEPT_MS } from '../../../contract/performance.ts'
import { fillPath } from '../../platform/api.ts'
import { useContent, useLanguage, useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import AuditResultView from '../../ui/audit/audit-result.tsx'
import type { AuditSay } from '../../ui/audit/words.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { OutOfReach } from '../../ui/out-of-reach.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { useReport } from './use-report.ts'

export function Report({ id }: { id: string }) {
  const t = useWords()
  const { loaded, retry } = useReport(id)
  if (loaded.state === 'missing') return <Missing say={loaded.say} />
  if (loaded.state === 'failed') return <OutOfReach retry={retry} />
  return (
    <div className="page min-h-svh pt-(--top) pb-24">
      <NavLink href={paths.home} className="link no-print inline-flex items-center gap-2 py-2">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('notFound.home')}
      </NavLink>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'there' && <Found id={id} report={loaded.report} say={loaded.say} />}
    </div>
  )
}

function Loading() {
  const t = useWords()
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{t('common.loading')}</h1>
      <Bone height={10} top={1.5} />
      <Bone height={24} top={1.5} />
      <Bone height={14} top={1.5} />
    </div>
  )
}

function Missing({ say }: { say: AuditSay }) {
  return (
    <div className="board">
      <div className="blank page">
        <h1 className="text-section">{say('card.page.missing')}</h1>
        <p className="prose mt-3">{say('card.page.missingText', { days: REPORT_KEPT_DAYS })}</p>
        <NavLink href={paths.chat} className="button button-primary mt-6">
          {say('card.page.chat')}
        </NavLink>
      </div>
    </div>
  )
}

function Found({ id, report, say }: { id: string; report: Audit; say: AuditSay }) {
  const { language } = useLanguage()
  const { profile } = useContent()
  const until = new Date(report.analysis.measuredAt + REPORT_KEPT_MS)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(until)
  return (
    <div className="audit-report card mt-4">
      <AuditResultView result={report} id="report" say={say} language={language} heading="h1" hasSummary>
        <div className="no-print mt-2 flex flex-wrap gap-3">
          <NavLink href={paths.chat} className="button button-primary">
            {say('card.page.talk', { assistant: assistant.name })}
          </NavLink>
          <NavLink href={paths.contact} className="button">
            {say('card.page.contact', { owner: profile.name })}
          </NavLink>
          <CopyLink say={say} />
          <a
            href={`${fillPath(printAudit.path, { id })}?${LANGUAGE_PARAMETER}=${language}`}
            download
            className="button"
          >
            <FileDown size={18} aria-hidden="true" />
            {say('card.page.pdf')}
          </a>
        </div>
        <p className="audit-small">{say('card.page.until', { date })}</p>
      </AuditResultView>
    </div>
  )
}

function CopyLink({ say }: { say: AuditSay }) {
  const { announce } = useAnnouncer()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
    } catch {
      // Not allowed here: the address bar has it too.
      return
    }
    setCopied(true)
    announce(say('card.page.copied'))
  }
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Link2 size={18} aria-hidden="true" />
      {say(copied ? 'card.page.copied' : 'card.page.copy')}
    </button>
  )
}
