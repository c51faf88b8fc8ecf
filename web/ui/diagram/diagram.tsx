/** An architecture in small: boxes for nodes, one line for each connection. The build has laid it out. */
import { fonts, lineHeight, NODE, NODE_TEXT } from '#content/drawing/sizes.ts'
import type { Drawing } from '#contract/content/drawing.ts'

interface Props {
  drawing: Drawing
  label: string
  onChoose?: (id: string) => void
  onChooseLine?: (id: string) => void
  /** The part of the drawing that is looked at. */
  viewBox?: string
}

export function Diagram({ drawing, label, onChoose, onChooseLine, viewBox }: Props) {
  const { width, height, nodes, lines } = drawing
  return (
    <svg
      {...{ width, height }}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="diagram"
    >
      {lines.map(({ id, type, path, isMain }) => (
        <path key={id} className={`diagram-link link-${type}${isMain ? ' on-way' : ''}`} d={path} />
      ))}
      {onChooseLine &&
        lines.map(({ id, path }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside it is for all.
          <path key={id} className="diagram-hit" d={path} onClick={() => onChooseLine(id)} />
        ))}
      {nodes.map(({ id, type, x, y, lines }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside it is for all.
        <g
          key={id}
          transform={`translate(${x} ${y})`}
          className={`diagram-node node-${type}`}
          onClick={onChoose && (() => onChoose(id))}
        >
          <rect width={NODE.width} height={NODE.height} rx={6} />
          <NodeLabel lines={lines} />
        </g>
      ))}
    </svg>
  )
}

/** From the middle of a line down to the foot of its letters. */
const BASELINE = 5

/** Letters of a word that fill a node in wide faces. */
const LONG_WORD = 15

/** A word that cannot be broken is fitted to its node, whichever face the system has. */
const fitted = (line: string) =>
  line.length >= LONG_WORD ? ({ textLength: NODE_TEXT, lengthAdjust: 'spacingAndGlyphs' } as const) : {}

/** A node's name in its box's middle. */
function NodeLabel({ lines }: { lines: string[] }) {
  const x = NODE.width / 2
  const first = NODE.height / 2 + BASELINE - ((lines.length - 1) * lineHeight(fonts.small.node)) / 2
  const [only = ''] = lines
  if (lines.length === 1) return <text {...{ x, y: first, ...fitted(only) }}>{only}</text>
  return (
    <text>
      {lines.map((line, i) => (
        <tspan key={line} {...{ x, y: first + i * lineHeight(fonts.small.node), ...fitted(line) }}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
