/** The owner's measurements of the site, the latest first, a page at a time. */
import { type ScoreId, scoreIds } from '#contract/seo/seo.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { More } from '#web/ui/async/paged-view.tsx'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { ScrollTable } from '#web/ui/scroll-table.tsx'
import { listMeasurements, type PastMeasurement } from './api.ts'
import { useSeoT } from './i18n.tsx'

export function History() {
  const t = useSeoT()
  const query = usePagedQuery(['seo', 'history'], listMeasurements)
  return (
    <section aria-labelledby="seo-history" className="grid grid-cols-1 content-start gap-4">
      <h3 id="seo-history" className="text-title">
        {t('performance.history')}
      </h3>
      <AsyncView
        query={query}
        skeletonHeights={[12]}
        loading={t('loading')}
        empty={<Empty title={t('performance.noHistory')} />}
      >
        {(all) => (
          <>
            {all.length > 1 && <Trends all={all} />}
            <HistoryTable all={all} />
            <More query={query} more={t('performance.more')} />
          </>
        )}
      </AsyncView>
    </section>
  )
}

function Trends({ all }: { all: PastMeasurement[] }) {
  const t = useSeoT()
  const { number } = useFormats()
  const known = scoreIds.flatMap((id) => {
    const values = valuesOf(all, id)
    const [first, ...later] = values
    const last = later.at(-1)
    return first === undefined || last === undefined ? [] : [{ id, values, first, last }]
  })
  return (
    <dl className="seo-scores">
      {known.map(({ id, values, first, last }) => (
        <div key={id} className="card seo-score">
          <dt className="strong">{t(`scores.${id}`)}</dt>
          <dd className="text-card strong">{number(last)}</dd>
          <dd>
            <Sparkline
              values={values}
              label={t('performance.scoreTrend', {
                score: t(`scores.${id}`),
                first: number(first),
                last: number(last),
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
  const t = useSeoT()
  const { moment, number } = useFormats()
  return (
    <ScrollTable label={t('table', { name: t('performance.history') })}>
      <thead>
        <tr>
          <th scope="col">{t('performance.time')}</th>
          {scoreIds.map((id) => (
            <th key={id} scope="col">
              {t(`scores.${id}`)}
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
