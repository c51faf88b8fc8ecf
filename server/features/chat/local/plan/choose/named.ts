/** What a message names, and what it asks of that, most particular first. */
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { namesNothingElse } from '#server/knowledge/understand/left-words.ts'
import { type Project, positionsOf } from '#server/knowledge/world/things.ts'
import { background, listAsked } from '../life/background.ts'
import * as jobs from '../life/jobs.ts'
import { spokenLanguages } from '../life/spoken.ts'
import { type Asked, type Plan, type Planner, plan, say } from '../plan.ts'
import { compare } from '../projects/compare.ts'
import * as projects from '../projects/projects.ts'
import * as technologies from '../technologies/technologies.ts'
import { several, unknownTechnology } from '../technologies/technology-lists.ts'
import { fromFacts, interviewed } from '../texts/interviewed.ts'
import { byRetrieval, notSaid } from '../texts/topic.ts'
import { asksOfOtherThing, asksOfStrange } from './strange-things.ts'

/** What a message names decides, whatever it asks with. */
export function named(asked: Asked): Plan | undefined {
  const { reading } = asked
  const used = reading.of('technology')
  const unknown = reading.of('unknown-technology')
  const [job, otherJob] = reading.of('job')
  const [project, otherProject] = reading.of('project')
  const alike = Math.max(used.length + unknown.length, reading.of('job').length, reading.of('project').length)
  if (alike > 1 && (reading.has('compare', 'or') || (used.length < 2 && (otherJob || otherProject)))) {
    const compared = compare(asked)
    if (compared) return compared
  }
  const [node] = reading.of('node')
  if (node && (!project || node.project === project || reading.of('node').some((one) => one.project === project))) {
    const own = reading.of('node').find((one) => one.project === project) ?? node
    if (project || (used.length === 0 && !job && reading.has('what', 'why', 'how', 'about')))
      return projects.aboutNode(asked, own.project, own.node)
  }
  if (used.length + unknown.length > 1) return several(asked)
  const [strange] = unknown
  if (strange) return unknownTechnology(asked, strange.name, strange.group)
  const called = reading.has('project') && !project && used.length === 0 ? projectCalled(asked) : undefined
  if (called) return projects.aboutProject(asked, called)
  const [one] = used
  if (one && project) return technologies.technologyInProject(asked, one, project)
  if (one && job) return technologies.technologyAtJob(asked, one, job)
  if (one) return technologies.aboutTechnology(asked, one)
  if (project && job && project.job && !positionsOf(job).includes(project.job)) {
    return plan(
      [
        say(
          asked.s.projectWhen({
            title: project.title,
            company: project.job.company,
            period: asked.date.period(project.job),
          }),
          jobs.periodFact(asked, project.job),
        ),
      ],
      { focus: [project, project.job] },
    )
  }
  if (project) return projects.aboutProject(asked, project)
  if (!job) return undefined
  const topical = reading.rest.filter(({ isKnown }) => isKnown)
  const strangers = reading.rest.filter(({ isKnown, restricts }) => !isKnown && restricts)
  const asksOnlyWhen = reading.has('when', 'howLong', 'sinceWhen') && !reading.has('how', 'built')
  const asksFigure = reading.has('howMany', 'howMuch') && reading.has('quantity', 'speed', 'cost', 'measure')
  if ((topical.length > 0 || strangers.length > 0 || asksFigure) && !asksOnlyWhen) {
    const own = new Set([...job.facts, ...job.projects.flatMap(({ facts }) => facts)].map(({ id }) => id))
    const found = byRetrieval(asked, ({ id }) => own.has(id))
    if (found) return { ...found, focus: [job, ...found.focus] }
    if (reading.has('whether') && strangers.length > 0) return notSaid(asked)
  }
  return jobs.aboutJob(asked, job)
}

/** "The fraud project": a word of its title will do. */
function projectCalled({ reading, world }: Asked): Project | undefined {
  const words = reading.rest.map(({ said }) => said)
  const found = world.projects.filter(({ title }) =>
    fold(title)
      .split(/\s+/)
      .some((word) => words.includes(word)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** A list of the background, or something in one, that is named. */
export const inBackground: Planner = (asked) => {
  const { reading } = asked
  const [item] = reading.of('item')
  // What was studied is a field of work, too: "women in civil engineering".
  const isField = item?.list === 'education' && !reading.has('education') && !isPossible(asked, 'education')
  if (item && item.list !== 'interests' && !isField) return background(asked, item.list)
  const language = reading.of('spoken-language').length > 0
  if (language || (reading.has('spokenLanguage') && !reading.has('programmingLanguage'))) {
    if (language || namesNothingElse(asked.reading)) return spokenLanguages(asked)
  }
  const list = listAsked(asked)
  if (
    !list ||
    (list === 'interests' && asked.world.facts.has('interview.hobbies')) ||
    reading.has('programmingLanguage')
  )
    return undefined
  if (
    reading.rest.some(({ isKnown }) => isKnown) &&
    (reading.has('how', 'howMuch', 'why') || !reading.has('whether', 'which', 'what', 'where', 'when', 'howMany'))
  )
    return undefined
  return background(asked, list)
}

/** Words of the interview are said in many other questions: what such a one is like must look like it, too. */
const POSSIBLE = 0.08

const isPossible = ({ kinds }: Asked, kind: InterviewKind | 'education') =>
  kinds.some((one) => one.kind === kind && one.probability >= POSSIBLE)

/** A question of the interview that is asked in words known for it. */
export const inInterview: Planner = (asked) => {
  const { reading } = asked
  const kind = reading.interview.find((one) => isPossible(asked, one))
  if (!kind || asksOfStrange(reading) || asksOfOtherThing(reading, kind)) return undefined
  const found = reading.rest.some(({ isKnown }) => isKnown)
    ? byRetrieval(asked, ({ kind }) => kind !== 'interview', CLEARLY)
    : undefined
  return found ?? fromFacts(asked, kind) ?? interviewed(asked, kind)
}

/** What facts say of a topic goes before what the owner says of everything. */
const CLEARLY = 0.8
