/** An architecture drawn from its data: boxes for nodes, one line for each connection. Crisp at every size. */
import type { DiagramConnection, Diagram as DiagramData, DiagramNode } from '../../../contract/content.ts'

/** Size of a node's box on the board's 100 by 60 units. */
const NODE_W = 20
const NODE_H = 8

interface Props {
  diagram: DiagramData
  label: string
  /** The node that is looked at. */
  chosen?: string | undefined
  onChoose?: (id: string) => void
}

export function Diagram({ diagram, label, chosen, onChoose }: Props) {
  const byId = new Map(diagram.nodes.map((node) => [node.id, node]))
  return (
    <svg viewBox="-1 1 102 58" role="img" aria-label={label} className="diagram h-auto w-full">
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
        <g
          key={node.id}
          className={`diagram-node node-${node.type}`}
          data-chosen={node.id === chosen || undefined}
          onClick={onChoose && (() => onChoose(node.id))}
        >
          <rect x={node.x - NODE_W / 2} y={node.y - NODE_H / 2} width={NODE_W} height={NODE_H} rx={1.2} />
          <text x={node.x} y={node.y + 0.85}>
            {node.label}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Link({ connection, from, to }: { connection: DiagramConnection; from: DiagramNode; to: DiagramNode }) {
  const start = edgeOf(from, to)
  const end = edgeOf(to, from)
  return (
    <>
      <path className={`diagram-link link-${connection.type}`} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path className={`link-${connection.type}`} fill="var(--link)" d={arrowHead(start, end)} />
    </>
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

function arrowHead(start: Point, end: Point): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const ux = (end.x - start.x) / length
  const uy = (end.y - start.y) / length
  const corner = (side: number) =>
    `${round(end.x - 1.5 * ux - side * uy * 0.7)} ${round(end.y - 1.5 * uy + side * ux * 0.7)}`
  return `M${end.x} ${end.y}L${corner(1)}L${corner(-1)}z`
}
