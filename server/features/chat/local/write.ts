/** Writes sentences out with their footnotes, one number for each fact. */
import type { Fact } from '#content/fact.ts'
import { languageTraits, spaceIn } from '#content/language/traits.ts'
import type { Citation } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Said } from './plan/plan.ts'

/** Beyond these, footnotes of one sentence tell nothing more. */
const MOST_NOTES = 8

export function write(language: Language, said: Said[]): { text: string; citations: Citation[]; facts: Fact[] } {
  const facts: Fact[] = []
  const note = (fact: Fact) => {
    if (!facts.includes(fact)) facts.push(fact)
    return `[^${facts.indexOf(fact) + 1}]`
  }
  const sentences = [...new Map(said.map((one) => [one.text, one])).values()].map(({ text, facts }) => {
    const notes = facts.slice(0, MOST_NOTES).map(note).join('')
    return notes ? `${text} ${notes}` : text
  })
  const citations = facts.map(({ id, text, anchor }, i) => ({ n: i + 1, id, text, anchor }))
  return { text: sentences.join(spaceIn(language)), citations, facts }
}

/** What an answer has at most; its first sentence is never left out. */
const LONGEST = { words: 90, ideographs: 230 }

/** A name in Latin letters is read as fast as two ideographs. */
const LATIN_WORD = /[A-Za-z][\w.&-]*/g

/** Without the last sentences of an answer that is longer than people read. */
export function shortened(language: Language, said: Said[]): Said[] {
  const { isDense } = languageTraits[language]
  const most = isDense ? LONGEST.ideographs : LONGEST.words
  let length = 0
  return said.filter(({ text, isFirst }, i) => {
    length += isDense ? text.replace(LATIN_WORD, '字字').length : text.split(' ').length
    return i === 0 || isFirst || length <= most
  })
}
