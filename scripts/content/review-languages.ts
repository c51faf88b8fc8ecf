/** Tells where a text is in another language than the file that it stands in. */
import { languageTraits } from '#content/language/traits.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { fold, functionWords } from '#server/knowledge/tokens.ts'
import { type OwnerText, wordsOf } from './owner-texts.ts'
import type { Report } from './problem.ts'

/** Shorter texts may well be names or titles, which are what they are. */
const WORDS_MIN = 8
/** So many small words of another language, and twice as many as of the file's. */
const SHOWN_MIN = 3

const latin = knownLanguages.filter((language) => !languageTraits[language].isDense)

/** What has its name in the language that it appeared in. */
const keepsItsName = /^(?:publications|talks|awards)\.yaml$/

/** Reports them: readers, screen readers and search engines are told the file's language. */
export function reviewLanguages(texts: OwnerText[], report: Report): void {
  for (const { file, path, text, language } of texts) {
    if (keepsItsName.test(file.split('/').at(-1) ?? '') && path.at(-1) === 'title') continue
    const other = otherLanguage(text, language)
    if (!other) continue
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(other) ?? other
    const suggestion = `Write it in the language of this file${file.includes('/') ? '' : `, and this text into ${other}/${file}`}.`
    report(file, path.join('.'), `is not all in one language: some of it reads as ${name}`, suggestion)
  }
}

/** @param language that the text should be in. @returns another one that a sentence of it clearly is in. */
const otherLanguage = (text: string, language: Language): Language | undefined =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => languageOf(segment, language))
    .find((other) => other !== undefined)

function languageOf(text: string, language: Language): Language | undefined {
  const kana = text.match(/[\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0
  const han = text.match(/\p{sc=Han}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (kana + han > letters / 2) {
    // Japanese may do without kana where it is short.
    const written: Language = kana > 0 || language === 'ja' ? 'ja' : 'zh'
    return written === language || letters < WORDS_MIN ? undefined : written
  }
  const words = wordsOf(text).map((word) => fold(word))
  if (words.length < WORDS_MIN) return undefined
  const shown = (one: Language) => words.filter((word) => functionWords[one].has(word)).length
  const [best] = latin.map((one) => ({ one, count: shown(one) })).sort((a, b) => b.count - a.count)
  if (!best || best.one === language || best.count < SHOWN_MIN) return undefined
  return best.count >= 2 * shown(language) ? best.one : undefined
}
