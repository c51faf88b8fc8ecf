/** The language that a question is asked in, as far as it shows. */
import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as italian } from '@orama/stopwords/italian'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as swedish } from '@orama/stopwords/swedish'
import { stopwords as turkish } from '@orama/stopwords/turkish'
import { type Language, languages } from '../../contract/language.ts'
import { fold, functionWords } from './tokens.ts'

/** How many more of its small words a language must show before it is believed against the page's. */
const MARGIN = 1
/** Letters that among these languages only one is written with, and how many small words they are worth. */
const ownLetters: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡áíóú]/giu,
  fr: /[èêçœùûîëïà]|(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})|-t-/giu,
  de: /[äöüß]/giu,
}

/** @param page the language the page is read in: right unless the question clearly shows another. */
export function questionLanguage(question: string, page: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return 'ja'
  const ideographs = question.match(/\p{Script=Han}/gu)?.length ?? 0
  // Japanese without any kana is a heading at most; Chinese characters among Latin words are a name.
  if (ideographs > 0 && ideographs * 4 >= question.replace(/\s/g, '').length) return page === 'ja' ? 'ja' : 'zh'
  const said = wordsOf(question)
  const shown = (language: Language) =>
    count(said, functionWords[language]) + (question.match(ownLetters[language] ?? /$^/)?.length ?? 0)
  const latin = languages.filter((language) => language !== 'zh' && language !== 'ja')
  const best = latin.map((language) => ({ language, shown: shown(language) })).sort((a, b) => b.shown - a.shown)[0]!
  const own = page === 'zh' || page === 'ja' ? 0 : shown(page)
  if (best.shown >= own + MARGIN && best.shown > 0) return best.language
  // Latin keywords without grammar tell nothing, unless the page's script is another one.
  return page
}

/** Small words of languages that the site does not speak and that could be taken for one that it does. */

const foreign = [dutch, italian, portuguese, swedish, turkish].map((words) => new Set(words.map((word) => fold(word))))

/** Whether a question is clearly asked in none of the site's languages. */
export function isForeign(question: string): boolean {
  const letters = question.match(/\p{L}/gu)?.length ?? 0
  const ours = question.match(/[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (ours < letters / 2) return true
  const said = wordsOf(question)
  const most = Math.max(...foreign.map((words) => count(said, words)))
  return most >= 2 && most > Math.max(...languages.map((language) => count(said, functionWords[language])))
}

const count = (said: string[], small: Set<string>) => said.filter((word) => small.has(word)).length

/** Folded, without what leans on them: l’, qu’, ’s. */
const wordsOf = (question: string) =>
  fold(question)
    .split(/[^\p{L}]+/u)
    // A single letter is a small word in one language and a slip in another.
    .filter((word) => word.length > 1)
