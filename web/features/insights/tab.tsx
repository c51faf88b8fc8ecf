/** Visits: who came from where, what they saw and what came of it. */
import { Download, RotateCw } from 'lucide-react'
import { Suspense } from 'react'
import { type VisitRange, visitRanges } from '../../../contract/insights.ts'
import { Bone } from '../../ui/skeleton.tsx'
import '../../ui/tabs/tabs.css'
import { tableAddress } from './api.ts'
import { Breakdowns } from './breakdowns.tsx'
import { useFormats } from './formats.ts'
import { Funnels } from './funnels.tsx'
import './insights.css'
import { OverTime } from './over-time.tsx'
import { useVisits } from './use-visits.ts'
import { InsightsWordsProvider, useInsightsWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function InsightsTab() {
  return (
    <Suspense>
      <InsightsWordsProvider>
        <Insights />
      </InsightsWordsProvider>
    </Suspense>
  )
}

function Insights() {
  const say = useInsightsWords()
  const { range, choose, read, error, loading, retry } = useVisits()
  return (
    <div className="insights">
      <div className="insights-head">
        <h2 className="text-title">{say('heading')}</h2>
        <Ranges chosen={range} choose={choose} />
        <a href={tableAddress(range)} download className="button">
          <Download size={18} aria-hidden="true" />
          {say('csv')}
        </a>
      </div>
      {error !== undefined && (
        <div role="alert" className="insights-fault">
          <p>{say('failed')}</p>
          <button type="button" className="button" onClick={retry}>
            <RotateCw size={18} aria-hidden="true" />
            {say('retry')}
          </button>
        </div>
      )}
      {loading && (
        <div role="status" aria-label={say('loading')}>
          {!read && <Bone height={28} />}
        </div>
      )}
      {read && (
        <div className="insights-body" aria-busy={loading || undefined}>
          <Since since={read.figures.since} />
          {read.figures.since !== null && (
            <>
              <OverTime figures={read.figures} />
              <Funnels figures={read.figures} />
              <Breakdowns figures={read.figures} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

function Ranges({ chosen, choose }: { chosen: VisitRange; choose(range: VisitRange): void }) {
  const say = useInsightsWords()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{say('range.label')}</legend>
      {visitRanges.map((range) => (
        <label key={range}>
          <input type="radio" name="range" checked={range === chosen} onChange={() => choose(range)} />
          {say(`range.${range}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Since when there are figures, and whose visits are not among them. */
function Since({ since }: { since: number | null }) {
  const say = useInsightsWords()
  const { time } = useFormats()
  if (since === null) {
    return (
      <div className="insights-empty">
        <p className="strong">{say('empty')}</p>
        <p className="prose">{say('emptyText')}</p>
        <p className="prose">{say('notCounted')}</p>
      </div>
    )
  }
  return (
    <p className="prose text-sm">
      {say('since', { time: time(since) })} {say('notCounted')}
    </p>
  )
}
