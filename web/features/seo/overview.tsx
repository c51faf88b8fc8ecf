/** Scores, checklist, and how many pages search engines are to find. */
import { CircleCheck, CircleDashed, CircleX, ExternalLink } from 'lucide-react'
import { useWords } from '../../platform/i18n.tsx'
import { type Analysis, type Report, readAnalysis, SEO_REFRESH_MS } from './api.ts'
import { useFormats } from './formats.ts'
import { Loaded } from './loaded.tsx'
import { Scores } from './scores.tsx'
import { useReading } from './use-reading.ts'
import { useSeoWords } from './words.tsx'

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

const signs = { completed: CircleCheck, 'in-progress': CircleDashed, 'needs-attention': CircleX }
const ratings = { completed: 'good', 'in-progress': 'needs-improvement', 'needs-attention': 'poor' } as const

/** Nothing on it is known before the site was measured for the first time. */
function Checklist({ report: { checklist, latest } }: { report: Report }) {
  const say = useSeoWords()
  return (
    <section aria-labelledby="seo-checklist" className="seo-part">
      <h3 id="seo-checklist" className="text-title">
        {say('checklist.heading')}
      </h3>
      <ul className="seo-list">
        {checklist.map(({ id, status }) => {
          const Sign = latest ? signs[status] : CircleDashed
          return (
            <li key={id} data-rating={latest ? ratings[status] : undefined}>
              <Sign size={18} aria-hidden="true" className="rating-sign" />
              <span className="grow">{say(`checklist.items.${id}`)}</span>
              <span className="seo-status text-sm">{say(latest ? `checklist.statuses.${status}` : 'scores.none')}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Pages() {
  const say = useSeoWords()
  const analysis = useReading(readAnalysis, SEO_REFRESH_MS)
  return (
    <section aria-labelledby="seo-pages" className="seo-part">
      <h3 id="seo-pages" className="text-title">
        {say('pages.heading')}
      </h3>
      <Loaded reading={analysis}>{(counts) => <Counts counts={counts} />}</Loaded>
      <div className="seo-links">
        <FileLink href="/sitemap.xml">{say('pages.sitemap')}</FileLink>
        <FileLink href="/robots.txt">{say('pages.robots')}</FileLink>
      </div>
    </section>
  )
}

function Counts({ counts }: { counts: Analysis }) {
  const say = useSeoWords()
  const { number } = useFormats()
  const rows = {
    total: counts.totalPages,
    high: counts.highPriorityPages,
    medium: counts.mediumPriorityPages,
    low: counts.lowPriorityPages,
  }
  return (
    <dl className="seo-list">
      {(Object.keys(rows) as (keyof typeof rows)[]).map((id) => (
        <div key={id}>
          <dt className="grow">{say(`pages.${id}`)}</dt>
          <dd className="strong">{number(rows[id])}</dd>
        </div>
      ))}
    </dl>
  )
}

function FileLink({ href, children }: { href: string; children: string }) {
  const t = useWords()
  return (
    <a href={href} target="_blank" rel="noreferrer" className="button">
      {children}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only"> ({t('common.opensInNewTab')})</span>
    </a>
  )
}
