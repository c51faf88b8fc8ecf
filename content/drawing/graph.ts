/** What is laid out: nodes, the boundaries around some of them, and lines with room for their words. */

export interface Size {
  width: number
  height: number
}

export interface Line {
  id: string
  from: string
  to: string
  label?: Size | undefined
  /** Of its words where the name stands above a line across and the figures below; nothing where one of them is missing. */
  around?: Size | undefined
  /** On the path of the first walk, which is to be short and straight. */
  isMain: boolean
}

export interface Boundary {
  id: string
  /** Without those of the boundaries within it. */
  nodes: string[]
  within?: string | undefined
  /** Of its title, which stands in its upper edge. */
  label: Size
}

export interface Graph {
  /** How many nodes may stand side by side. */
  columns: number
  /** Of every node. */
  node: Size
  /** Between two columns and between two rows, at least. */
  gap: Size
  /** From a node to the boundary around it, and from there to the next one. */
  padding: Size
  nodes: string[]
  boundaries: Boundary[]
  lines: Line[]
  /** Of what a request takes at a node, which is written in the end of its lower edge. */
  times?: Record<string, Size>
  /** Where the nodes stand, where that is decided already. */
  cells?: Record<string, Cell>
}

/** Column and row of a node. */
export interface Cell {
  column: number
  row: number
}

/** The ids of all nodes inside a boundary. */
export const nodesIn = (boundary: Boundary, all: Boundary[]): string[] => [
  ...boundary.nodes,
  ...all.filter(({ within }) => within === boundary.id).flatMap((inner) => nodesIn(inner, all)),
]

/** How many boundaries stand one in the other inside this one. */
export const depthIn = (boundary: Boundary, all: Boundary[]): number =>
  Math.max(0, ...all.filter(({ within }) => within === boundary.id).map((inner) => depthIn(inner, all) + 1))
