/** The owner's measurements of the site, the latest first, a page at a time. */
import { useCallback, useState } from 'react'
import { type ScoreId, scoreIds } from '../../../contract/seo.ts'
import { Sparkline } from '../../ui/chart/sparkline.tsx'
import { listMeasurements, type PastMeasurement } from './api.ts'
import { useFormats } from './formats.ts'
import { Loaded } from './loaded.tsx'
import { ScrollTable } from './scroll-table.tsx'
import { useReading } from './use-reading.ts'
import { useSeoWords } from './words.tsx'

export function History() {
  const say = useSeoWords()
  const [earlier, setEarlier] = useState<PastMeasurement[]>([])
  const [after, setAfter] = useState<string>()
  const read = useCallback(async () => await listMeasurements(after), [after])
  const reading = useReading(read)
  return (
    <section aria-labelledby="seo-history" className="seo-part">
      <h3 id="seo-history" className="text-title">
        {say('performance.history')}
      </h3>
      <Loaded reading={reading}>
        {({ items, next }) => {
          const known = new Set(earlier.map(({ id }) => id))
          const all = [...earlier, ...items.filter(({ id }) => !known.has(id))]
          if (all.length === 0) return <p className="seo-empty">{say('performance.noHistory')}</p>
          const showMore = () => {
            setEarlier(all)
            setAfter(next ?? undefined)
          }
          return (
            <>
              {all.length > 1 && <Trends all={all} />}
              <HistoryTable all={all} />
              {next && (
                <button type="button" className="button justify-self-start" onClick={showMore}>
                  {say('performance.more')}
                </button>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Trends({ all }: { all: PastMeasurement[] }) {
  const say = useSeoWords()
  const { number } = useFormats()
  const known = scoreIds.map((id) => ({ id, values: valuesOf(all, id) })).filter(({ values }) => values.length > 1)
  return (
    <dl className="seo-scores">
      {known.map(({ id, values }) => (
        <div key={id} className="card seo-score">
          <dt className="strong">{say(`scores.${id}`)}</dt>
          <dd className="text-card strong">{number(values.at(-1)!)}</dd>
          <dd>
            <Sparkline
              values={values}
              label={say('performance.scoreTrend', {
                score: say(`scores.${id}`),
                first: number(values[0]!),
                last: number(values.at(-1)!),
              })}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The oldest first. */
const valuesOf = (all: PastMeasurement[], id: ScoreId) => all.flatMap(({ scores }) => scores[id] ?? []).toReversed()

function HistoryTable({ all }: { all: PastMeasurement[] }) {
  const say = useSeoWords()
  const { moment, number } = useFormats()
  return (
    <ScrollTable label={say('performance.history')}>
      <thead>
        <tr>
          <th scope="col">{say('performance.time')}</th>
          {scoreIds.map((id) => (
            <th key={id} scope="col">
              {say(`scores.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ id, measuredAt, scores }) => (
          <tr key={id}>
            <th scope="row">{moment(measuredAt)}</th>
            {scoreIds.map((score) => (
              <td key={score}>{scores[score] === null ? '–' : number(scores[score])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
