/**
 * What owners say of themselves answers what the interview asks: "Three months' notice", "I hold two passports". Each sentence is
 * heard as a visitor's would be; so nothing is looked for that a trade or a language has its own words for.
 */
import type { Fact } from '#content/fact.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { type InterviewKind, interviewKinds } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { isTalk } from '../acts-by-kind.ts'
import { ended, isOwnWords, sentencesOf } from './evidence.ts'
import { type Asked, type Said, say } from './plan.ts'

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

/** The sentence that says most of one of these, in the owner's words. */
export function saidByOwner({ world, reading, s }: Asked, kinds: readonly (InterviewKind | 'availability')[]): Said[] {
  const all = ['profile.summary', 'profile.bio'].flatMap((id) => {
    const fact = world.facts.get(id)
    return fact ? toldIn(reading.language, fact).map((one) => ({ ...one, fact })) : []
  })
  const [best] = all
    .filter(({ kind }) => kinds.some((one) => one === kind))
    .sort((one, other) => other.probability - one.probability)
  if (!best) return []
  const { sentence: text, fact } = best
  const language = spokenLanguage(text, reading.language)
  return [say(isOwnWords(language, text) ? s.ownWords({ text }) : ended(language, text), fact)]
}
