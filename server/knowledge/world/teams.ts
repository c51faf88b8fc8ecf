/** How large teams were and who led them, as far as the facts of a job say it in words. */
import type { Fact } from '#content/fact.ts'
import { teamPhrases } from '#content/language/patterns/jobs/teams.ts'
import type { Language } from '#contract/language.ts'
import { spokenLanguage } from '../language.ts'
import type { Job } from './things.ts'

export interface Team {
  size: number
  fact: Fact
}

/** No larger number stands for a team somebody leads. */
const MOST_PEOPLE = 5000

const numberIn = ({ numbers }: (typeof teamPhrases)[Language], said: string | undefined) =>
  said === undefined ? Number.NaN : (numbers[said.toLowerCase()] ?? Number(said))

/** Whoever asks in a language that the site does not have is told of facts in another. */
const phrasesFor = (language: Language, text: string) => teamPhrases[spokenLanguage(text, language)]

/** Whether a text says that people were led. "No direct reports" has a word of leading, and says the opposite. */
const leads = ({ leading, denied }: (typeof teamPhrases)[Language], text: string) =>
  leading.test(text.replace(denied, ' '))

/** The same of a text in a language that is known. */
export const isLeading = (language: Language, text: string): boolean => leads(teamPhrases[language], text)

/** Where one text counts people, pattern by pattern. Those who work for an employer are no team, unless it is led. */
function sizesIn(phrases: (typeof teamPhrases)[Language], text: string): RegExpExecArray[] {
  return phrases.sizes.flatMap((pattern) =>
    [...text.matchAll(pattern)].filter(({ 0: said, index }) => {
      const isAll = phrases.workforce.test(text.slice(Math.max(index - WORKFORCE_BEFORE, 0), index + said.length))
      return !isAll || leads(phrases, text.slice(0, index + said.length))
    }),
  )
}

/** "社員約420名": such a word stands right before the number, if not behind it. */
const WORKFORCE_BEFORE = 4

/** A project's facts count people of all sorts: "two people with different rights must not share an answer". */
export function teamIn(language: Language, job: Job): Team | undefined {
  const ofProjects = job.projects
    .flatMap(({ facts }) => facts)
    .filter(({ text }) => leads(phrasesFor(language, text), text))
  const facts = [...job.facts, ...ofProjects]
  for (const fact of facts) {
    const phrases = phrasesFor(language, fact.text)
    const grown = numberIn(phrases, phrases.grown.exec(fact.text)?.[1])
    if (grown > 1) return { size: grown, fact }
    for (const found of sizesIn(phrases, fact.text)) {
      const others = phrases.more.exec(fact.text.slice(found.index + found[0].length))
      const size = numberIn(phrases, found[1]) + (others ? numberIn(phrases, others[1]) : 0)
      if (size > 1 && size < MOST_PEOPLE) return { size, fact }
    }
  }
  return undefined
}

/** Whether a text says how many people there were. */
export function countsPeople(language: Language, text: string): boolean {
  const { sizes, counted } = phrasesFor(language, text)
  return [...sizes, ...counted].some((pattern) => text.search(pattern) >= 0)
}

/** Whether a job's facts say that people were led. */
export function ledIn(language: Language, job: Pick<Job, 'facts'>): Fact | undefined {
  return job.facts.find(({ kind, text }) => kind !== 'technologies' && leads(phrasesFor(language, text), text))
}

/** Also parted by a semicolon, behind which something else is told. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|(?<=[。！？；])/u)

/**
 * What a job's facts say of nobody having been led there. Beside it a lead is one of a design or a line, unless the people
 * are counted who were led.
 */
export function deniedIn(language: Language, job: Job): Fact | undefined {
  const isCounted = job.facts.some(({ text }) => {
    const phrases = phrasesFor(language, text)
    return sentencesOf(text).some((one) => leads(phrases, one) && sizesIn(phrases, one).length > 0)
  })
  return isCounted ? undefined : job.facts.find(({ text }) => text.search(phrasesFor(language, text).denied) >= 0)
}

/** What a job's facts say of how many people worked there, where no pattern reads a team's size from it. */
export const peopleIn = (language: Language, job: Job): Fact[] =>
  job.facts.filter(
    ({ kind, text }) =>
      kind !== 'technologies' && phrasesFor(language, text).counted.some((pattern) => pattern.test(text)),
  )
