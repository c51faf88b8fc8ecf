/**
 * Holds a sentence against the facts that it cites: names first, then numbers and times, then what is said with them. What
 * is decided by names and numbers nothing overrules; the rest is weighed (docs/decisions/058).
 */
import type { Fact } from '#content/fact.ts'
import type { DropReason } from '#contract/admin/dropped-sentences.ts'
import type { Clock } from '#server/clock.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { monthAt, yearOf } from '#server/knowledge/world/months.ts'
import { lexiconOf } from './lexicon.ts'
import { jobsOf, type NamesRead, projectsOf, readNames } from './names.ts'
import { type NumbersRead, readNumbers } from './numbers.ts'
import { type ReadWord, readWords } from './own-words.ts'
import { type Features, featuresOf } from './signals.ts'
import { spokenFacts } from './spoken.ts'
import { CERTAIN, HOPELESS, isBorneOut, LIKELY, weigh } from './weights.ts'
import type { NumberContext } from './worked-out.ts'

export interface Checked {
  /** suspicious: the method cannot tell, and a reader may. */
  verdict: 'supported' | 'suspicious' | 'contradicted'
  reason: DropReason
  /** How likely the facts say it, from 0 to 1. */
  likely: number
  features: Features
}

/** How a sentence stands to the facts that it cites. @param now for what goes on until today. */
export function checkSentence(knowledge: Knowledge, sentence: string, cited: Fact[], now: number): Checked {
  const names = readNames(knowledge, sentence, cited)
  const { language } = knowledge.content
  const numbers = readNumbers(
    { language, text: sentence },
    spokenFacts(language, cited),
    contextOf(knowledge, cited, now),
  )
  const words = readWords(knowledge, sentence, cited)
  const features = featuresOf(knowledge, sentence, cited, { names, numbers, words })
  const isTimeWrong = isAtAnotherTime(features) || isStillThere(knowledge, sentence, cited, now)
  // A visitor is asked for a password by nobody but a fact.
  if (asksForSecret(knowledge, sentence, cited))
    return { verdict: 'contradicted', reason: 'unsafe', likely: 0, features }
  const hard = contradiction(names, numbers) ?? (isTimeWrong ? 'time' : undefined)
  if (hard) return { verdict: 'contradicted', reason: hard, likely: 0, features }
  // A prize, a dismissal, a conviction, somebody's password is never the model's to add.
  if (!isAboutFacts(words) || features['new:honour'] || namesSecret(knowledge, sentence, cited))
    return { verdict: 'contradicted', reason: 'own-words', likely: 0, features }
  const likely = weigh(features)
  const verdict = likely >= CERTAIN ? 'supported' : likely < HOPELESS ? 'contradicted' : 'suspicious'
  return { verdict, reason: likely >= LIKELY ? 'unproven' : 'own-words', likely, features }
}

/** The same where nobody reads what is suspicious: it is shown if the facts more likely say it. */
export const decideAlone = (checked: Checked): Checked => ({
  ...checked,
  verdict: checked.likely >= LIKELY ? 'supported' : 'contradicted',
})

/** The same where those who were to read what is suspicious say nothing. */
export const decideUnread = (checked: Checked): Checked => ({
  ...checked,
  verdict: isBorneOut(checked.likely, { yes: 0, no: 0 }) ? 'supported' : 'contradicted',
})

function asksForSecret({ content: { language } }: Knowledge, sentence: string, cited: Fact[]): boolean {
  const lexicon = lexiconOf(language)
  return lexicon.asksForSecret(sentence) && !cited.some(({ text }) => lexicon.asksForSecret(text))
}

function namesSecret({ content: { language } }: Knowledge, sentence: string, cited: Fact[]): boolean {
  const lexicon = lexiconOf(language)
  return lexicon.namesSecret(sentence) && !cited.some(({ text }) => lexicon.namesSecret(text))
}

/** "Yes, she has": what shares no word with its facts is not proven by them. */
const isAboutFacts = (words: ReadWord[]) => words.some(({ origin }) => origin === 'fact' || origin === 'related')

/** @param isRead whether suspicious sentences are read once more. */
export const checkFor =
  (knowledge: Knowledge, clock: Clock, isRead: boolean) =>
  (sentence: string, cited: Fact[]): Checked => {
    const checked = checkSentence(knowledge, sentence, cited, clock.now())
    return isRead ? checked : decideAlone(checked)
  }

function contradiction(names: NamesRead, { faults }: NumbersRead): DropReason | undefined {
  if (names.others.length > 0) return 'name'
  if (names.order === 'wrong') return 'time'
  const [first] = faults
  if (!first) return undefined
  return first === 'year' || first === 'unit' ? 'time' : 'number'
}

/** "Last year", "before she joined": a time that no cited fact tells. */
const isAtAnotherTime = (features: Features) => Boolean(features['new:relative'] || features['new:outside'])

/** A post that the cited facts are about and that has ended is said to be held until today. */
function isStillThere(knowledge: Knowledge, sentence: string, cited: Fact[], now: number): boolean {
  const ofPosts = cited.filter(({ id }) => /^experience\.[^.]+(?:\.period|\.condition\..*)?$/.test(id))
  if (ofPosts.length < cited.length) return false
  const jobs = jobsOf(knowledge, cited)
  const haveEnded = jobs.length > 0 && jobs.every(({ to }) => to !== undefined && to <= monthAt(now))
  const lexicon = lexiconOf(knowledge.content.language)
  return haveEnded && lexicon.isStill(sentence) && !cited.some(({ text }) => lexicon.isStill(text))
}

function contextOf(knowledge: Knowledge, cited: Fact[], now: number): NumberContext {
  const spans = [
    ...jobsOf(knowledge, cited),
    ...projectsOf(knowledge, cited).flatMap(({ span, job }) => span ?? job ?? []),
  ]
  return {
    spans: spans.map(({ from, to }) => ({ from: yearOf(from), to: to === undefined ? undefined : yearOf(to - 1) })),
    years: cited
      .flatMap(({ tags }) => tags)
      .filter((tag) => /^\d{4}$/.test(tag))
      .map(Number),
    thisYear: yearOf(monthAt(now)),
  }
}
