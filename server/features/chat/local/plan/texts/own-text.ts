/**
 * What owners say of themselves answers what the interview asks: "Three months' notice", "I hold two passports". Each sentence is
 * heard as a visitor's would be; so nothing is looked for that a trade or a language has its own words for.
 */

import type { Fact } from '#content/fact.ts'
import { colon } from '#content/language/colon.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { type InterviewKind, interviewKinds } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { isTalk } from '../../acts-by-kind.ts'
import { type Asked, type Said, say } from '../plan.ts'
import { ended, isOwnWords } from './evidence.ts'

const told: readonly MessageKind[] = [...interviewKinds, 'availability']
/** Less than this is no more than chance among some hundred kinds. */
const LIKELY = 0.1

interface Told {
  sentence: string
  kind: MessageKind
  probability: number
}

/** The texts never change. */
const known = new WeakMap<Fact, Told[]>()

function toldIn(language: Language, fact: Fact): Told[] {
  const made =
    known.get(fact) ??
    sentencesOf(fact.text).flatMap((sentence) => {
      // Where the pages do not have the language of a question, the text is not in it either.
      const spoken = spokenLanguage(sentence, language)
      const guesses = guessKinds(spoken, foldText(sentence).text).filter(({ kind }) => !isTalk(kind))
      const [best] = guesses
      return best && told.includes(best.kind) && best.probability >= LIKELY ? [{ sentence, ...best }] : []
    })
  known.set(fact, made)
  return made
}

interface Telling extends Told {
  fact: Fact
}

/** The sentence that says most of one of these, in the owner's words. */
export function saidByOwner({ world, reading, s }: Asked, kinds: readonly (InterviewKind | 'availability')[]): Said[] {
  const facts = ['profile.summary', 'profile.bio'].flatMap((id) => world.facts.get(id) ?? [])
  const best = mostTelling(reading.language, kinds, facts)
  return best ? [say(inOwnWords(best.sentence, reading.language, s), best.fact)] : []
}

/** What a job or a project says of itself is mostly of something else: so sure it must be to answer the interview. */
const SURE = 0.6

/** "The work that I am proudest of": owners say it where they tell of the work, which is named before it. */
export function saidOfWork({ world, reading, s }: Asked, kind: InterviewKind): Said[] {
  const facts = [...world.facts.values()].filter((fact) => /^(?:job|achievement|case-study)$/.test(fact.kind))
  const best = mostTelling(reading.language, [kind], facts)
  if (!best || best.probability < SURE) return []
  const { sentence, fact } = best
  const isNamed = fact.source === undefined || sentence.includes(fact.source)
  const words = inOwnWords(sentence, reading.language, s)
  return [say(isNamed ? words : fact.source + colon[reading.language] + words, fact)]
}

const mostTelling = (language: Language, kinds: readonly MessageKind[], facts: Fact[]): Telling | undefined =>
  facts
    .flatMap((fact) => toldIn(language, fact).map((one) => ({ ...one, fact })))
    .filter(({ kind }) => kinds.includes(kind))
    .sort((one, other) => other.probability - one.probability)[0]

export function inOwnWords(text: string, asked: Language, s: Asked['s']): string {
  const language = spokenLanguage(text, asked)
  return isOwnWords(language, text) ? s.ownWords({ text }) : ended(language, text)
}
