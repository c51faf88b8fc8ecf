/** Earlier values, from 0 to 100, as one line that ends in a dot. */
import '#web/ui/parts.css'

interface Props {
  /** The oldest first; at least two. */
  values: number[]
  label: string
}

const W = 120
const H = 28
/** Room for the dot at the end. */
const EDGE = 3
/** Never zoomed in further than this many points, so that a small wobble does not look like a fall. */
const RANGE_MIN = 20

export function Sparkline({ values, label }: Props) {
  const middle = (Math.max(...values) + Math.min(...values)) / 2
  const range = Math.max(RANGE_MIN, Math.max(...values) - Math.min(...values))
  const points = values.map((value, index) => ({
    x: EDGE + (index * (W - 2 * EDGE)) / Math.max(1, values.length - 1),
    y: H / 2 - ((value - middle) / range) * (H - 2 * EDGE),
  }))
  const last = points.at(-1)
  return (
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label} className="sparkline">
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} fill="none" />
      {last && <circle cx={last.x} cy={last.y} r={EDGE} />}
    </svg>
  )
}
