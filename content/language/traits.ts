import type { Language } from '#contract/language.ts'

/** What code has to know of a language that its words do not tell. */
export interface LanguageTraits {
  /** Its characters fill a square each, and no spaces part its words. */
  isDense: boolean
  /** Every noun has a capital, so that none tells a name. */
  hasCapitalNouns: boolean
  /** Nouns are written together, so that one is found in the parts of another. */
  joinsNouns: boolean
  /** The letter that joins them, where there is one: "Versicherungsprojekt". */
  nounLink?: string
  /** An unknown word before a known one makes it another thing: "Google cloud", "football team". */
  modifiesBefore: boolean
  /** A word that denies stands behind what it denies. */
  deniesBehind: boolean
  /** Names of other scripts are spelt in katakana, each in several ways. */
  spellsInKatakana: boolean
  /** ae, oe and ue are read as umlauts. */
  hasUmlauts: boolean
  /** What tells one kind from another stands behind it: "arquitecturas hexagonales". */
  tellsKindAfter: boolean
  /** Tells that somebody speaks of themselves. */
  firstPerson: RegExp
  /** Parts the clauses of a sentence, beside the signs of every language. */
  clauseMark?: string
  /** Where questions are strung together, and whether each part has to ask by itself: 她住在哪里，现在在哪家公司. */
  strungQuestions?: { at: RegExp; eachAsks: boolean }
  /** Texts are compared in simplified characters. */
  isReadSimplified: boolean
  /** What an amount is (from, to, before) stands right behind it: 11日から4時間. */
  tellsAmountBehind: boolean
}

const spaced = {
  isDense: false,
  hasCapitalNouns: false,
  joinsNouns: false,
  modifiesBefore: false,
  deniesBehind: false,
  spellsInKatakana: false,
  hasUmlauts: false,
  tellsKindAfter: false,
  isReadSimplified: false,
  tellsAmountBehind: false,
}
const dense = { ...spaced, isDense: true }
/** Words as a whole, whatever letters they have. */
const words = (...said: string[]) => new RegExp(`(?<!\\p{L})(?:${said.join('|')})(?!\\p{L})`, 'iu')

export const languageTraits: Record<Language, LanguageTraits> = {
  en: { ...spaced, modifiesBefore: true, firstPerson: words('I', 'me', 'my', 'mine', 'we', 'us', 'our') },
  es: {
    ...spaced,
    tellsKindAfter: true,
    // Verbs carry their person: diseñé, construimos.
    firstPerson: words(
      'yo',
      'me',
      'mis?',
      'nos',
      'nosotr[oa]s',
      'nuestr[oa]s?',
      '\\p{L}+(?:é|mos|uje)',
      // construí, but neither aquí nor así.
      '(?!(?:aqu|all|as|ah)í(?!\\p{L}))\\p{L}+í',
      'mi',
      'hice',
      'puse',
      'tuve',
      'fui',
      'soy',
      'he',
      'hago',
      'trabajo',
      'empiezo',
    ),
  },
  fr: {
    ...spaced,
    tellsKindAfter: true,
    firstPerson: words('je', "j[’']\\p{L}+", 'me', "m[’']\\p{L}+", 'mon', 'ma', 'mes', 'nous', 'notre', 'nos'),
  },
  de: {
    ...spaced,
    hasCapitalNouns: true,
    joinsNouns: true,
    nounLink: 's',
    hasUmlauts: true,
    firstPerson: words('ich', 'mich', 'mir', 'mein(?:e[rmns]?)?', 'wir', 'uns(?:er(?:e[rmns]?)?)?'),
  },
  zh: {
    ...dense,
    isReadSimplified: true,
    firstPerson: /我/u,
    strungQuestions: { at: /[，,]/u, eachAsks: true },
  },
  ja: {
    ...dense,
    deniesBehind: true,
    spellsInKatakana: true,
    firstPerson: /私|わたし|我々|われわれ/u,
    clauseMark: '、',
    strungQuestions: { at: /(?<=と)、/u, eachAsks: false },
    tellsAmountBehind: true,
  },
}

/** What stands between two sentences, or two words. */
export const spaceIn = (language: Language): string => (languageTraits[language].isDense ? '' : ' ')
