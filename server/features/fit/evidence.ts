/** What the content has to say to an advert in one language: technologies, concepts of trades, and its own words. */

import type { Fact } from '#content/fact.ts'
import { colon } from '#content/language/colon.ts'
import { otherThings } from '#content/language/vocabulary/technologies.ts'
import { type TradeConceptId, tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { knownTechnologies } from '#server/knowledge/world/known-technologies.ts'
import { ledIn, teamIn } from '#server/knowledge/world/teams.ts'
import { namesOf } from '#server/knowledge/world/technologies.ts'
import type { Job, Technology } from '#server/knowledge/world/things.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { AdvertLanguage } from './advert/advert-language.ts'
import { type ConceptFinder, conceptFinder } from './advert/concept-phrases.ts'
import { createStatements, type Statements, telling } from './advert/statements.ts'

/** One thing that the content says, however adverts call it. */
interface Known {
  /** Best first. */
  facts: Fact[]
  /** The jobs it was done in. */
  jobs: Job[]
}

export interface Evidence {
  world: World
  statements: Statements
  findConcepts: ConceptFinder
  /** @returns undefined for a name that the content does not list. */
  technology(name: string): Known | undefined
  /** Finds the technologies' names in a text. */
  technologyNames: RegExp
  concept(id: TradeConceptId): Known
  /** What was published, one by one. */
  published: Fact[]
}

/** Names of so many letters are also words: "Go", "ADR". They count only as they are written. */
const SHORT_NAME = 3
const QUOTED = 2

export function readEvidence(world: World, reading: AdvertLanguage): Evidence {
  const facts = [...world.facts.values()]
  const statements = createStatements(world)
  const findConcepts = conceptFinder(reading)
  const technologies = new Map<string, Known>()
  const spellings = [...otherThings]
  for (const one of world.technologies) {
    if (one.jobs.length + one.projects.length + one.skills.length === 0) continue
    const known = knownTechnology(one, world)
    for (const spelling of [one.name, ...namesOf(one.name)]) {
      spellings.push(spelling)
      technologies.set(spelling.toLowerCase(), known)
    }
  }
  const technology = (name: string) => technologies.get(name.toLowerCase())
  const said = saidConcepts(world, findConcepts)
  const concepts = new Map<TradeConceptId, Known>()
  const concept = (id: TradeConceptId): Known => {
    const made = concepts.get(id)
    if (made) return made
    const { includes = [], groups, technologies: names = [], check } = tradeConcepts[id]
    const own = said.get(id) ?? { facts: [], jobs: [] }
    // Narrower ones are no circle: nothing includes what it is part of.
    const narrower = includes.map(concept)
    const grouped = knownTechnologies.filter((one) => groups?.includes(one.group) || names.includes(one.name))
    const used = grouped.flatMap((one) => technology(one.name) ?? [])
    const checked = check ? checkedKnown(check, world, facts) : undefined
    const all = [...(checked ? [checked] : []), own, ...narrower, ...used]
    const known = {
      facts: distinct(all.flatMap((one) => one.facts)),
      jobs: [...new Set(all.flatMap(({ jobs }) => jobs))],
    }
    concepts.set(id, known)
    return known
  }
  const published = facts.filter(({ kind }) => kind === 'publication')
  return { world, statements, findConcepts, technology, technologyNames: namesPattern(spellings), concept, published }
}

/** What no words of facts tell: who led, who worked at all, what was published or won. */
function checkedKnown(check: string, world: World, facts: Fact[]): Known | undefined {
  const { jobs } = world
  const { language } = world.content
  if (check === 'work') {
    const summary = facts.filter(({ id }) => id === 'profile.summary' || id === 'profile.bio')
    return { facts: jobs.length > 0 ? summary.slice(0, 1) : [], jobs }
  }
  if (check === 'publication') return { facts: facts.filter(({ kind }) => kind === 'publication'), jobs: [] }
  if (check === 'volunteering') return { facts: facts.filter(({ kind }) => kind === 'volunteering'), jobs: [] }
  if (check === 'award') return { facts: facts.filter(({ kind }) => kind === 'award'), jobs: [] }
  if (check !== 'leading') return undefined
  const led = jobs.flatMap((job) => {
    const fact = teamIn(language, job)?.fact ?? ledIn(language, job)
    return fact ? [{ job, fact }] : []
  })
  return { facts: led.map(({ fact }) => fact), jobs: led.map(({ job }) => job) }
}

/** The facts that speak of each concept in their own words, those of work first. */
function saidConcepts(world: World, find: ConceptFinder): Map<TradeConceptId, Known> {
  const said = new Map<TradeConceptId, Known>()
  for (const fact of telling(world)) {
    const [kind = '', id = '', ...rest] = fact.id.split('.')
    const text = rest.length === 0 ? [fact.text, fact.source, ...fact.tags].filter(Boolean).join('; ') : fact.text
    const job = jobOf(world, kind, id)
    // Who worked at a teaching hospital has not taught.
    const employer = kind === 'experience' ? job?.about : undefined
    const done = new Set(find(employer ? text.replaceAll(employer, '') : text).map((one) => one.concept))
    for (const concept of new Set(find(text).map((one) => one.concept))) {
      if (!done.has(concept) && !tradeConcepts[concept].business) continue
      const known = said.get(concept) ?? { facts: [], jobs: [] }
      said.set(concept, known)
      known.facts.push(fact)
      if (job && !known.jobs.includes(job)) known.jobs.push(job)
    }
  }
  return said
}

const jobOf = ({ jobs, projects }: World, kind: string, id: string): Job | undefined =>
  kind === 'experience'
    ? jobs.find((job) => job.id === id)
    : kind === 'case-study'
      ? projects.find((project) => project.id === id)?.job
      : undefined

/** Facts that name it come first; else the jobs and skills that list it speak for it, with their lists. */
function knownTechnology({ name, named, jobs }: Technology, { content, facts }: World): Known {
  const list = (id: string, heading: string, technologies: string[]): Fact[] => {
    const fact = facts.get(id)
    if (!fact || !technologies.includes(name)) return []
    return [{ ...fact, text: heading + colon[content.language] + technologies.join(', ') }]
  }
  const listing = [
    ...content.experience.flatMap((job) =>
      list(`experience.${job.id}`, `${job.title}, ${job.company}`, job.technologies),
    ),
    ...content.skills.flatMap((skill) => list(`skill.${skill.id}`, skill.name, skill.technologies)),
    ...content.caseStudies.flatMap((study) => list(`case-study.${study.id}`, study.title, study.technologies)),
  ]
  return { facts: [...distinct(named), ...listing].slice(0, QUOTED), jobs }
}

/** The same statement can stand in several places. */
const distinct = (facts: Fact[]) => [...new Map(facts.map((fact) => [fact.text, fact])).values()]

function namesPattern(names: string[]): RegExp {
  // JavaScript cannot switch the case off for a part of a pattern, so longer names are spelled in both.
  const either = (name: string) =>
    [...name].map((letter) =>
      /\p{L}/u.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : escaped(letter),
    )
  const sources = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (name.length <= SHORT_NAME ? escaped(name) : either(name).join('')))
  return new RegExp(`(?<![A-Za-z0-9])(?:${sources.join('|') || '(?!)'})(?![A-Za-z0-9]|\\+|#)`, 'gu')
}
