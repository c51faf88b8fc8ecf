/** Compares the number of people that an advert wants to have been led with the teams that the content tells of. */
import { teamPhrases } from '#content/language/patterns/jobs/teams.ts'
import { tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import type { Language } from '#contract/language.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { Evidence } from '../evidence.ts'
import type { Checked } from '../qualified.ts'
import type { AdvertLanguage } from './advert-language.ts'
import type { Span } from './clauses.ts'

interface FoundTeam extends Span, Checked {
  jobs: Job[]
}

/** Nobody is asked to have led more. */
const MOST_PEOPLE = 5000
const QUOTED = 2
/** What leads people stands no further before their number. */
const FAR = 60
/** Who they are is said within so many words behind it: "five or more engineers". */
const NEAR = 3

/** @returns undefined if no number of people is to be led. */
export function teamAsked(text: string, evidence: Evidence, { language }: AdvertLanguage) {
  const { world, concept, findConcepts } = evidence
  const { asked, asksLeading, numbers } = teamPhrases[language]
  if (!asksLeading.test(text)) return undefined
  for (const pattern of asked) {
    const found = pattern.exec(text)
    const said = found?.[1]?.toLowerCase()
    const size = said === undefined ? Number.NaN : (numbers[said] ?? Number(said))
    if (!found || said === undefined || !(size > 1 && size < MOST_PEOPLE)) continue
    const number = { start: found.index, end: found.index + found[0].length }
    const leads = [...text.matchAll(new RegExp(asksLeading.source, `${asksLeading.flags}g`))]
      .map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
      .filter(({ start, end }) => number.start - end <= FAR && start - number.end <= FAR)
    const span = {
      start: Math.min(number.start, ...leads.map(({ start }) => start)),
      end: Math.max(number.end, ...leads.map(({ end }) => end)),
    }
    const teams = compareTeams(size, world, concept('team-leadership'))
    const behind = text.slice(found.index + found[0].toLowerCase().lastIndexOf(said) + said.length)
    // "A nursing team of ten": what they do stands within.
    const isUnsaid = findConcepts(text.slice(span.start, span.end)).some(
      (one) => !tradeConcepts[one.concept].general && isEmpty(concept(one.concept)),
    )
    const isOther = isUnsaid || !isOfTrade(behind, teams.jobs, language)
    return { ...span, ...teams, ...(isOther && teams.value === 1 && { value: 0.5 as const }) }
  }
  return undefined
}

const isEmpty = ({ facts, jobs }: Pick<FoundTeam, 'facts' | 'jobs'>) => facts.length + jobs.length === 0

/** Whether those led are of the trade that is asked for: who led seven teachers did not lead seven engineers. */
function isOfTrade(asked: string, jobs: Job[], language: Language): boolean {
  const words = /^[^,.;:()]*/u.exec(asked.slice(0, FAR))?.[0].match(/\p{L}+/gu) ?? []
  const { anybody } = teamPhrases[language]
  const noun = words.slice(0, NEAR).find((word) => terms(language, word).length > 0)
  if (noun === undefined || anybody.test(noun)) return true
  const said = new Set(
    terms(language, jobs.flatMap(({ title, facts }) => [title, ...facts.map(({ text }) => text)]).join(' ')),
  )
  return terms(language, noun).some((term) => said.has(term))
}

function compareTeams(size: number, world: World, led: Pick<FoundTeam, 'facts' | 'jobs'>): Checked & { jobs: Job[] } {
  const teams = world.jobs
    .flatMap((job) => {
      const team = teamIn(world.content.language, job)
      return team && led.jobs.includes(job) ? [{ job, ...team }] : []
    })
    .sort((a, b) => b.size - a.size)
  const enough = teams.filter((team) => team.size >= size)
  const shown = (enough.length > 0 ? enough : teams).slice(0, QUOTED)
  const facts = shown.map(({ fact }) => fact)
  if (enough.length > 0) return { value: 1, facts, jobs: enough.map(({ job }) => job) }
  // That people were led is said, and not that it were so many.
  return {
    value: led.facts.length > 0 ? 0.5 : 0,
    facts: facts.length > 0 ? facts : led.facts.slice(0, 1),
    jobs: led.jobs,
  }
}
