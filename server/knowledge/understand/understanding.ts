/** What is needed to read messages to one owner in one language, made once. */

import { cuesIn } from '#content/language/load/load-cues.ts'
import { ownerForms, prepositions } from '#content/language/owner-forms.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { createKatakana } from '#server/knowledge/katakana.ts'
import { trainedIn } from '#server/knowledge/kinds/trained.ts'
import { simplified } from '#server/knowledge/simplified.ts'
import { createSpelling } from '#server/knowledge/spelling.ts'
import type { Steps } from '#server/knowledge/steps.ts'
import { cutWords, fold, functionWords } from '#server/knowledge/tokens.ts'
import { verbJoinerFor } from '#server/knowledge/vocabulary.ts'
import { employersBySort } from '#server/knowledge/world/employer-sorts.ts'
import { type Entity, namesIn } from '#server/knowledge/world/entities.ts'
import type { World } from '#server/knowledge/world/world.ts'
import { type FoldedText, foldText, rewrite } from './folded-text.ts'
import { languageCues } from './language-cues.ts'
import { createPhraseIndex, type PhraseIndex, phrasesOf } from './phrase-index.ts'

export interface Understanding {
  language: Language
  names: PhraseIndex<Entity>
  /** Words for sorts of employers, with the employer that each means. */
  sorts: PhraseIndex<Entity>
  /** Words for the owner, and the one that phrases use for them. */
  owner: PhraseIndex<string>
  /** The owner's own names alone. */
  called: PhraseIndex<string>
  /** Words of questions of many kinds, folded. */
  ordinary: ReadonlySet<string>
  vocabulary: {
    isKnown(word: string): boolean
    /** The words of a text for which others of the facts may be said. */
    meant(text: string): ReadonlySet<string>
  }
  /** Puts slips in names right. */
  spell(folded: FoldedText): FoldedText
  /** Names written by their sound, Chinese in the characters of the facts. */
  hear(text: string): string
  prepositions: ReadonlySet<string>
  /** Those before the name of an employer. */
  places: ReadonlySet<string>
}

/** So many letters less make a short form; fewer are an ending. */
const CUT_OFF = 3

/** Names of this length are told from other words in spite of a slip. */
const ONE_SLIP = 5
/** A single one is part of too many words. */
const IDEOGRAPHS = /^\p{Script=Han}{2,}$/u

/** @param meant tells the words of a text for which others of the facts may be said. */
export function* createUnderstanding(world: World, meant: (text: string) => ReadonlySet<string>): Steps<Understanding> {
  const { language, profile } = world.content
  const { generic } = languageCues(language)
  yield
  const { cues, acts, interview } = cuesIn[language]
  const names = namesIn(world, generic)
  yield
  const called = [profile.name, ...profile.name.split(/\s+/).filter((part) => part.length > 1)]
  const forms = Object.entries(ownerForms[language]).flatMap(([form, others]) =>
    phrasesOf(others).flatMap((other) =>
      (other.includes('{name}') ? called.map((name) => other.replace('{name}', name)) : [other]).map(
        (said) => [said, form] as const,
      ),
    ),
  )
  const texts = [...world.facts.values()].flatMap(({ text, tags }) => [text, ...tags])
  const inFacts = new Set<string>()
  for (const text of texts) {
    for (const { said, terms } of cutWords(language, text)) for (const word of [said, ...terms]) inFacts.add(word)
    yield
  }
  // Where no spaces part words, a name before one moves the cut: 甘孜州牧区 has 牧区 in it.
  const whole = languageTraits[language].isDense ? texts.map(fold).join('\n') : ''
  const isWithin = (word: string) => IDEOGRAPHS.test(word) && whole.includes(word)
  const plainly = (text: string) => foldText(text).text.split(' ').filter(Boolean)
  const phrases = [...Object.values(cues), ...Object.values(acts), ...Object.values(interview).map(({ says }) => says)]
  const ordinary = new Set([...functionWords[language], ...functionWords.en])
  for (const text of [...texts, ...phrases]) {
    for (const word of plainly(text)) ordinary.add(word)
    yield
  }
  const single = names
    .filter(([, { kind }]) => ['job', 'technology', 'project'].includes(kind))
    .flatMap(([name]) => plainly(name))
  const nameWords = [...new Set(single)].filter((word) => word.length >= ONE_SLIP)
  const correct = createSpelling(
    nameWords.map((said) => ({ said, terms: [said] })),
    ONE_SLIP,
  )
  yield
  // Of other words of the facts one slip is put right, "retuns" for returns, where no example has the word as it stands.
  const factWords = [...new Set(texts.flatMap(plainly))].filter((word) => word.length > ONE_SLIP)
  const correctWord = createSpelling(
    factWords.map((said) => ({ said, terms: [said] })),
    ONE_SLIP + 1,
    Number.POSITIVE_INFINITY,
  )
  // A letter for another makes words of their own, planting of planning: one too many, too few or swapped seldom does.
  const slipOf = (said: string) => {
    const meant = correctWord(said)
    const letters = (word: string) => [...word].sort().join('')
    return meant && (meant.said.length !== said.length || letters(meant.said) === letters(said)) ? meant : undefined
  }
  const { model } = trainedIn(language)
  const tools = [...new Set(names.flatMap(([name, { kind }]) => (kind === 'technology' ? plainly(name) : [])))]
  /** "Rhino" for Rhinoceros: how the name of one tool alone begins, where no question and no fact has it as a word. */
  const begun = (said: string) => {
    const [only, ...others] = tools.filter((name) => name.startsWith(said) && name.length >= said.length + CUT_OFF)
    return only && others.length === 0 && !isWord(said) ? { said: only } : undefined
  }
  const isWord = (word: string) => model.features.has(`w${word}`)
  yield
  const isOrdinary = (word: string) => ordinary.has(word)
  const named = [profile.name, ...names.map(([name]) => name)]
  const heard = languageTraits[language].spellsInKatakana ? createKatakana(named, [...texts, ...phrases]) : undefined
  yield
  const asWritten = languageTraits[language].isReadSimplified ? simplified : (text: string) => text
  return {
    language,
    names: createPhraseIndex(names),
    sorts: createPhraseIndex(employersBySort(world, generic)),
    owner: createPhraseIndex(forms),
    ordinary: trainedIn(language).ordinary,
    called: createPhraseIndex(called.map((name) => [name, name] as const)),
    vocabulary: {
      isKnown: (word) =>
        inFacts.has(word) || isWithin(word) || cutWords(language, word).some(({ terms }) => inFacts.has(terms[0])),
      meant,
    },
    spell(folded) {
      const slips = [...folded.text.matchAll(/[a-z]{5,}/g)].flatMap((match) => {
        if (isOrdinary(match[0])) return []
        const meant = correct(match[0]) ?? begun(match[0]) ?? (isWord(match[0]) ? undefined : slipOf(match[0]))
        return meant ? [{ value: meant.said, at: match.index, end: match.index + match[0].length }] : []
      })
      return rewrite(folded, slips)
    },
    hear: heard ?? verbJoinerFor(language, inFacts) ?? asWritten,
    prepositions: new Set([...phrasesOf(prepositions[language]), ...phrasesOf(cues.at)].map((word) => fold(word))),
    places: new Set(phrasesOf(cues.at).map((word) => fold(word))),
  }
}
