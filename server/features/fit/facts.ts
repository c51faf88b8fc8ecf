/** What the ledger has to say to an advert in one language: technologies by name, concepts, words and times. */

import type { Fact } from '#content/fact.ts'
import { advertConcepts } from '#content/language/advert-concepts.ts'
import { colon } from '#content/language/colon.ts'
import { otherThings } from '#content/language/technologies.ts'
import { buildLedger } from '#content/ledger.ts'
import type { Content, Experience, FullContent } from '#contract/content/content.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { namesOf } from '#server/knowledge/world/technologies.ts'
import { escaped } from './phrases.ts'

/** One thing that the ledger says, however adverts call it. */
export interface Known {
  facts: Fact[]
  /** The jobs it was done in. */
  jobs: Experience[]
}

export interface LedgerFacts {
  content: Content
  byId: Map<string, Fact>
  /** By name in lower case; what merely has a similar name is not in here. */
  technologies: Map<string, Known>
  /** Finds the technologies' names in a text. */
  technologyNames: RegExp
  /** Each fact with the terms that its text says. */
  terms: [Fact, Set<string>][]
  vocabulary: Set<string>
}

/** Names of so many letters are also words: "Go", "ADR". They count only as they are written. */
const SHORT_NAME = 3
const QUOTED = 2

export function readLedger(content: FullContent): LedgerFacts {
  // That a technology is on a list proves less than what was done with it.
  const facts = buildLedger(content).filter(({ kind }) => kind !== 'technologies')
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const said = facts.map(({ text, tags, ...fact }): [Fact, Set<string>] => {
    return [{ text, tags, ...fact }, new Set(terms(content.language, `${text} ${tags.join(' ')}`))]
  })
  const technologies = new Map<string, Known>()
  const spellings = [...otherThings]
  for (const name of technologiesOf(content)) {
    const known = knownTechnology(name, content, facts)
    for (const spelling of [name, ...namesOf(name)]) {
      spellings.push(spelling)
      technologies.set(spelling.toLowerCase(), known)
    }
  }
  return {
    content,
    byId,
    technologies,
    technologyNames: namesPattern(spellings),
    terms: said,
    vocabulary: new Set(said.flatMap(([, own]) => [...own])),
  }
}

/** @returns undefined for a concept that content does not describe. */
export function knownConcept(id: string, { byId, content }: LedgerFacts): Known | undefined {
  const concept = advertConcepts[id]
  if (!concept) return undefined
  const inJobs = concept.career
    ? content.experience
    : content.experience.filter((job) => concept.jobs?.includes(job.id))
  return { facts: concept.facts.flatMap((fact) => byId.get(fact) ?? []), jobs: inJobs }
}

const technologiesOf = ({ experience, skills, caseStudies }: Content) =>
  new Set([...experience, ...skills, ...caseStudies].flatMap(({ technologies }) => technologies))

/** Facts that name it come first; else the jobs and skills that list it speak for it, with their lists. */
function knownTechnology(name: string, content: Content, facts: Fact[]): Known {
  const pattern = namesPattern([name, ...namesOf(name)])
  const saying = facts.filter(({ text }) => text.search(pattern) !== -1)
  const list = (id: string, heading: string, technologies: string[]) =>
    facts
      .filter((fact) => fact.id === id && technologies.includes(name))
      .map((fact): Fact => ({ ...fact, text: heading + colon[content.language] + technologies.join(', ') }))
  const listing = [
    ...content.experience.flatMap((job) =>
      list(`experience.${job.id}`, `${job.title}, ${job.company}`, job.technologies),
    ),
    ...content.skills.flatMap((skill) => list(`skill.${skill.id}`, skill.name, skill.technologies)),
  ]
  const studies = content.caseStudies.filter(({ technologies }) => technologies.includes(name))
  const jobs = content.experience.filter(
    ({ id, technologies }) => technologies.includes(name) || studies.some(({ experience }) => experience === id),
  )
  return { facts: [...distinct(saying), ...listing].slice(0, QUOTED), jobs }
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
