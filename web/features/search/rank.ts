/** Finds what was typed among titles and texts, the best first. Simple enough to be done anew at every key. */
import { fold } from './fold.ts'
import { pairsOf, slipMatcher } from './tolerance.ts'

/** What can be found. */
export interface Findable {
  title: string
  detail?: string
  /** Searched, not shown. */
  text: string
}

interface Folded<Item> {
  item: Item
  title: string
  text: string
}
export interface SearchIndex<Item> {
  all: readonly Folded<Item>[]
  /** Every word there is, once. */
  words(): readonly string[]
}

export function createIndex<Item extends Findable>(items: readonly Item[]): SearchIndex<Item> {
  const all = items.map((item) => ({
    item,
    title: fold(item.title),
    text: fold(`${item.detail ?? ''}\n${item.text}`),
  }))
  let words: string[] | undefined
  return {
    all,
    words() {
      // Of use only where something is mistyped.
      words ??= [...new Set(all.flatMap(({ title, text }) => `${title}\n${text}`.split(NO_WORD_SIGNS)))]
      return words
    },
  }
}

const NO_WORD_SIGNS = /[^\p{L}\p{N}+#]+/u

/** How a word stands in a text. Any of them in a title counts for more than the best of them in a text. */
const INNER = 1
const PREFIX = 2
const WHOLE = 3
const IN_TITLE = 3
/** The title begins with all that was typed. */
const BEGINS = 0.5
/** Two letters stand within words of every text by accident. */
const SHORTEST_INNER = 3

/** How well something fits a text; 0 if it does not. */
type Fit = (text: string) => number

/** @returns what has all of the words; where nothing has, what has them but for a slip of the keyboard. */
export function search<Item>(query: string, index: SearchIndex<Item>): Item[] {
  const typed = fold(query).trim()
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const exact = words.map(
    (word): Fit =>
      (text) =>
        exactFit(word, text),
  )
  const found = ranked(typed, exact, index)
  return found.length > 0
    ? found
    : ranked(
        typed,
        words.map((word) => tolerantFit(word, index.words())),
        index,
      )
}

function ranked<Item>(typed: string, fits: Fit[], { all }: SearchIndex<Item>): Item[] {
  return all
    .map(({ item, title, text }) => {
      const scores = fits.map((fit) => {
        const inTitle = fit(title)
        return inTitle > 0 ? inTitle + IN_TITLE : fit(text)
      })
      const sum = scores.includes(0) ? 0 : scores.reduce((whole, part) => whole + part, 0)
      return { item, score: sum > 0 && title.startsWith(typed) ? sum + BEGINS : sum }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** What parts words. A plus, a point or a # belongs to names such as C++, Node.js and C#. */
const BETWEEN_WORDS = /[\s"'’“”„«»()[\]{},;:!?/·、。，：；！？「」（）]+/u

/** AI项目 are two words. */
const SCRIPT_BORDER =
  /(?<=[a-z0-9])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[a-z0-9])/gu

function wordsOf(folded: string): string[] {
  const words = folded
    .replace(SCRIPT_BORDER, ' ')
    .split(BETWEEN_WORDS)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .filter(Boolean)
  // What leans on the next word, as in l’équipe, tells nothing beside it.
  const long = words.filter((word) => word.length > 1 || isIdeographic(word))
  return long.length > 0 ? long : words
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
/** Chinese and Japanese put nothing between words: each of their letters may begin one. */
const isIdeographic = (text: string | undefined) =>
  text !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

function exactFit(word: string, text: string): number {
  let best = 0
  for (let at = text.indexOf(word); at !== -1 && best < WHOLE; at = text.indexOf(word, at + word.length)) {
    best = Math.max(best, fitAt(word, text, at))
  }
  return best
}

function fitAt(word: string, text: string, at: number): number {
  const begins = !isWordSign(text[at - 1]) || isIdeographic(word[0]) || isIdeographic(text[at - 1])
  if (!begins) return word.length < SHORTEST_INNER ? 0 : INNER
  return isWordSign(text[at + word.length]) ? PREFIX : WHOLE
}

/** @param known the words that may have been meant. */
function tolerantFit(word: string, known: readonly string[]): Fit {
  const isSlip = slipMatcher(word)
  const meant = isSlip ? known.filter(isSlip) : []
  return (text) => {
    const exact = exactFit(word, text)
    if (exact > 0) return exact
    if (isIdeographic(word)) return mostPairs(word, text) ? INNER : 0
    return meant.some((one) => exactFit(one, text) > INNER) ? PREFIX : 0
  }
}

/** Of a question in Chinese or Japanese, whose words nothing parts, at least half of the pairs of letters. */
function mostPairs(word: string, text: string): boolean {
  const pairs = pairsOf(word)
  return pairs.length > 0 && pairs.filter((pair) => text.includes(pair)).length * 2 >= pairs.length
}
