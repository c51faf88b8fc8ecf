/** How fast the site was for visitors, week by week, and in the owner's measurements. */
import { type FieldVitalId, fieldVitalIds, rate } from '../../../contract/ratings.ts'
import type { VitalsWeek } from '../../../contract/seo.ts'
import { formatVital, shortName } from '../../ui/vitals/format.ts'
import { RatingSign } from '../../ui/vitals/rating-sign.tsx'
import { readWeeks } from './api.ts'
import { useFormats } from './formats.ts'
import { History } from './history.tsx'
import { Loaded } from './loaded.tsx'
import { ScrollTable } from './scroll-table.tsx'
import { Trend } from './trend.tsx'
import { useReading } from './use-reading.ts'
import { useSeoWords } from './words.tsx'

export function Performance() {
  const say = useSeoWords()
  const weeks = useReading(readWeeks)
  return (
    <>
      <section aria-labelledby="seo-vitals" className="seo-part">
        <h3 id="seo-vitals" className="text-title">
          {say('performance.vitals')}
        </h3>
        <p className="prose text-sm">{say('performance.vitalsNote')}</p>
        <Loaded reading={weeks}>
          {(all) =>
            all.length === 0 ? <p className="seo-empty">{say('performance.noVitals')}</p> : <Vitals weeks={all} />
          }
        </Loaded>
      </section>
      <History />
    </>
  )
}

function Vitals({ weeks }: { weeks: VitalsWeek[] }) {
  return (
    <>
      <dl className="seo-scores">
        {fieldVitalIds.map((id) => (
          <VitalView key={id} id={id} weeks={weeks} />
        ))}
      </dl>
      <WeekTable weeks={weeks} />
    </>
  )
}

function VitalView({ id, weeks }: { id: FieldVitalId; weeks: VitalsWeek[] }) {
  const say = useSeoWords()
  const { language } = useFormats()
  const all = weeks.flatMap(({ vitals }) => vitals.filter((vital) => vital.id === id))
  const last = all.at(-1)
  if (!last) return null
  const rating = rate(id, last.p75)
  const said = (value: number) => formatVital(language, id, value)
  return (
    <div className="card seo-score" data-rating={rating}>
      <dt className="strong">{shortName(id)}</dt>
      <dd className="text-card strong">{said(last.p75)}</dd>
      <dd className="seo-rating text-sm">
        <RatingSign rating={rating} size={14} />
        {say(`performance.ratings.${rating}`)}
      </dd>
      {all.length > 1 && (
        <dd>
          <Trend
            values={all.map(({ p75 }) => p75)}
            label={say('performance.trend', { vital: shortName(id), first: said(all[0]!.p75), last: said(last.p75) })}
          />
        </dd>
      )}
      <dd className="text-sm text-muted">{say('performance.weeks', { count: last.count })}</dd>
    </div>
  )
}

function WeekTable({ weeks }: { weeks: VitalsWeek[] }) {
  const say = useSeoWords()
  const { day, number, language } = useFormats()
  const cell = (week: VitalsWeek, id: FieldVitalId) => {
    const vital = week.vitals.find((one) => one.id === id)
    return vital ? formatVital(language, id, vital.p75) : '–'
  }
  return (
    <details>
      <summary className="link">{say('performance.table')}</summary>
      <ScrollTable label={say('performance.table')}>
        <thead>
          <tr>
            <th scope="col">{say('performance.week')}</th>
            {fieldVitalIds.map((id) => (
              <th key={id} scope="col">
                {shortName(id)}
              </th>
            ))}
            <th scope="col">{say('performance.views')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.start}>
              <th scope="row">{day(week.start)}</th>
              {fieldVitalIds.map((id) => (
                <td key={id}>{cell(week, id)}</td>
              ))}
              <td>{number(Math.max(...week.vitals.map(({ count }) => count)))}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  )
}
