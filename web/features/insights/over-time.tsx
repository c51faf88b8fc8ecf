/** The figures that matter most, and visits and visitors as time went by. */
import type { VisitFigures } from '../../../contract/insights.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { useFormats } from './formats.ts'
import { useInsightsWords } from './words.tsx'

export function OverTime({ figures }: { figures: VisitFigures }) {
  const say = useInsightsWords()
  const { number, share, period, periodInFull } = useFormats()
  const { visits, visitors, views, series, deeds } = figures
  const sent = deeds.find(({ deed }) => deed === 'contact-sent')?.visits ?? 0
  const most = series.reduce((one, other) => (other.visits > one.visits ? other : one))
  const label =
    visits === 0 ? say('time.none') : say('time.alt', { count: number(most.visits), when: periodInFull(most.at) })
  return (
    <section aria-labelledby="visits-over-time">
      <dl className="insights-figures">
        <Figure name={say('visits')} value={number(visits)} />
        <Figure name={say('visitors')} value={number(visitors)} note={say('visitorsNote')} />
        <Figure name={say('views')} value={number(views)} />
        <Figure name={say('conversion')} value={share(sent, visits)} note={say('conversionNote')} />
      </dl>
      <h3 id="visits-over-time" className="strong">
        {say('time.heading')}
      </h3>
      <ul aria-hidden="true" className="insights-legend">
        <li>{say('visitors')}</li>
        <li>{say('moreVisits')}</li>
      </ul>
      <ColumnChart
        label={label}
        format={number}
        columns={series.map(({ at, visits, visitors }) => ({
          name: period(at),
          title: say('time.one', { when: periodInFull(at), visits: number(visits), visitors: number(visitors) }),
          value: visits,
          part: visitors,
        }))}
      />
      <details className="insights-details">
        <summary className="link">{say('asTable')}</summary>
        <table className="insights-table">
          <caption className="sr-only">{say('time.heading')}</caption>
          <thead>
            <tr>
              <th scope="col">{say(series[0]!.at.length > 7 ? 'time.day' : 'time.month')}</th>
              <th scope="col">{say('visits')}</th>
              <th scope="col">{say('visitors')}</th>
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
      <span className="insights-value">{value}</span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </dd>
  </div>
)
