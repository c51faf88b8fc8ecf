import type { Vital } from '#contract/audit/audit.ts'
import { thresholds } from '#contract/ratings.ts'

/** So far beyond the last threshold the scale goes on. */
const BEYOND = 1.6

interface Props {
  vital: Vital
  own?: Vital | undefined
}

/** Where a value stands between the thresholds; the same is said in words beside it. */
export function VitalScale({ vital, own }: Props) {
  const [good, fair] = thresholds[vital.id]
  const end = fair * BEYOND
  const at = (value: number) => Math.min(100, (value / end) * 100)
  return (
    <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" className="vital-scale">
      <line x1="0" x2={at(good) - 0.7} y1="4.5" y2="4.5" data-rating="good" />
      <line x1={at(good) + 0.7} x2={at(fair) - 0.7} y1="4.5" y2="4.5" data-rating="needs-improvement" />
      <line x1={at(fair) + 0.7} x2="100" y1="4.5" y2="4.5" data-rating="poor" />
      {own && <line x1={at(own.value)} x2={at(own.value)} y1="1.5" y2="7.5" className="vital-own" />}
      {vital.value > end ? (
        // Off the scale: an arrow that leads out of it.
        <path d="M94 0.5L99 4.5L94 8.5" className="vital-mark vital-beyond" />
      ) : (
        <line x1={at(vital.value)} x2={at(vital.value)} y1="0" y2="9" className="vital-mark" />
      )}
    </svg>
  )
}
