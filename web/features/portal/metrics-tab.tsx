import type { MetricReading, Project } from '../../../contract/portal.ts'
import { Gauge } from '../../ui/chart/gauge.tsx'
import { Sparkline } from '../../ui/chart/sparkline.tsx'
import { useFormats, useNow } from '../../ui/formats.ts'
import { Empty, Loaded } from './loaded.tsx'
import { useMetrics } from './readings.ts'
import { ScrollTable } from './scroll-table.tsx'
import { usePortalWords } from './words.tsx'

const metrics = ['codeQuality', 'performance', 'security', 'testCoverage'] as const
type Metric = (typeof metrics)[number]

/** From here on a score is good, and from there on fair. */
const GOOD = 90
const FAIR = 50
const rate = (value: number) => (value >= GOOD ? 'good' : value >= FAIR ? 'fair' : 'poor')

export function MetricsTab({ project }: { project: Project }) {
  const say = usePortalWords()
  const { ago } = useFormats()
  const now = useNow()
  return (
    <Loaded reading={useMetrics(project.id)} bones={[12]}>
      {(latest) =>
        latest.measuredAt === null ? (
          <Empty title={say('metrics.none')}>{say('metrics.noneText')}</Empty>
        ) : (
          <>
            <dl className="portal-metrics">
              {metrics.map((metric) => (
                <MetricView key={metric} metric={metric} value={latest[metric]} history={latest.history} />
              ))}
            </dl>
            <p className="text-sm text-muted">{say('metrics.measured', { time: ago(latest.measuredAt, now) })}</p>
            {latest.history.length > 1 && (
              <details className="portal-details">
                <summary className="link">{say('metrics.table')}</summary>
                <HistoryTable history={latest.history} />
              </details>
            )}
          </>
        )
      }
    </Loaded>
  )
}

interface ViewProps {
  metric: Metric
  value: number | null
  history: MetricReading[]
}

function MetricView({ metric, value, history }: ViewProps) {
  const say = usePortalWords()
  const { percent } = useFormats()
  const name = say(`metrics.${metric}`)
  return (
    <div className={`card portal-metric ${value === null ? '' : `metric-${rate(value)}`}`}>
      <dt className="strong">{name}</dt>
      <dd className="portal-gauge">
        <Gauge value={value} text={value === null ? '–' : percent(value)} />
        <span className="sr-only">{value === null ? say('metrics.unmeasured') : percent(value)} </span>
        {value !== null && <span className="portal-rating text-sm">{say(`metrics.${rate(value)}`)}</span>}
      </dd>
      {history.length > 1 && <History name={name} values={history.map((one) => one[metric])} history={history} />}
    </div>
  )
}

/** How a metric got where it is. */
function History({ name, values, history }: { name: string; values: number[]; history: MetricReading[] }) {
  const say = usePortalWords()
  const { percent, points, dayOf } = useFormats()
  const [first, last] = [values[0]!, values.at(-1)!]
  const date = dayOf(history[0]!.measuredAt)
  return (
    <dd>
      <Sparkline
        values={values}
        label={say('metrics.history', {
          metric: name,
          first: percent(first),
          last: percent(last),
          count: values.length,
        })}
      />
      <span className="text-sm text-muted">
        {first === last
          ? say('metrics.unchanged', { date })
          : say('metrics.since', { change: points(last - first), date })}
      </span>
    </dd>
  )
}

function HistoryTable({ history }: { history: MetricReading[] }) {
  const say = usePortalWords()
  const { dayOf, percent } = useFormats()
  return (
    <ScrollTable label={say('metrics.table')}>
      <thead>
        <tr>
          <th scope="col">{say('metrics.date')}</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col">
              {say(`metrics.${metric}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map((one) => (
          <tr key={one.measuredAt}>
            <td>{dayOf(one.measuredAt)}</td>
            {metrics.map((metric) => (
              <td key={metric}>{percent(one[metric])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
