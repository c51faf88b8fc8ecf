/**
 * The newest system beside the words, and a way to its case study: it draws itself once, and shows the way of one request to
 * whoever points at it. Where there is no room for it that way stands below, from station to station.
 */
import { Link } from 'wouter'
import { fonts, lineHeight, NODE } from '#content/drawing/sizes.ts'
import type { TitledDrawing } from '#contract/content/drawing.ts'
import { paths } from '#web/platform/paths.ts'
import { fitted } from '#web/ui/diagram/diagram.tsx'

/** From the middle of a line down to the foot of its letters. */
const BASELINE = 5

export function HeroDrawing({ study, drawing }: { study: string; drawing: TitledDrawing }) {
  const { title, width, height, nodes, lines, way } = drawing
  // Those on the way come last, in its order: each lights up after the one before.
  const others = lines.filter(({ id }) => !way?.lines.includes(id))
  const onWay = way?.lines.flatMap((id) => lines.find((line) => line.id === id) ?? []) ?? []
  return (
    <Link href={paths.caseStudy(study)} className="hero-drawing no-print">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <g>
          {others.map(({ id, type, path }) => (
            <path key={id} className={`diagram-link link-${type}`} d={path} pathLength={1} />
          ))}
        </g>
        <g className="hero-way">
          {onWay.map(({ id, type, path }) => (
            <path key={id} className={`diagram-link link-${type}`} d={path} pathLength={1} />
          ))}
        </g>
        {nodes.map(({ id, type, x, y, lines }) => (
          <g key={id} className={`diagram-node node-${type}`} transform={`translate(${x} ${y})`}>
            <rect width={NODE.width} height={NODE.height} rx={6} />
            <text>
              {lines.map((line, i) => (
                <tspan
                  key={line}
                  x={NODE.width / 2}
                  y={NODE.height / 2 + BASELINE + (i - (lines.length - 1) / 2) * lineHeight(fonts.small.node)}
                  {...fitted(line)}
                >
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
      </svg>
      {way && (
        <ol className="hero-stations">
          {way.stations.map((station) => (
            <li key={station}>{station}</li>
          ))}
        </ol>
      )}
      <span className="hero-title rule">
        <span className="caption">{title}</span>
        {way?.time && <span className="hero-time">{way.time}</span>}
      </span>
    </Link>
  )
}
