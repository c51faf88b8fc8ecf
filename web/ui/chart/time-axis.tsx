/** The names of the months below a drawing, and today's line through it. */
import type { TimeScale } from './time-scale.ts'

interface Props {
  scale: TimeScale
  /** Where the months are written, in pixels from the top of the drawing. */
  y: number
  nameMonth(at: number, withYear: boolean): string
}

/** Pixels from the line of a month to its name. */
const GAP = 4

export function MonthAxis({ scale, y, nameMonth }: Props) {
  return (
    <g className="chart-months">
      {scale.months.map(({ at, x, withYear }) => (
        <g key={at}>
          <line x1={`${x}%`} x2={`${x}%`} y1={y - 10} y2={y} />
          {/* A name that would reach over the edge is left out; its line stays. */}
          {x < 86 && (
            <text x={`${x}%`} dx={GAP} y={y} className={withYear ? 'chart-wide' : ''}>
              {nameMonth(at, withYear)}
            </text>
          )}
          {x < 86 && withYear && (
            <text x={`${x}%`} dx={GAP} y={y} className="chart-narrow">
              {nameMonth(at, false)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

interface TodayProps {
  x: number
  y1: number
  y2: number
  label: string
}

/** At the ends of the drawing its name stands beside the line, so that it stays on the sheet. */
export function TodayLine({ x, y1, y2, label }: TodayProps) {
  const anchor = x < 12 ? 'start' : x > 88 ? 'end' : 'middle'
  return (
    <g className="chart-today">
      <line x1={`${x}%`} x2={`${x}%`} y1={y1} y2={y2} />
      <text x={`${x}%`} y={y1 - 6} textAnchor={anchor}>
        {label}
      </text>
    </g>
  )
}
