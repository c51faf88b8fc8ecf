/** The figures that matter most, and visits and visitors as time went by. */
import type { VisitFigures } from '#contract/analytics/analytics.ts'
import { ColumnChart } from '#web/ui/chart/column-chart.tsx'
import { useFormats } from './formats.ts'
import { useAnalyticsT } from './i18n.tsx'

export function OverTime({ figures }: { figures: VisitFigures }) {
  const t = useAnalyticsT()
  const { number, share, period, periodInFull } = useFormats()
  const { visits, visitors, views, series, events } = figures
  const sent = events.find(({ event }) => event === 'contact-sent')?.visits ?? 0
  const most = series.reduce((one, other) => (other.visits > one.visits ? other : one))
  const label =
    visits === 0 ? t('time.none') : t('time.alt', { count: number(most.visits), when: periodInFull(most.at) })
  return (
    <section aria-labelledby="visits-over-time">
      <dl className="analytics-figures">
        <Figure name={t('visits')} value={number(visits)} />
        <Figure name={t('visitors')} value={number(visitors)} note={t('visitorsNote')} />
        <Figure name={t('views')} value={number(views)} />
        <Figure name={t('conversion')} value={share(sent, visits)} note={t('conversionNote')} />
      </dl>
      <h3 id="visits-over-time" className="strong">
        {t('time.heading')}
      </h3>
      <ul aria-hidden="true" className="legend analytics-legend">
        <li>{t('visitors')}</li>
        <li>{t('moreVisits')}</li>
      </ul>
      <ColumnChart
        label={label}
        format={number}
        columns={series.map(({ at, visits, visitors }) => ({
          name: period(at),
          title: t('time.one', { when: periodInFull(at), visits: number(visits), visitors: number(visitors) }),
          value: visits,
          part: visitors,
        }))}
      />
      <details className="disclosure">
        <summary className="link">{t('asTable')}</summary>
        <table className="data-table">
          <caption className="sr-only">{t('time.heading')}</caption>
          <thead>
            <tr>
              <th scope="col">{t((series[0]?.at.length ?? 0) > 7 ? 'time.day' : 'time.month')}</th>
              <th scope="col">{t('visits')}</th>
              <th scope="col">{t('visitors')}</th>
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map(({ at, visits, visitors }) => (
              <tr key={at}>
                <th scope="row">{periodInFull(at)}</th>
                <td>{number(visits)}</td>
                <td>{number(visitors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className="analytics-value">{value}</span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </dd>
  </div>
)
