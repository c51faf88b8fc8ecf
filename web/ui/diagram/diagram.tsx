/** An architecture in small: boxes for nodes, one line for each connection, in the signs of the large drawings. */
import { nodeIcons } from '#content/drawing/node-icons.ts'
import { FOOT, fonts, lineHeight } from '#content/drawing/sizes.ts'
import type { Drawing } from '#contract/content/drawing.ts'

type Node = Drawing['nodes'][number]

interface Props {
  drawing: Drawing
  label: string
  onChoose?: (id: string) => void
  onChooseLine?: (id: string) => void
  /** The part of the drawing that is looked at. */
  viewBox?: string
}

export function Diagram({ drawing, label, onChoose, onChooseLine, viewBox }: Props) {
  const { width, height, box, nodes, lines } = drawing
  return (
    <svg
      {...{ width, height }}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="diagram"
    >
      {lines.map(({ id, path, isMain }) => isMain && <path key={id} className="diagram-way" d={path} />)}
      {lines.map(({ id, type, path, head, isMain }) => (
        <g key={id} className={`link-${type}${isMain ? ' on-way' : ''}`}>
          <path className="diagram-link" d={path} />
          {head && <path className="line-head" d={head} />}
        </g>
      ))}
      {onChooseLine &&
        lines.map(({ id, path }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside it is for all.
          <path key={id} className="diagram-hit" d={path} onClick={() => onChooseLine(id)} />
        ))}
      {nodes.map(({ id, type, x, y, lines, size, isMain }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside it is for all.
        <g
          key={id}
          transform={`translate(${x} ${y})`}
          className={`diagram-node node-${type}${isMain ? ' on-way' : ''}`}
          onClick={onChoose && (() => onChoose(id))}
        >
          <rect {...box} rx={6} className="node-box" />
          <g className="node-sign">
            <rect x={8} y={-11} width={18} height={18} rx={4} />
            <path d={nodeIcons[type]} transform="translate(11 -8)" />
          </g>
          <NodeLabel {...{ box, lines, size }} />
        </g>
      ))}
    </svg>
  )
}

/** A node's name in its box's middle. */
function NodeLabel({ box, lines, size = fonts.small.node }: Pick<Drawing, 'box'> & Pick<Node, 'lines' | 'size'>) {
  const x = box.width / 2
  // From the middle of a line down to the foot of its letters.
  const first = box.height / 2 + size * FOOT - ((lines.length - 1) * lineHeight(size)) / 2
  const [only = ''] = lines
  const style = size === fonts.small.node ? undefined : { fontSize: size }
  if (lines.length === 1) return <text {...{ x, y: first, style }}>{only}</text>
  return (
    <text style={style}>
      {lines.map((line, i) => (
        <tspan key={line} {...{ x, y: first + i * lineHeight(size) }}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
