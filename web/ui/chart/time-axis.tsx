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

/** A name that begins further on, in percent of the width, would reach over the edge: that month has no line either. */
const LAST_NAME = 86

export function MonthAxis({ scale, y, nameMonth }: Props) {
  return (
    <g className="chart-months">
      {scale.months
        .filter(({ x }) => x < LAST_NAME)
        .map(({ at, x, withYear }) => (
          <g key={at}>
            <line x1={`${x}%`} x2={`${x}%`} y1={y - 10} y2={y} />
            <text x={`${x}%`} dx={GAP} y={y} className={withYear ? 'chart-wide' : ''}>
              {nameMonth(at, withYear)}
            </text>
            {withYear && (
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
