import type { MetricReading, Project } from '#contract/portal/portal.ts'
import { scoreRating } from '#contract/ratings.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useMetrics } from '#web/features/portal/queries.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { Gauge } from '#web/ui/chart/gauge.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { useFormats, useNow } from '#web/ui/formats.ts'
import { ScrollTable } from '#web/ui/scroll-table.tsx'

const metrics = ['codeQuality', 'performance', 'security', 'testCoverage'] as const
type Metric = (typeof metrics)[number]

export function MetricsTab({ project }: { project: Project }) {
  const t = usePortalT()
  const { ago } = useFormats()
  const now = useNow()
  return (
    <AsyncView query={useMetrics(project.id)} skeletonHeights={[12]}>
      {(latest) =>
        latest.measuredAt === null ? (
          <Empty title={t('metrics.none')}>{t('metrics.noneText')}</Empty>
        ) : (
          <>
            <dl className="portal-metrics">
              {metrics.map((metric) => (
                <MetricView key={metric} metric={metric} value={latest[metric]} history={latest.history} />
              ))}
            </dl>
            <p className="text-sm text-muted">{t('metrics.measured', { time: ago(latest.measuredAt, now) })}</p>
            {latest.history.length > 1 && (
              <details className="disclosure">
                <summary className="link">{t('metrics.table')}</summary>
                <HistoryTable history={latest.history} />
              </details>
            )}
          </>
        )
      }
    </AsyncView>
  )
}

const tones = { good: 'tone-green', 'needs-improvement': 'tone-yellow', poor: 'tone-red' }
const words = { good: 'metrics.good', 'needs-improvement': 'metrics.fair', poor: 'metrics.poor' } as const

interface ViewProps {
  metric: Metric
  value: number | null
  history: MetricReading[]
}

function MetricView({ metric, value, history }: ViewProps) {
  const t = usePortalT()
  const { percent } = useFormats()
  const name = t(`metrics.${metric}`)
  return (
    <div className={`card portal-metric ${value === null ? '' : tones[scoreRating(value)]}`}>
      <dt className="strong">{name}</dt>
      <dd className="portal-gauge">
        <Gauge value={value} text={value === null ? '–' : percent(value)} />
        <span className="sr-only">{value === null ? t('metrics.unmeasured') : percent(value)} </span>
        {value !== null && <span className="portal-rating text-sm">{t(words[scoreRating(value)])}</span>}
      </dd>
      {history.length > 1 && <History name={name} values={history.map((one) => one[metric])} history={history} />}
    </div>
  )
}

/** How a metric got where it is. */
function History({ name, values, history }: { name: string; values: number[]; history: MetricReading[] }) {
  const t = usePortalT()
  const { percent, points, dayOf } = useFormats()
  const [first, last, oldest] = [values[0], values.at(-1), history[0]]
  if (first === undefined || last === undefined || !oldest) return null
  const date = dayOf(oldest.measuredAt)
  return (
    <dd>
      <Sparkline
        values={values}
        label={t('metrics.history', {
          metric: name,
          first: percent(first),
          last: percent(last),
          count: values.length,
        })}
      />
      <span className="text-sm text-muted">
        {first === last ? t('metrics.unchanged', { date }) : t('metrics.since', { change: points(last - first), date })}
      </span>
    </dd>
  )
}

function HistoryTable({ history }: { history: MetricReading[] }) {
  const t = usePortalT()
  const { dayOf, percent } = useFormats()
  return (
    <ScrollTable label={t('metrics.table')}>
      <thead>
        <tr>
          <th scope="col">{t('metrics.date')}</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col">
              {t(`metrics.${metric}`)}
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
