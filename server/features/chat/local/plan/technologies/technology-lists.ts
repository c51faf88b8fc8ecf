/** Answers about several technologies, those that nobody here has used, and all of them. */
import type { TechnologyGroup } from '#content/language/vocabulary/technologies.ts'
import { knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import { overlap } from '#server/knowledge/world/months.ts'
import type { Technology } from '#server/knowledge/world/things.ts'
import { intervalOf, type World } from '#server/knowledge/world/world.ts'
import { skills } from '../life/career.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'
import { deedWith } from './deeds.ts'
import { aboutTechnology, listFact, nextOf, proofs, technologyAtJob } from './technologies.ts'

/** Beyond these a list of technologies is no answer any more. */
const MOST_NAMED = 12

/** Each of several technologies, in one sentence. */
export function several(asked: Asked): Plan {
  const { reading } = asked
  const all = reading.of('technology')
  const told = reading.has('how') ? all.map((one) => deedWith(asked, one, all)) : []
  // "Airflow or Argo CD, which for what?" asks what each did, not how long.
  if (told.length > 1 && told.every((said) => said.length > 0))
    return plan(told.slice(0, 3).flat(), { focus: all, listed: all, next: all.slice(0, 1).flatMap(nextOf).slice(0, 3) })
  const [job] = reading.of('job')
  const plans = reading.mentions.flatMap(({ entity }) => {
    if (entity.kind === 'technology')
      return [job ? technologyAtJob(asked, entity, job) : aboutTechnology(asked, entity)]
    return entity.kind === 'unknown-technology' ? [unknownTechnology(asked, entity.name, undefined)] : []
  })
  const short = plans.slice(0, 3)
  return {
    ...plan(short.flatMap(({ said }) => said.slice(0, 1))),
    answered: short.some(({ answered }) => answered),
    focus: short.flatMap(({ focus }) => focus.slice(0, 1)),
    next: short.flatMap(({ next }) => next.slice(0, 1)),
  }
}

/** In these groups one does not stand for another: a web server is no framework, and no program for drawings one for accounts. */
const ofManyKinds: ReadonlySet<TechnologyGroup> = new Set(['backend', 'frontend', 'business'])

/** Those that nobody here has used, and what comes nearest in kind. */
export function unknownTechnology(asked: Asked, name: string, group: TechnologyGroup | undefined): Plan {
  const related = group && !ofManyKinds.has(group) ? ofGroup(asked.world, group).slice(0, 4) : []
  const text = asked.s.unknownTechnology({ name, related: related.map((one) => one.name) })
  const facts = related.flatMap((one) => (one.jobs[0] ? proofs(asked, one, one.jobs[0]) : []))
  return unanswered([say(text, ...facts)], {
    next: [
      ...related.slice(0, 2).map((one) => ({ ask: 'technology', name: one.name }) as const),
      { ask: 'technologies' },
    ],
  })
}

/** Those with the most jobs and projects first. */
const byUse = (technologies: Technology[]) =>
  technologies
    .map((one, i) => ({ one, i, use: one.jobs.length * 2 + one.projects.length }))
    .sort((a, b) => b.use - a.use || a.i - b.i)
    .map(({ one }) => one)

const isListed = ({ jobs, projects, skills, name }: Technology) =>
  [...jobs, ...projects, ...skills].some(({ technologies }) => technologies.includes(name))

const ofGroup = ({ technologies }: World, group: TechnologyGroup) =>
  byUse(technologies.filter(({ name }) => isOfGroup(name, group)))

/** "Which database?": the sort of tools that is asked for. */
export function groupAsked(reading: Asked['reading']): TechnologyGroup | undefined {
  if (reading.has('programmingLanguage')) return 'language'
  if (reading.has('database')) return 'database'
  const asksCloud = reading.has('cloud') && reading.has('which', 'howMany', 'what', 'all', 'technology')
  return asksCloud ? 'cloud' : undefined
}

export const isOfGroup = (name: string, group: TechnologyGroup) => knownTechnology(name)?.group === group

export function technologyList(asked: Asked): Plan | undefined {
  const { reading, world, s, now } = asked
  const group = groupAsked(reading)
  const among = (technologies: Technology[]) => {
    const { time } = reading
    if (!time) return technologies
    const then = { from: time.from ?? 0, to: time.to ?? now + 1 }
    return technologies.filter(({ jobs }) => jobs.some((job) => overlap(intervalOf(job, now), then) > 0))
  }
  const named = among(group ? ofGroup(world, group) : byUse(world.technologies.filter(isListed)))
  // Who works with things that are no technologies has skills.
  if (named.length === 0)
    return (
      (group || reading.time ? undefined : skills(asked, MOST_NAMED)) ??
      unanswered([say(s.noneOfGroup())], { next: [{ ask: 'jobs' }] })
    )
  const shown = named.slice(0, MOST_NAMED)
  const names = shown.map(({ name }) => name)
  const facts = [...new Set(shown.flatMap(({ jobs }) => jobs.slice(0, 1)))].map((job) => listFact(asked, job))
  // What stands among the skills alone was used in no job that is named here.
  const isUsed = shown.every(({ jobs, projects }) => jobs.length + projects.length > 0)
  const text = group || !isUsed ? s.ofGroup({ names }) : s.technologies({ names, count: named.length })
  const [first] = shown
  return plan([say(text, ...facts)], {
    focus: [],
    listed: shown,
    next: first
      ? [{ ask: 'technology', name: first.name }, { ask: 'technologyYears', name: first.name }, { ask: 'projects' }]
      : [],
  })
}
