/** Scores, checklist, and how many pages search engines are to find. */
import { CircleCheck, CircleDashed, CircleX, ExternalLink } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { type Analysis, type Report, readAnalysis, SEO_REFRESH_MS } from './api.ts'
import { useSeoT } from './i18n.tsx'
import { Scores } from './scores.tsx'

export function Overview({ report }: { report: Report }) {
  return (
    <>
      <Scores latest={report.latest} />
      <div className="seo-columns">
        <Checklist report={report} />
        <Pages />
      </div>
    </>
  )
}

const signs = {
  completed: CircleCheck,
  'in-progress': CircleDashed,
  'needs-attention': CircleX,
  unmeasured: CircleDashed,
}
const ratings = {
  completed: 'good',
  'in-progress': 'needs-improvement',
  'needs-attention': 'poor',
  unmeasured: undefined,
} as const

function Checklist({ report: { checklist, latest } }: { report: Report }) {
  const t = useSeoT()
  return (
    <section aria-labelledby="seo-checklist" className="grid grid-cols-1 content-start gap-4">
      <h3 id="seo-checklist" className="text-title">
        {t('checklist.heading')}
      </h3>
      <ul className="seo-list">
        {checklist.map(({ id, status }) => {
          const StatusIcon = signs[status]
          const unmeasured = t(latest ? 'scores.impossible' : 'scores.none')
          return (
            <li key={id} data-rating={ratings[status]}>
              <StatusIcon size={18} aria-hidden="true" className="rating-sign" />
              <span className="grow">{t(`checklist.items.${id}`)}</span>
              <span className="seo-status text-sm">
                {status === 'unmeasured' ? unmeasured : t(`checklist.statuses.${status}`)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Pages() {
  const t = useSeoT()
  const analysis = useServerQuery(['seo', 'analysis'], readAnalysis, { everyMs: SEO_REFRESH_MS })
  return (
    <section aria-labelledby="seo-pages" className="grid grid-cols-1 content-start gap-4">
      <h3 id="seo-pages" className="text-title">
        {t('pages.heading')}
      </h3>
      <AsyncView query={analysis} skeletonHeights={[12]} loading={t('loading')}>
        {(counts) => <Counts counts={counts} />}
      </AsyncView>
      <div className="button-row">
        <FileLink href="/sitemap.xml">{t('pages.sitemap')}</FileLink>
        <FileLink href="/robots.txt">{t('pages.robots')}</FileLink>
      </div>
    </section>
  )
}

function Counts({ counts }: { counts: Analysis }) {
  const t = useSeoT()
  const { number } = useFormats()
  const rows = [
    { id: 'total', count: counts.totalPages },
    { id: 'high', count: counts.highPriorityPages },
    { id: 'medium', count: counts.mediumPriorityPages },
    { id: 'low', count: counts.lowPriorityPages },
  ] as const
  return (
    <dl className="seo-list">
      {rows.map(({ id, count }) => (
        <div key={id}>
          <dt className="grow">{t(`pages.${id}`)}</dt>
          <dd className="strong">{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function FileLink({ href, children }: { href: string; children: string }) {
  const tSite = useT()
  return (
    <a href={href} target="_blank" rel="noreferrer" className="button">
      {children}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only"> ({tSite('common.opensInNewTab')})</span>
    </a>
  )
}
