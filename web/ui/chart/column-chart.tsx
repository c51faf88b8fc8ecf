/** Values as time goes by, as columns of which a part is set off: a drawing that keeps its letters at every width. */
import './column-chart.css'
import { niceCeiling } from './nice-ceiling.ts'

interface Column {
  /** Written below some of the columns. */
  name: string
  /** What a pointer on it is told. */
  title: string
  value: number
  /** How much of the value is set off. */
  part: number
}

interface Props {
  columns: Column[]
  /** What the drawing shows, in a sentence. The figures belong in a table beside it. */
  label: string
  format(value: number): string
}

/** In pixels. */
const TOP = 20
const HEIGHT = 180
const AXIS = TOP + HEIGHT + 20
/** More names would touch each other on a phone. */
const NAMES_MAX = 4
/** Of the room that each column has. */
const WIDTH = 0.72

export function ColumnChart({ columns, label, format }: Props) {
  const top = niceCeiling(Math.max(...columns.map(({ value }) => value)))
  const height = (value: number) => (100 * value) / top
  const step = Math.ceil(columns.length / NAMES_MAX)
  return (
    <svg role="img" aria-label={label} width="100%" height={AXIS + 6} className="column-chart">
      <line x1="0" x2="100%" y1={TOP} y2={TOP} />
      <line x1="0" x2="100%" y1={TOP + HEIGHT / 2} y2={TOP + HEIGHT / 2} />
      <text x="0" y={TOP - 5}>
        {format(top)}
      </text>
      <svg
        x="0"
        y={TOP}
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${columns.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {columns.map(({ name, title, value, part }, index) => (
          <g key={name + title}>
            <title>{title}</title>
            <rect x={index} y="0" width="1" height="100" className="column-room" />
            <rect
              x={index + (1 - WIDTH) / 2}
              width={WIDTH}
              y={100 - height(value)}
              height={height(value)}
              className="column-rest"
            />
            <rect
              x={index + (1 - WIDTH) / 2}
              width={WIDTH}
              y={100 - height(part)}
              height={height(part)}
              className="column-part"
            />
          </g>
        ))}
      </svg>
      <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="column-base" />
      {columns.map(
        ({ name }, index) =>
          index % step === 0 && (
            <text key={name + String(index)} x={`${(100 * index) / columns.length}%`} y={AXIS}>
              {name}
            </text>
          ),
      )}
    </svg>
  )
}
