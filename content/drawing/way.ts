/** The first walk through a system: the lines that it goes along, and what each of them takes, the same in every drawing. */
import type { Diagram, DiagramConnection, Layout, Walk, WalkStep, Way } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'
import { MARGIN } from './board.ts'
import { saysTime, walkTime, walkTimes } from './walk-time.ts'

/** What is walked there, until the answer turns back. */
const there = ({ steps }: Walk) => {
  const turn = steps.findIndex(({ back }) => back)
  return turn < 0 ? steps : steps.slice(0, turn)
}

const sum = (steps: Walk['steps']) => steps.reduce((all, { takes = 0 }) => all + takes, 0)

/** Parts of a walk that take less are not named on its ruler: there is no room. */
const NAMED_SHARE = 0.18

/** On the first screen a sheet ends at the sides where what is drawn on it does, as the ruler below it. */
export const withoutSides = ({ width, height }: Layout) => ({ width: width - 2 * MARGIN, height })

/** The first walk in short, for the first screen. @param sheet what it is drawn on there; the others need none. */
export function wayOf(language: Language, diagram: Diagram, sheet: Layout | undefined): Way | undefined {
  const { walks, nodes, connections } = diagram
  const [walk] = walks
  if (!sheet) return undefined
  const { width, height } = withoutSides(sheet)
  if (!walk) return { width, height, stations: [], parts: [] }
  const { total } = walk
  const time = (takes: number) => (total === undefined ? undefined : walkTime(language, walk, takes))
  const labelOf = (id: string | undefined) => nodes.find((node) => node.id === id)?.label ?? ''
  const lineOf = (step: Walk['steps'][number]) => connections.find(({ id }) => id === step.along)
  const [first, ...rest] = there(walk)
  const returning = walk.steps.slice(rest.length + 1)
  const start = first && lineOf(first)
  const onward = start ? [first, ...rest] : rest
  const last = returning.at(-1)
  return {
    width,
    height,
    stations: [
      { label: labelOf(start?.from ?? first?.at) },
      ...onward.map((step) => ({ label: labelOf(lineOf(step)?.to ?? step.at), takes: time(step.takes ?? 0) })),
      ...(last ? [{ label: labelOf(lineOf(last)?.from ?? last.at), takes: time(sum(returning)) }] : []),
    ],
    time: total === undefined ? undefined : time(total),
    parts:
      total === undefined
        ? []
        : walk.steps.map(({ takes = 0 }) => ({
            share: Math.round((takes / total) * 1000),
            ...(takes / total >= NAMED_SHARE && { time: time(takes) }),
          })),
  }
}

/** What the first walk takes along each line, there and back again: with what it takes at nodes, that is the time that is claimed. */
export const timesOf = (language: Language, { walks }: Diagram): Map<string, string> =>
  timesBy(language, walks[0], ({ along }) => along)

/** What it takes at nodes. */
export const nodeTimesOf = (language: Language, { walks }: Diagram): Map<string, string> =>
  timesBy(language, walks[0], ({ at }) => at)

function timesBy(
  language: Language,
  walk: Walk | undefined,
  placeOf: (step: WalkStep) => string | undefined,
): Map<string, string> {
  if (!walk || walk.total === undefined) return new Map()
  const taken = new Map<string, number[]>()
  for (const step of walk.steps) {
    const place = placeOf(step)
    if (place !== undefined && step.takes) taken.set(place, [...(taken.get(place) ?? []), step.takes])
  }
  return new Map([...taken].map(([place, times]) => [place, walkTimes(language, walk, times)]))
}

type Connection = Pick<DiagramConnection, 'id' | 'figure'>

/** What is written below a line's words. */
export interface Figures {
  /** The owner's own, such as a volume. */
  figure?: string | undefined
  /** What the first walk takes there. */
  time?: string | undefined
}

/** @returns a line's figures; one that says what the first walk takes there is not said twice. */
export function figuresOf(language: Language, diagram: Diagram, { id, figure }: Connection): Figures {
  const [walk] = diagram.walks
  const time = timesOf(language, diagram).get(id)
  if (!walk || time === undefined || figure === undefined) return { figure, time }
  const taken = walk.steps.flatMap(({ along, takes }) => (along === id && takes ? [takes] : []))
  if (!taken.every((one) => saysTime(language, walk, figure, one))) return { figure, time }
  return { time: taken.length > 1 ? time : figure }
}

/** The lines that the first walk goes along. */
export function mainPath({ walks, connections }: Diagram): Set<string> {
  const passages = walks[0] ? passagesOf(walks[0], connections) : []
  return new Set(passages.flatMap((passage) => passage?.line.id ?? []))
}

/** The nodes at both ends of these lines: none stands out that no line of the way leads to. */
export function nodesOnWay(diagram: Diagram): Set<string> {
  const main = mainPath(diagram)
  return new Set(diagram.connections.flatMap(({ id, from, to }) => (main.has(id) ? [from, to] : [])))
}

interface Passage {
  line: DiagramConnection
  isBack: boolean
}

/** The line of each step: the one that it names, or the one from where the request was to where it happens, either way round. */
export function passagesOf({ steps }: Walk, connections: DiagramConnection[]): (Passage | undefined)[] {
  let here: string | undefined
  return steps.map(({ along, at, back }) => {
    const line = connections.find(({ id, from, to }) =>
      along === undefined ? (from === here && to === at) || (to === here && from === at) : id === along,
    )
    const passage = line && { line, isBack: along === undefined ? line.to === here : back === true }
    here = at ?? (passage?.isBack ? line?.from : line?.to)
    return passage
  })
}
