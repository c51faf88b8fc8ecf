/** What a message is told by when its kind is guessed: its words, their neighbours and their letters, names left out. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { withoutNested } from '#server/knowledge/understand/phrase-index.ts'

/** Stand for names, so that no kind depends on whom or what a message is about. From the private use area: nobody types them. */
export const masks = {
  owner: '\uE001',
  employer: '\uE002',
  technology: '\uE003',
  project: '\uE004',
  person: '\uE005',
  year: '\uE006',
} as const
export type MaskId = keyof typeof masks

const PLACEHOLDER = /\{(\w+)\}/

const isMaskId = (name: string): name is MaskId => name in masks

/** The word for the owner that the phrases of cues.ts are written with. */
const owners: Record<Language, string> = { en: 'she', de: 'sie', fr: 'elle', es: 'ella', zh: '她', ja: '彼女' }

/** An example as it stands in the language files, in the form in which a message is looked at. */
export function maskedExample(example: string): string {
  const parts = example.split(PLACEHOLDER)
  const masked = parts.map((part, i) => (i % 2 === 0 ? foldText(part).text : ` ${isMaskId(part) ? masks[part] : ''} `))
  return masked.join('').replace(/ {2,}/g, ' ')
}

/** Letters that stand together in a word, its ends included; few of them are names of the sample's making. */
const GRAMS = { shortest: 3, longest: 5 }

/** Words and letters are weighed apart, so that neither drowns the other. */
export interface Features {
  words: string[]
  letters: string[]
}

/** @param masked lower case, names replaced by their masks, blanks between words. */
export function featuresOf(language: Language, masked: string): Features {
  const plain = languageTraits[language].isDense ? denseFeatures(masked) : wordFeatures(masked.trim().split(' '))
  return { ...plain, words: [...plain.words, ...cuesIn(language, masked)] }
}

/** Phrases that mean the same count as one: "how many years" and "for how long". */
function cuesIn(language: Language, masked: string): string[] {
  const { cues } = languageCues(language)
  const said = withoutNested(cues.find(masked.replaceAll(masks.owner, owners[language])))
  return [...new Set(said.map(({ value }) => value))].filter((cue) => cue !== 'filler').map((cue) => `#${cue}`)
}

function wordFeatures(typed: string[]): Features {
  const words = new Set<string>()
  const letters = new Set<string>()
  const all = typed.map((word) => (/^\d+$/.test(word) ? '0' : word))
  for (const [i, word] of all.entries()) {
    words.add(word)
    words.add(`${all[i - 1] ?? '^'} ${word}`)
    const closed = `<${word}>`
    for (let size = GRAMS.shortest; size <= GRAMS.longest; size++)
      for (let at = 0; at + size <= closed.length; at++) letters.add(closed.slice(at, at + size))
  }
  words.add(`${all.at(-1) ?? ''} $`)
  return { words: [...words], letters: [...letters] }
}

/** Chinese and Japanese: each character and what stands beside it. Latin words count whole. */
function denseFeatures(masked: string): Features {
  const units = masked.match(/[a-z][a-z\d+#.]*|\d+|[^\s]/gu) ?? []
  const all = ['^', ...units.map((unit) => (/^\d+$/.test(unit) ? '0' : unit)), '$']
  const words = new Set<string>()
  const letters = new Set<string>()
  for (const [i, unit] of all.entries()) {
    const [before = '', further = ''] = [all[i - 1], all[i - 2]]
    words.add(before + unit)
    words.add(further + before + unit)
    letters.add(unit)
  }
  return { words: [...words], letters: [...letters] }
}
