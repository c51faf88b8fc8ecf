/** An architecture drawn from its data: boxes for nodes, one line for each connection. Crisp at every size. */
import type { DiagramConnection, Diagram as DiagramData, DiagramNode } from '../../../contract/content.ts'

/** Size of a node's box on the board's 100 by 60 units. */
const NODE_W = 20
const NODE_H = 8
/** See `view.ts`, which the pages that only show drawings do not need. */
const WHOLE_BOARD = '-1 1 102 58'

interface Props {
  diagram: DiagramData
  label: string
  /** Lets another drawing on the page show the same lines again (`<use href="#…">`). */
  drawingId?: string
  /** The node that is looked at. */
  chosen?: string | undefined
  onChoose?: (id: string) => void
  /** The part of the drawing that is looked at. */
  viewBox?: string
}

export function Diagram({ diagram, label, drawingId, chosen, onChoose, viewBox = WHOLE_BOARD }: Props) {
  const byId = new Map(diagram.nodes.map((node) => [node.id, node]))
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className="diagram h-auto w-full">
      <g id={drawingId}>
        {diagram.connections.map((connection) => (
          <Link
            key={connection.id}
            connection={connection}
            from={byId.get(connection.from)!}
            to={byId.get(connection.to)!}
          />
        ))}
        {diagram.nodes.map((node) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside it is for all.
          <g
            key={node.id}
            transform={`translate(${node.x} ${node.y})`}
            className={`diagram-node node-${node.type}`}
            data-chosen={node.id === chosen || undefined}
            onClick={onChoose && (() => onChoose(node.id))}
          >
            <rect x={-NODE_W / 2} y={-NODE_H / 2} width={NODE_W} height={NODE_H} rx={1.2} />
            <NodeLabel label={node.label} />
          </g>
        ))}
      </g>
    </svg>
  )
}

/** Room for text in a box, in units of the board, and the size of the text. */
const LABEL_W = NODE_W - 1.6
const TEXT_SIZE = 2.4
const LINE_H = 3
/** From the middle of a line down to the foot of its letters. */
const BASELINE = 0.8

/** A node's name on one line or two, whichever fits its box, around the box's middle. */
function NodeLabel({ label }: { label: string }) {
  const [first, second] = width(label) > LABEL_W ? lines(label) : [label]
  if (second === undefined) return <text {...{ y: BASELINE, ...squeeze(label) }}>{label}</text>
  return (
    <text>
      <tspan {...{ x: 0, y: BASELINE - LINE_H / 2, ...squeeze(first) }}>{first}</tspan>
      <tspan {...{ x: 0, y: BASELINE + LINE_H / 2, ...squeeze(second) }}>{second}</tspan>
    </text>
  )
}

/** An estimate on the wide side: Chinese and Japanese characters fill a square, Latin ones a part of it. */
const width = (text: string) => [...text].reduce((sum, c) => sum + share(c) * TEXT_SIZE, 0)
const share = (c: string) => (c > '\u2e80' ? 1 : /[fijlrtI .-]/.test(c) ? 0.36 : /[mwMW]/.test(c) ? 0.9 : 0.62)

/** Splits at the space or hyphen nearest to the middle, long Chinese and Japanese in the middle, one word not at all. */
function lines(label: string): [string, string?] {
  const middle = label.length / 2
  const breaks = [...label.matchAll(/[ \u00a0-]/g)].map(({ index }) => index + 1)
  const nearest =
    breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ??
    (label > '\u2e80' && width(label) > 1.2 * LABEL_W ? Math.ceil(middle) : label.length)
  if (nearest === label.length) return [label]
  return [label.slice(0, nearest).trim(), label.slice(nearest)]
}

/** Keeps a line that is still too long inside its box. */
const squeeze = (text: string) =>
  width(text) > LABEL_W ? ({ textLength: LABEL_W, lengthAdjust: 'spacingAndGlyphs' } as const) : {}

function Link({ connection, from, to }: { connection: DiagramConnection; from: DiagramNode; to: DiagramNode }) {
  const start = edgeOf(from, to)
  const end = edgeOf(to, from)
  return (
    <path
      className={`diagram-link link-${connection.type}`}
      d={`M${start.x} ${start.y}L${end.x} ${end.y}${arrowHead(start, end)}`}
    />
  )
}

interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where the straight line towards `other` leaves the node's box. */
function edgeOf(node: Point, other: Point): Point {
  const dx = other.x - node.x
  const dy = other.y - node.y
  const scale = 1 / Math.max(Math.abs(dx) / (NODE_W / 2), Math.abs(dy) / (NODE_H / 2))
  return { x: round(node.x + dx * scale), y: round(node.y + dy * scale) }
}

/** The head's outline, drawn on from the line's end. */
function arrowHead(start: Point, end: Point): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const ux = (end.x - start.x) / length
  const uy = (end.y - start.y) / length
  return `m0 0l${round(-1.6 * ux - 0.7 * uy)} ${round(-1.6 * uy + 0.7 * ux)} ${round(1.4 * uy)} ${round(-1.4 * ux)}z`
}
