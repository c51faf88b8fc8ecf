/** Answers what was pressed in a drawing: a part, a line between two of them, a question below it. */
import { colon } from '#content/language/colon.ts'
import type { DrawnPart } from '#contract/chat/chat.ts'
import type { DiagramConnection, DiagramNode } from '#contract/content/drawing.ts'
import { plainly } from '#server/knowledge/phrases.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { ended, isOwnWords } from '../texts/evidence.ts'
import { byRetrieval } from '../texts/topic.ts'
import { failing, isFailure, withoutPart } from './failing.ts'
import { aboutProject, nextOf } from './projects.ts'

/** @returns undefined if the owner has no such thing. */
export function aboutDrawnPart(asked: Asked, { project: id, node, connection }: DrawnPart): Plan | undefined {
  const project = asked.world.projects.find((one) => one.id === id)
  if (!project) return undefined
  if (node !== undefined) {
    const found = project.diagram.nodes.find((one) => one.id === node)
    const gone = found && isFailure(asked) ? withoutPart(asked, project, found.id) : undefined
    return gone ?? (found && answered(asked, project, aboutPart(asked, project, found)))
  }
  if (connection !== undefined) {
    const found = project.diagram.connections.find((one) => one.id === connection)
    return found && answered(asked, project, aboutLine(asked, project, found))
  }
  return aboutQuestion(asked, project)
}

const answered = (asked: Asked, project: Project, said: Said[]): Plan =>
  plan(said, { focus: [project, ...(project.job ? [project.job] : [])], next: nextOf(asked, project) })

const factsOf = ({ facts }: Project, nodes: DiagramNode[]) =>
  nodes.flatMap(({ id }) => facts.filter((fact) => fact.id.endsWith(`.node.${id}`)))

/** What the part does, then what it gets and sends, with those parts in the footnotes. */
function aboutPart(asked: Asked, project: Project, node: DiagramNode): Said[] {
  const { nodes, connections } = project.diagram
  const own = [does(asked, project, node)]
  const linked = (lines: DiagramConnection[], end: 'from' | 'to') =>
    lines.flatMap((line) => {
      const other = nodes.find(({ id }) => id === line[end])
      return other ? [{ label: line.label, part: other.label, other }] : []
    })
  const gets = linked(
    connections.filter(({ to }) => to === node.id),
    'from',
  )
  const sends = linked(
    connections.filter(({ from }) => from === node.id),
    'to',
  )
  const others = [...gets, ...sends].map(({ other }) => other)
  return others.length === 0 ? own : [...own, say(asked.s.partTalks({ gets, sends }), ...factsOf(project, others))]
}

function aboutLine(asked: Asked, project: Project, { label, from, to }: DiagramConnection): Said[] {
  const ends = [from, to].flatMap((end) => project.diagram.nodes.find(({ id }) => id === end) ?? [])
  const [start, end] = ends
  const facts = factsOf(project, ends)
  const line = start && end ? [say(asked.s.lineIs({ label, from: start.label, to: end.label }), ...facts)] : []
  return [...line, ...ends.map((one) => does(asked, project, one))]
}

/** The part's own fact; where the owner says "I" or "we" in it, as a quotation. */
function does({ reading: { language }, s }: Asked, project: Project, node: DiagramNode): Said {
  const details = isOwnWords(language, node.details) ? s.ownWords({ text: node.details }) : node.details
  return say(ended(language, node.label + colon[language] + details), ...factsOf(project, [node]))
}

/** These are words of clauses here ("when the cache is down"): no time and no place is asked for. */
const ofClauses: readonly string[] = ['when', 'where', 'company', 'sinceWhen', 'howLong']

/** A question that the owner wrote below the drawing: with the answer that stands to it, and else from this project alone. */
export function aboutQuestion(asked: Asked, project: Project): Plan {
  const { reading } = asked
  const step = project.diagram.nextSteps.find(({ ask }) => plainly(ask) === plainly(reading.message))
  const fact = step && asked.world.facts.get(`case-study.${project.id}.answer.${step.id}`)
  if (fact) return answered(asked, project, [say(fact.text, fact)])
  const own = new Set(project.facts.map(({ id }) => id))
  const plain: Asked = {
    ...asked,
    reading: { ...reading, has: (...ids) => reading.has(...ids.filter((id) => !ofClauses.includes(id))) },
  }
  return failing(plain, [project]) ?? byRetrieval(plain, ({ id }) => own.has(id), 0) ?? aboutProject(plain, project)
}
