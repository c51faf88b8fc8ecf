/** Whether a word that is some name is meant as it: many names are ordinary words, too. */
import { isSaid } from '#content/language/any-language.ts'
import { thesaurusIn } from '#content/language/load/load-thesaurus.ts'
import { beforeTool } from '#content/language/patterns/tool-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import { isAmbiguous, knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import type { FoldedText } from './folded-text.ts'
import type { CueId, languageCues } from './language-cues.ts'
import type { Match } from './phrase-index.ts'

/** Visa, Shell and WHO are ordinary words, too, unless they have their capitals. */
const isWrittenAs = (name: string, written: string) =>
  !/\p{Script=Latin}/u.test(name) ||
  (name === name.toUpperCase() ? written === name : /^\p{Lu}/u.test(written) || name.length > 6)

/** "Über" is not Uber; "Nestle" without its sign is Nestlé. */
const hasOtherSigns = (name: string, written: string) => /^\p{ASCII}+$/u.test(name) && /[À-ɏ]/u.test(written)

const wordsKnown = new Map<Language, ReadonlySet<string>>()

/** Words that a language has written small, whatever else is called so: the French "vite" and "tableau". */
function wordsOf(language: Language): ReadonlySet<string> {
  const { employers, others } = thesaurusIn(language)
  const made =
    wordsKnown.get(language) ??
    new Set([...employers, ...others].flatMap((group) => group.flatMap((entry) => entry.match(SMALL_WORD) ?? [])))
  wordsKnown.set(language, made)
  return made
}

const SMALL_WORD = /(?<!\p{L})\p{Ll}+(?!\p{L})/gu

const isMixedCase = (name: string) => /\p{Lu}/u.test(name.slice(1)) && /\p{Ll}/u.test(name)
const SHORT_NAME = 4

/** What asks for the use of a thing, or is nothing but its name. */
const ofUse: ReadonlySet<string> = new Set<CueId>([
  'use',
  'goodAt',
  'skill',
  'technology',
  'howLong',
  'sinceWhen',
  'experienceTotal',
  'compare',
])
const FEW = 3
const askingUse = new WeakMap<FoldedText, boolean>()

/** Looked for once, as a message may have many such words. */
function asksUse(folded: FoldedText, cues: ReturnType<typeof languageCues>['cues']): boolean {
  const made =
    askingUse.get(folded) ??
    (folded.text.trim().split(' ').length <= FEW || cues.find(folded.text).some(({ value }) => ofUse.has(value)))
  askingUse.set(folded, made)
  return made
}

/** Key words of a résumé of any trade: "glass", "infants". A message that has one speaks of it and need not ask for its use. */
const isPlainWord = (name: string) => /^\p{Ll}[\p{Ll} -]*$/u.test(name) && knownTechnology(name) === undefined

/** Go, Spark and React are ordinary words, too, unless they are written as names or said where technologies are. */
export function isMeant(
  { value, at, end }: Match<Entity>,
  folded: FoldedText,
  { cues }: ReturnType<typeof languageCues>,
  language: Language,
): boolean {
  if (value.kind === 'unknown-company') {
    const written = folded.written(at, end)
    return isWrittenAs(value.name, written) && !hasOtherSigns(value.name, written)
  }
  // One word of the name of a club or a certificate is its name only where it is written as one.
  if (value.kind === 'item' && !folded.text.slice(at, end).trim().includes(' '))
    return !/^\p{Ll}/u.test(folded.written(at, end))
  if (value.kind !== 'technology' && value.kind !== 'unknown-technology') return true
  // SAFe is written so; "safe" is a word.
  if (value.kind === 'unknown-technology' && isMixedCase(value.name) && folded.written(at, end) !== value.name)
    return value.name.length > SHORT_NAME
  const name = folded.text.slice(at, end)
  if (value.kind === 'technology' && isPlainWord(value.name)) return asksUse(folded, cues)
  if (!isAmbiguous(name) && !wordsOf(language).has(name)) return true
  // R&D is not R.
  if (name.length === 1 && /^.[&'’]/u.test(folded.written(at, end + 2))) return false
  const written = folded.written(at, end)
  const isCapital = /^\p{Lu}/u.test(written)
  const startsMessage = folded.text.slice(0, at).trim() === ''
  const isWhole = folded.text.trim() === name
  if (isCapital && (!startsMessage || isWhole)) return true
  if (languageTraits[language].isDense) return true
  const before = folded.text.slice(Math.max(0, at - 24), at)
  return (
    !isCapital &&
    cues
      .find(`${before} `)
      .some(
        ({ value: cue, end: to }) =>
          cue === 'use' && to >= before.trimEnd().length - 1 && before.length > 0 && isSaid(beforeTool, before),
      )
  )
}
