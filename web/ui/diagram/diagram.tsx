/** An architecture in small: the large drawing's boxes and lines where they stand there, with as much more as is drawn. */
import { nodeIcons } from '#content/drawing/node-icons.ts'
import { FOOT, fonts, lineHeight } from '#content/drawing/sizes.ts'
import type { Drawing, PlacedWords } from '#contract/content/drawing.ts'

type Node = Drawing['nodes'][number]

interface Props {
  drawing: Drawing
  label: string
  onChoose?: (id: string) => void
  onChooseLine?: (id: string) => void
  /** Each node has the sign of its kind. */
  hasSigns?: boolean
  /** The part of the drawing that is looked at. */
  viewBox?: string
}

export function Diagram({ drawing, label, onChoose, onChooseLine, hasSigns, viewBox }: Props) {
  const { width, height, box, nodes, lines, boundaries = [], times = [] } = drawing
  return (
    <svg
      {...{ width, height }}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="diagram"
    >
      {boundaries.map(({ type, title, ...edge }) => (
        <g key={title.text} className={`boundary boundary-${type}`}>
          <rect {...edge} rx={8} />
          <Words words={title} />
        </g>
      ))}
      <path className="diagram-way" d={along(lines.filter(({ isMain }) => isMain))} />
      {[...Map.groupBy(lines, lookOf)].map(([look, alike]) => (
        <path key={look} className={`diagram-link ${look}`} d={along(alike)} />
      ))}
      {[...Map.groupBy(lines, wayOf)].map(([way, alike]) => (
        <path key={way} className={`line-head${way}`} d={alike.map(({ head = '' }) => head).join('')} />
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
          className={`diagram-node${hasSigns ? ` node-${type}` : ''}${isMain ? ' on-way' : ''}`}
          onClick={onChoose && (() => onChoose(id))}
        >
          <rect {...box} rx={6} className="node-box" />
          {hasSigns && (
            <g className="node-sign">
              <rect x={8} y={-11} width={18} height={18} rx={4} />
              <path d={nodeIcons[type]} transform="translate(11 -8)" />
            </g>
          )}
          <NodeLabel {...{ box, lines, size }} />
        </g>
      ))}
      {times.map((time) => (
        <Words key={`${time.x} ${time.y}`} words={time} className="figure time" />
      ))}
    </svg>
  )
}

const Words = ({ words, className }: { words: PlacedWords; className?: string }) => (
  <text x={words.x} y={words.y} textAnchor={words.anchor ?? 'middle'} fontSize={words.size} className={className}>
    {words.text}
  </text>
)

type Line = Drawing['lines'][number]

/** Lines that look alike are one path: a page carries several drawings. */
const along = (lines: Line[]) => lines.map(({ path }) => path).join('')
const wayOf = ({ isMain }: Line) => (isMain ? ' on-way' : '')
const lookOf = (line: Line) => `link-${line.type}${wayOf(line)}`

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
