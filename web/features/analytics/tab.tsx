/** Visits: who came from where, what they saw and what came of it. */
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { type VisitRange, visitRanges } from '#contract/analytics/analytics.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import '#web/ui/tabs/tabs.css'
import { fetchVisits, tableAddress } from './api.ts'
import { Breakdowns } from './breakdowns.tsx'
import { useFormats } from './formats.ts'
import { Funnels } from './funnels.tsx'
import './analytics.css'
import { AnalyticsMessagesProvider, useAnalyticsT } from './i18n.tsx'
import { OverTime } from './over-time.tsx'

export { loadMessages } from './i18n.tsx'

export default function AnalyticsTab() {
  return (
    <Suspense>
      <AnalyticsMessagesProvider>
        <Analytics />
      </AnalyticsMessagesProvider>
    </Suspense>
  )
}

const DEFAULT_RANGE: VisitRange = '30d'

function Analytics() {
  const t = useAnalyticsT()
  const [search, setSearch] = useSearchParams()
  const range = visitRanges.find((one) => one === search.get('range')) ?? DEFAULT_RANGE
  const query = useServerQuery(['visits', range], () => fetchVisits(range))
  const choose = (next: VisitRange) =>
    setSearch((now) => {
      now.set('range', next)
      return now
    })
  return (
    <div className="grid grid-cols-1 gap-y-8">
      <div className="analytics-head head-row">
        <h2 className="text-title">{t('heading')}</h2>
        <Ranges chosen={range} choose={choose} />
        <a href={tableAddress(range)} download className="button">
          <Download size={18} aria-hidden="true" />
          {t('csv')}
        </a>
      </div>
      <AsyncView query={query} skeletonHeights={[28]}>
        {(figures) => (
          <>
            <Since since={figures.since} />
            {figures.since !== null && (
              <>
                <OverTime figures={figures} />
                <Funnels figures={figures} />
                <Breakdowns figures={figures} />
              </>
            )}
          </>
        )}
      </AsyncView>
    </div>
  )
}

function Ranges({ chosen, choose }: { chosen: VisitRange; choose(range: VisitRange): void }) {
  const t = useAnalyticsT()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{t('range.label')}</legend>
      {visitRanges.map((range) => (
        <label key={range}>
          <input type="radio" name="range" checked={range === chosen} onChange={() => choose(range)} />
          {t(`range.${range}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Since when there are figures, and whose visits are not among them. */
function Since({ since }: { since: number | null }) {
  const t = useAnalyticsT()
  const { time } = useFormats()
  if (since === null) {
    return (
      <div className="async-empty grid gap-3">
        <p className="strong">{t('empty')}</p>
        <p className="prose">{t('emptyText')}</p>
        <p className="prose">{t('notCounted')}</p>
      </div>
    )
  }
  return (
    <p className="prose text-sm">
      {t('since', { time: time(since) })} {t('notCounted')}
    </p>
  )
}
