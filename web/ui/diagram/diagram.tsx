/** An architecture drawn from its data: boxes for nodes, one line for each connection. Crisp at every size. */
import type { Diagram as DiagramData } from '#contract/content/content.ts'
import { LABEL_W, linesOf, NODE_H, NODE_W, pathBetween, widthOf } from './geometry.ts'

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
  onChooseLine?: (id: string) => void
  /** The part of the drawing that is looked at. */
  viewBox?: string
}

export function Diagram({ diagram, label, drawingId, chosen, onChoose, onChooseLine, viewBox = WHOLE_BOARD }: Props) {
  const byId = new Map(diagram.nodes.map((node) => [node.id, node]))
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className="diagram h-auto w-full">
      <g id={drawingId}>
        {diagram.connections.map(({ id, type, from, to }) => (
          <path key={id} className={`diagram-link link-${type}`} d={pathBetween(byId.get(from), byId.get(to))} />
        ))}
        {onChooseLine &&
          diagram.connections.map(({ id, from, to }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list beside it is for all.
            <path
              key={id}
              className="diagram-hit"
              d={pathBetween(byId.get(from), byId.get(to))}
              onClick={() => onChooseLine(id)}
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

const LINE_H = 3
/** From the middle of a line down to the foot of its letters. */
const BASELINE = 0.8

/** A node's name around its box's middle. */
function NodeLabel({ label }: { label: string }) {
  const [first, second] = linesOf(label)
  if (second === undefined) return <text {...{ y: BASELINE, ...squeeze(label) }}>{label}</text>
  return (
    <text>
      <tspan {...{ x: 0, y: BASELINE - LINE_H / 2, ...squeeze(first) }}>{first}</tspan>
      <tspan {...{ x: 0, y: BASELINE + LINE_H / 2, ...squeeze(second) }}>{second}</tspan>
    </text>
  )
}

/** Keeps a line that is still too long inside its box. */
const squeeze = (text: string) =>
  widthOf(text) > LABEL_W ? ({ textLength: LABEL_W, lengthAdjust: 'spacingAndGlyphs' } as const) : {}
