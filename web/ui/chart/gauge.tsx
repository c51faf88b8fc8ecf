/** A whole number from 0 to 100 as part of a circle, with the number in its middle. The text beside it says the same. */
import '#web/ui/parts.css'

interface Props {
  value: number | null
  /** What stands in the middle. */
  text: string
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS
/** The circle is open at the bottom. */
const OPEN = 0.25

export function Gauge({ value, text }: Props) {
  const arc = (share: number) => `${LENGTH * (1 - OPEN) * share} ${LENGTH}`
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="gauge">
      <g fill="none" strokeWidth="7" transform={`rotate(${90 + (OPEN * 360) / 2} 50 50)`}>
        <circle cx="50" cy="50" r={RADIUS} className="gauge-track" strokeDasharray={arc(1)} />
        {value !== null && value > 0 && (
          <circle cx="50" cy="50" r={RADIUS} className="gauge-value" strokeDasharray={arc(value / 100)} />
        )}
      </g>
      <text x="50" y="57" textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
