/** How fast the site was for visitors, week by week, and in the owner's measurements. */
import { type FieldVitalId, fieldVitalIds, rate } from '#contract/ratings.ts'
import type { VitalsWeek } from '#contract/seo/seo.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import { ScrollTable } from '#web/ui/scroll-table.tsx'
import { formatVital, shortName } from '#web/ui/vitals/format.ts'
import { RatingSign } from '#web/ui/vitals/rating-sign.tsx'
import { readWeeks } from './api.ts'
import { History } from './history.tsx'
import { useSeoT } from './i18n.tsx'
import { Trend } from './trend.tsx'

export function Performance() {
  const t = useSeoT()
  const weeks = useServerQuery(['seo', 'weeks'], readWeeks)
  return (
    <>
      <section aria-labelledby="seo-vitals" className="grid grid-cols-1 content-start gap-4">
        <h3 id="seo-vitals" className="text-title">
          {t('performance.vitals')}
        </h3>
        <p className="prose text-sm">{t('performance.vitalsNote')}</p>
        <AsyncView
          query={weeks}
          skeletonHeights={[12]}
          loading={t('loading')}
          empty={<Empty title={t('performance.noVitals')} />}
        >
          {(all) => <Vitals weeks={all} />}
        </AsyncView>
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
  const t = useSeoT()
  const { language } = useLanguage()
  const all = weeks.flatMap(({ vitals }) => vitals.filter((vital) => vital.id === id))
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return null
  const rating = rate(id, last.p75)
  const said = (value: number) => formatVital(language, id, value)
  return (
    <div className="card seo-score" data-rating={rating}>
      <dt className="strong">{shortName(id)}</dt>
      <dd className="text-card strong">{said(last.p75)}</dd>
      <dd className="verdict justify-center text-sm">
        <RatingSign rating={rating} size={14} />
        {t(`performance.ratings.${rating}`)}
      </dd>
      {all.length > 1 && (
        <dd>
          <Trend
            values={all.map(({ p75 }) => p75)}
            label={t('performance.trend', { vital: shortName(id), first: said(first.p75), last: said(last.p75) })}
          />
        </dd>
      )}
      <dd className="text-sm text-muted">{t('performance.weeks', { count: last.count })}</dd>
    </div>
  )
}

function WeekTable({ weeks }: { weeks: VitalsWeek[] }) {
  const t = useSeoT()
  const { language } = useLanguage()
  const { day, number } = useFormats()
  const cell = (week: VitalsWeek, id: FieldVitalId) => {
    const vital = week.vitals.find((one) => one.id === id)
    return vital ? formatVital(language, id, vital.p75) : '–'
  }
  return (
    <details>
      <summary className="link">{t('performance.table')}</summary>
      <ScrollTable label={t('table', { name: t('performance.table') })}>
        <thead>
          <tr>
            <th scope="col">{t('performance.week')}</th>
            {fieldVitalIds.map((id) => (
              <th key={id} scope="col">
                {shortName(id)}
              </th>
            ))}
            <th scope="col">{t('performance.views')}</th>
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
