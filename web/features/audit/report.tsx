/** The report of a measurement, by its link. */

import { ArrowLeft, FileDown, Link2 } from 'lucide-react'
import { use, useState } from 'react'
import { type Audit, printAudit, REPORT_RETENTION_DAYS, REPORT_RETENTION_MS } from '#contract/audit/audit.ts'
import { LANGUAGE_PARAMETER } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { fillPath } from '#web/platform/api.ts'
import { useContent, useLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import AuditResultView from '#web/ui/audit/audit-result.tsx'
import { type AuditTranslate, auditMessages } from '#web/ui/audit/i18n.ts'
import { LoadError } from '#web/ui/load-error.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { useReport } from './use-report.ts'

export function Report({ id }: { id: string }) {
  const tSite = useT()
  const { loaded, retry } = useReport(id)
  if (loaded.state === 'missing') return <Missing t={loaded.t} />
  if (loaded.state === 'failed') return <LoadError retry={retry} />
  return (
    <div className="page min-h-svh pt-(--top) pb-24">
      <NavLink href={paths.home} className="link no-print inline-flex items-center gap-2 py-2">
        <ArrowLeft size={18} aria-hidden="true" />
        {tSite('notFound.home')}
      </NavLink>
      {/* React leaves its content to the build: no page that is alive waits for these words. */}
      <noscript>
        <NoScript />
      </noscript>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'there' && <Found id={id} report={loaded.report} t={loaded.t} />}
    </div>
  )
}

function NoScript() {
  const { language } = useLanguage()
  const t = use(auditMessages(language))
  return (
    <>
      <h1 className="mt-6 text-section">{t('card.page.noScript')}</h1>
      <p className="prose mt-3">{t('card.page.noScriptText')}</p>
    </>
  )
}

function Loading() {
  const tSite = useT()
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{tSite('common.loading')}</h1>
      <Skeleton height={10} top={1.5} />
      <Skeleton height={24} top={1.5} />
      <Skeleton height={14} top={1.5} />
    </div>
  )
}

function Missing({ t }: { t: AuditTranslate }) {
  return (
    <div className="board">
      <div className="blank page">
        <h1 className="text-section">{t('card.page.missing')}</h1>
        <p className="prose mt-3">{t('card.page.missingText', { days: REPORT_RETENTION_DAYS })}</p>
        <NavLink href={paths.chat} className="button button-primary mt-6">
          {t('card.page.chat')}
        </NavLink>
      </div>
    </div>
  )
}

function Found({ id, report, t }: { id: string; report: Audit; t: AuditTranslate }) {
  const { language } = useLanguage()
  const { profile } = useContent()
  const until = new Date(report.analysis.measuredAt + REPORT_RETENTION_MS)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(until)
  return (
    <div className="audit-report card mt-4">
      <AuditResultView result={report} id="report" t={t} language={language} heading="h1" hasSummary>
        <div className="no-print mt-2 flex flex-wrap gap-3">
          <NavLink href={paths.chat} className="button button-primary">
            {t('card.page.talk', { assistant: site.assistant })}
          </NavLink>
          <NavLink href={paths.contact} className="button">
            {t('card.page.contact', { owner: profile.name })}
          </NavLink>
          <CopyLink t={t} />
          <a
            href={`${fillPath(printAudit.path, { id })}?${LANGUAGE_PARAMETER}=${language}`}
            download
            className="button"
          >
            <FileDown size={18} aria-hidden="true" />
            {t('card.page.pdf')}
          </a>
        </div>
        <p className="text-sm text-muted">{t('card.page.until', { date })}</p>
      </AuditResultView>
    </div>
  )
}

function CopyLink({ t }: { t: AuditTranslate }) {
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
    announce(t('card.page.copied'))
  }
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Link2 size={18} aria-hidden="true" />
      {t(copied ? 'card.page.copied' : 'card.page.copy')}
    </button>
  )
}
