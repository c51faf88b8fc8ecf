/** Explains a term of a trade for whoever does not know it, and says what the owner had to do with it. */
import { type Term, termsIn } from '#content/language/load/load-terms.ts'
import type { Language } from '#contract/language.ts'
import { masks } from '#server/knowledge/kinds/signals.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { createPhraseIndex, longestOnly, type PhraseIndex } from '#server/knowledge/understand/phrase-index.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { byRetrieval, foundOnTopic } from '../texts/topic.ts'

const indexes = new Map<Language, PhraseIndex<{ term: Term; name: string }>>()

function indexOf(language: Language) {
  const made =
    indexes.get(language) ??
    createPhraseIndex(termsIn(language).flatMap((term) => term.names.map((name) => [name, { term, name }] as const)))
  indexes.set(language, made)
  return made
}

/** From this probability on a message asks what a term means. */
const ASKS = 0.35

/** The term that a message asks the meaning of: with its name masked it reads like a question for the meaning of a tool. */
function termAsked({ language, masked }: Reading) {
  const [said] = longestOnly(indexOf(language).find(masked))
  if (!said) return undefined
  const asked = `${masked.slice(0, said.at)} ${masks.technology} ${masked.slice(said.end)}`.replace(/ {2,}/g, ' ')
  const [best] = guessKinds(language, asked)
  return best?.kind === 'technology-meaning' && best.probability >= ASKS ? said.value : undefined
}

/** The explanation of a tool that is named. */
const ofName = (language: Language, name: string) =>
  termsIn(language).find(({ names }) => names.some((one) => one.toLowerCase() === name.toLowerCase()))

const generally = ({ s }: Asked, term: string, { explanation }: Term) => say(s.generally({ term, text: explanation }))

/** @returns undefined if it asks for the meaning of nothing that is known. */
export function explainedTerm(asked: Asked): Plan | undefined {
  const said = termAsked(asked.reading)
  if (!said) return undefined
  const { s, world } = asked
  // What the facts do not call by this name they may tell in other words.
  const found =
    foundOnTopic(asked) ??
    byRetrieval({ ...asked, reading: { ...asked.reading, topic: said.term.explanation, rest: [] } })
  const own = found ?? plan([say(s.notSaid({ words: said.name, email: world.content.profile.channels.general }))])
  return { ...own, said: [generally(asked, said.name, said.term), ...own.said.slice(0, 2)], answered: true }
}

/** What a tool is that is named, before what was done with it. */
export function withMeaning(asked: Asked, own: Plan | undefined): Plan | undefined {
  const { reading } = asked
  const [technology] = [...reading.of('technology'), ...reading.of('unknown-technology')]
  const term = technology && ofName(reading.language, technology.name)
  return own && term ? { ...own, said: [generally(asked, technology.name, term), ...own.said.slice(0, 2)] } : own
}
