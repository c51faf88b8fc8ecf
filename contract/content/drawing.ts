/** A diagram as pages and answers read it, and where its parts stand in a drawing. */
import type { DiagramFile } from './diagram.ts'
import type { BoundaryType, ConnectionType, NodeType } from './kinds.ts'

type Listed<Map> = (ItemOf<Map> & { id: string })[]
type ItemOf<Map> = Map extends Record<string, infer Value> ? Value : never

type WalkFile = ItemOf<NonNullable<DiagramFile['walks']>>
type BeforeFile = NonNullable<DiagramFile['before']>

export type DiagramNode = Listed<DiagramFile['nodes']>[number]
export type DiagramConnection = Listed<DiagramFile['connections']>[number]
export type Boundary = Listed<NonNullable<DiagramFile['boundaries']>>[number]
export type WalkStep = Listed<WalkFile['steps']>[number]

/** A request that is followed through the system. */
export interface Walk extends Omit<WalkFile, 'steps'> {
  id: string
  steps: WalkStep[]
}

/** How it was before. */
interface Before extends Omit<BeforeFile, 'nodes' | 'connections'> {
  nodes: Listed<BeforeFile['nodes']>
  connections: Listed<BeforeFile['connections']>
}

export interface Diagram extends Pick<DiagramFile, 'title' | 'description' | 'explanation' | 'leftOut'> {
  nodes: DiagramNode[]
  boundaries: Boundary[]
  connections: DiagramConnection[]
  walks: Walk[]
  before?: Before | undefined
  /** What one may go on to ask, with the owner's answer where there is one. */
  nextSteps: { id: string; ask: string; answer?: string | undefined }[]
}

export interface Box {
  /** Of the upper left corner. */
  x: number
  y: number
  width: number
  height: number
}

/** Where in its upper edge a boundary's title stands. */
export type TitleAnchor = 'start' | 'middle' | 'end'

export interface Bounded extends Box {
  title: TitleAnchor
}

/** Where everything stands in one drawing, by id; the same in every language. */
export interface Layout {
  width: number
  height: number
  nodes: Record<string, Box>
  boundaries: Record<string, Bounded>
  lines: Record<string, Route>
}

/** Where words stand: on their line, or beside it on one of its sides, nearest to it. */
export type Side = 'on' | 'above' | 'below' | 'left' | 'right' | 'around'

export interface Route {
  /** The corners that the line goes through, from end to end. */
  points: { x: number; y: number }[]
  label?: (Box & { side: Side }) | undefined
}

/** A project's diagram on a whole sheet, for a wide and a narrow window. */
export interface Sheets {
  wide: Layout
  narrow: Layout
  before?: { wide: Layout; narrow: Layout } | undefined
  /** For the first screen, with the times of one request on its lines. */
  hero?: Layout
}

/** Words in a drawing; those without an anchor have their middle there. */
export interface PlacedWords {
  text: string
  size: number
  x: number
  y: number
  anchor?: 'start' | 'end' | undefined
}

/** A drawing of boxes and lines, ready to be shown. */
export interface Drawing {
  width: number
  height: number
  /** The size of every node. */
  box: { width: number; height: number }
  nodes: {
    id: string
    type: NodeType
    x: number
    y: number
    lines: string[]
    /** Of the letters of a name that is too long for the usual ones. */
    size?: number | undefined
    isMain?: true | undefined
  }[]
  lines: {
    id: string
    type: ConnectionType
    path: string
    /** Its head by itself: it is drawn through where the line is dashed. */
    head?: string | undefined
    /** The first walk goes along it. */
    isMain?: true | undefined
  }[]
  /** In an answer of the chat alone, with the signs of the kinds of nodes. */
  boundaries?: (Box & { type: BoundaryType; title: PlacedWords })[] | undefined
  /** What the first walk takes on lines and at nodes; where there are boundaries, too. */
  times?: PlacedWords[] | undefined
}

/** What pages have of a drawing that they do not show. */
export interface DrawingInShort {
  title: string
  description: string
  /** Of its small drawing. */
  width: number
  height: number
  parts: number
  connections: number
  /** The first walk in short, of the hero's drawing alone. */
  way?: Way | undefined
}

export interface TitledDrawing extends Drawing, DrawingInShort {}

/** A request on its way there and back. */
export interface Way {
  /** Of the sheet that it is drawn on. */
  width: number
  height: number
  /** What is written on the sheet, in its order (`heroWords`); the sheet is part of the home page's code. */
  words?: string[] | undefined
  /** What a figure of it means that is not said by itself. */
  note?: string | undefined
  /** The nodes on it by their names, with what getting there takes, such as "45 ms"; the last one is where the answer arrives. */
  stations: { label: string; takes?: string | undefined }[]
  /** What all of it takes. */
  time?: string | undefined
  /** What each step takes, there and back, in thousandths of the whole; the long ones in words as well. */
  parts: { share: number; time?: string | undefined }[]
}
