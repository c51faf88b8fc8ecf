/** The language that a question is asked in, as far as it shows. */

import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as italian } from '@orama/stopwords/italian'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as swedish } from '@orama/stopwords/swedish'
import { stopwords as turkish } from '@orama/stopwords/turkish'
import { cuesIn } from '#content/language/load/load-cues.ts'
import { generalWords } from '#content/language/load/load-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { contentIn } from '#content/owner.ts'
import { knownLanguages, type Language, languages } from '#contract/language.ts'
import { simplified } from './simplified.ts'
import { fold, functionWords } from './tokens.ts'

/** How many more of its small words a language must show before it is believed against the page's. */
const MARGIN = 1
/** The same for a language that the site's pages do not have, whose own words nobody wrote. */
const MARGIN_ABSENT = 2
/** Letters that among these languages only one is written with, and how many small words they are worth. */
const ownLetters: Record<Language, RegExp | undefined> = {
  en: undefined,
  es: /[ñ¿¡áíóú]/giu,
  fr: /[èêçœùûîëïà]|(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})|-t-/giu,
  de: /[äöüß]/giu,
  zh: undefined,
  ja: undefined,
}

const latin = knownLanguages.filter((language) => !languageTraits[language].isDense)
const dense = knownLanguages.filter((language) => languageTraits[language].isDense)
/** Shorter words are too often another language's too. */
const SHORTEST_OWN = 4

/** What the content has in one language only: it tells the language of keywords, which have no grammar. */
const ownWords = inOneOnly(latin, (text) => wordsOf(text).filter((word) => word.length >= SHORTEST_OWN), functionWords)
const ownIdeographs = inOneOnly(dense, (text) => text.match(/\p{Script=Han}/gu) ?? [])

function inOneOnly(
  among: Language[],
  parts: (text: string) => string[],
  besides: Partial<Record<Language, Set<string>>> = {},
): Map<string, Language> {
  const languageOf = new Map<string, Language | undefined>()
  const add = (part: string, language: Language) =>
    languageOf.set(part, languageOf.has(part) && languageOf.get(part) !== language ? undefined : language)
  for (const language of among) {
    for (const text of textsIn([ownersTexts(language), cuesIn[language], generalWords[language]]))
      for (const part of parts(text)) add(part, language)
    // Small words count already.
    for (const word of besides[language] ?? []) languageOf.set(word, undefined)
  }
  return new Map([...languageOf].flatMap(([part, language]) => (language ? [[part, language]] : [])))
}

function ownersTexts(language: Language): unknown {
  return languages.includes(language) ? contentIn(language) : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

/** @param page the language the page is read in: right unless the question clearly shows another of the site's. */
export function questionLanguage(question: string, page: Language): Language {
  const shown = spokenLanguage(question, page)
  return languages.includes(shown) ? shown : page
}

/** The same of all languages that the product speaks: a question is answered in its own, whichever the site's pages have. */
export function spokenLanguage(question: string, page: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return namesInKana(question) ? 'zh' : 'ja'
  const ideographs: string[] = question.match(/\p{Script=Han}/gu) ?? []
  // Chinese characters among more Latin words are a name.
  if (ideographs.length > 0 && ideographs.length >= (question.match(/\p{Script=Latin}+/gu)?.length ?? 0)) {
    const written = (language: Language, among: string[]) =>
      among.filter((one) => ownIdeographs.get(one) === language).length
    // On a Chinese page traditional characters are not Japanese.
    const plain: string[] = languageTraits[page].isReadSimplified
      ? (simplified(question).match(/\p{Script=Han}/gu) ?? [])
      : ideographs
    const [chinese, japanese] = [written('zh', plain), written('ja', ideographs)]
    if (chinese === japanese) return page === 'ja' ? 'ja' : 'zh'
    return chinese > japanese ? 'zh' : 'ja'
  }
  const said = wordsOf(question)
  const shown = (language: Language) =>
    count(said, functionWords[language]) +
    said.filter((word) => ownWords.get(word) === language).length +
    (question.match(ownLetters[language] ?? /$^/)?.length ?? 0)
  const best = latin.map((language) => ({ language, shown: shown(language) })).sort((a, b) => b.shown - a.shown)[0]
  const own = languageTraits[page].isDense ? 0 : shown(page)
  const isPlain = best && (languages.includes(best.language) || opensIn(said, best.language))
  const margin = isPlain ? MARGIN : MARGIN_ABSENT
  if (best && best.shown >= own + margin && best.shown > 0) return best.language
  // Latin keywords without grammar tell nothing, unless the page's script is another one.
  return page
}

/** "Combien de …": a question begins with a word that no other of the languages has. */
const opensIn = ([first = '']: string[], language: Language): boolean =>
  ownWords.get(first) === language || latin.every((one) => functionWords[one].has(first) === (one === language))

/** What stands in marks of quotation is a name, or what somebody else said. */
const QUOTED = /“[^“”]*”|‘[^‘’]*’|「[^「」]*」|『[^『』]*』|《[^《》]*》|"[^"]*"/gu
/** So many characters that only Chinese is written with make a sentence Chinese. */
const CHINESE_ENOUGH = 2

/** A sentence of Japanese has its particles in hiragana: beside Chinese of one's own, kana spell a name. */
function namesInKana(question: string): boolean {
  const own = question.replace(QUOTED, ' ')
  if (/\p{Script=Hiragana}/u.test(own)) return false
  const ideographs: string[] = own.match(/\p{Script=Han}/gu) ?? []
  const written = (language: Language) => ideographs.filter((one) => ownIdeographs.get(one) === language).length
  return written('zh') >= CHINESE_ENOUGH && written('zh') > written('ja')
}

/** Small words of languages that the product does not speak and that could be taken for one that it does. */
const foreign = [dutch, italian, portuguese, swedish, turkish].map((words) => new Set(words.map((word) => fold(word))))

/** Whether a question is clearly asked in none of the languages that the product speaks. */
export function isForeign(question: string): boolean {
  const letters = question.match(/\p{L}/gu)?.length ?? 0
  const ours = question.match(/[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (ours < letters / 2) return true
  const said = wordsOf(question)
  const most = Math.max(...foreign.map((words) => count(said, words)))
  return most >= 2 && most > Math.max(...knownLanguages.map((language) => count(said, functionWords[language])))
}

const count = (said: string[], small: Set<string>) => said.filter((word) => small.has(word)).length

/** Folded, without what leans on them: l’, qu’, ’s. */
function wordsOf(question: string): string[] {
  // A single letter is a small word in one language and a slip in another.
  return fold(question)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
}
