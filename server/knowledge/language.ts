/** The language that a question is asked in, as far as it shows. */
import { type Language, languages } from '../../contract/language.ts'
import { functionWords } from './tokens.ts'

/** How many more of its small words a language must show before it is believed against the page's. */
const MARGIN = 1

/** @param page the language the page is read in: right unless the question clearly shows another. */
export function questionLanguage(question: string, page: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return 'ja'
  const ideographs = question.match(/\p{Script=Han}/gu)?.length ?? 0
  // Japanese without any kana is a heading at most; Chinese characters among Latin words are a name.
  if (ideographs > 0 && ideographs * 3 >= question.replace(/\s/g, '').length) return page === 'ja' ? 'ja' : 'zh'
  const said = question
    .toLowerCase()
    .split(/[^\p{L}\p{M}’']+/u)
    .filter(Boolean)
  const count = (language: Language) => said.filter((word) => functionWords[language].has(word)).length
  const latin = languages.filter((language) => language !== 'zh' && language !== 'ja')
  const best = latin.map((language) => ({ language, shown: count(language) })).sort((a, b) => b.shown - a.shown)[0]!
  const own = page === 'zh' || page === 'ja' ? 0 : count(page)
  if (best.shown >= own + MARGIN && best.shown > 0) return best.language
  // Latin keywords without grammar tell nothing, unless the page's script is another one.
  return page
}
