/** Figures of a case study, drawn: digits large, the words around them small, before and after as two bars. */
import type { CaseStudy } from '#contract/content/content.ts'
import { useT } from '#web/platform/i18n.tsx'

/** Numbers with their sign; those within a word ("p99") belong to the word. */
const digits = /((?<![a-z\d.,])\d+(?:[.,\u00a0\u202f]\d+)*(?:[\u00a0\u202f ]?%|\+)?)/i

type Metric = CaseStudy['metrics'][number]

/** Whether the words beside the digits are the label once more: one of both is shown. */
export const isLabelled = ({ label, value }: Metric) =>
  value.replace(digits, '').trim().toLowerCase() === label.toLowerCase()

/** A value with its numbers set apart. @param hasLabel says that the words beside them stand above, too. */
export const Value = ({ value, hasLabel }: { value: string; hasLabel?: boolean }) =>
  value.split(digits).map((part, i) => {
    if (i % 2) return <b key={part}>{part}</b>
    return hasLabel && part ? (
      <span key={part} className="sr-only">
        {part}
      </span>
    ) : (
      part
    )
  })

export function Metrics({ metrics, className }: { metrics: Metric[]; className: string }) {
  return (
    <dl className={`metrics ${className}`}>
      {metrics.map((metric) => (
        <div key={metric.id} className="rule">
          <dt aria-hidden={isLabelled(metric) || undefined} className="text-sm text-muted">
            {metric.label}
          </dt>
          <dd>
            <Value value={metric.value} hasLabel={isLabelled(metric)} />
          </dd>
          {metric.change && <Change {...metric.change} />}
        </div>
      ))}
    </dl>
  )
}

/** The longer bar takes all the room; of nothing there is no bar. The value says in words what they show. */
function Change({ before, after }: NonNullable<Metric['change']>) {
  const t = useT()
  const width = (value: number) => ({ width: `${(value * 100) / (Math.max(before, after) || 1)}%` })
  return (
    <dd aria-hidden="true" className="metric-change text-sm text-muted">
      {t('projects.before')}
      <i style={width(before)} />
      {t('projects.after')}
      <i style={width(after)} />
    </dd>
  )
}
