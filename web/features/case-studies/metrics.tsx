/** Figures of a case study, drawn: digits large, the words around them small, before and after as two bars. */
import type { CaseStudy } from '#contract/content/content.ts'

/** Numbers with their sign; those within a word ("p99") belong to the word. */
const digits = /((?<![a-z\d.,])\d+(?:[.,\u00a0\u202f]\d+)*(?:[\u00a0\u202f ]?%|\+)?)/i

type Metric = CaseStudy['metrics'][number]

/** Whether the words beside the digits are the label once more: it is then not shown a second time. */
export const isLabelled = ({ label, value }: Metric) =>
  value.replace(digits, '').trim().toLowerCase() === label.toLowerCase()

/** A value with its numbers set apart. */
export const Value = ({ value }: { value: string }) =>
  value.split(digits).map((part, i) => (i % 2 ? <b key={part}>{part}</b> : part))

export function Metrics({ metrics, className }: { metrics: Metric[]; className: string }) {
  return (
    <dl className={`metrics ${className}`}>
      {metrics.map((metric) => (
        <div key={metric.id} className="rule">
          <dt className={isLabelled(metric) ? 'sr-only' : 'text-sm text-muted'}>{metric.label}</dt>
          <dd>
            <Value value={metric.value} />
          </dd>
          {metric.change && (
            <dd
              aria-hidden="true"
              style={{ '--before': metric.change.before, '--after': metric.change.after }}
              className="change"
            />
          )}
        </div>
      ))}
    </dl>
  )
}
