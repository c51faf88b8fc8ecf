/** Holds a model to the ledger: a sentence leaves only if it names facts that the model was given, and says what they say. */

import type { Fact } from '#content/fact.ts'
import type { Citation } from '#contract/chat/chat.ts'
import { required } from '#server/required.ts'
import { sanitize } from './sanitize.ts'

export interface Grounding {
  /** Takes a part of the model's text and returns the sentences that are complete and grounded. */
  add(part: string): string
  /** The last sentence, if it is grounded. */
  end(): string
  citations: Citation[]
}

const FACT_ID = /\[\[([\w.-]+)\]\]/g
/** What was said is over after its fact ids; without any it is over where the next line starts. */
const STATEMENT_END = /(?:\[\[[\w.-]+\]\]\s*)+[.!?。！？]?\s*|\n+/g
/** The beginning of an id whose end is still to come. */
const HALF_AN_ID = /^\[(?:\[[\w.-]*\]?)?$/
/** "z. B.", "Dr.", "e.g.": the sentence is not over there. */
const ABBREVIATION = /(?:^|[\s(.])(?:\p{L}{1,2}|bzw|vgl|etc|approx|resp)\.\s*$/iu
/** A statement that is longer is none; what is kept of the model's text stays below it. */
const LONGEST = 1500

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** @param resembles whether a sentence says what the cited facts, whose text and tags it is given, say. */
export function createGrounding(facts: Fact[], resembles: (sentence: string, cited: string) => boolean): Grounding {
  const given = new Map(facts.map((fact) => [fact.id, fact]))
  const citations: Citation[] = []
  let rest = ''

  function footnote({ id, text, anchor }: Fact): string {
    let known = citations.find((citation) => citation.id === id)
    if (!known) {
      known = { n: citations.length + 1, id, text, anchor }
      citations.push(known)
    }
    return `[^${known.n}]`
  }

  function ground(statement: string): string {
    const ids = [...statement.matchAll(FACT_ID)].map((match) => required(match[1]))
    const cited = [...new Set(ids)].map((id) => given.get(id)).filter((fact) => fact !== undefined)
    if (cited.length === 0 || statement.length > LONGEST) return ''
    const known = cited.map(({ text, tags }) => [text, ...tags].join(' ')).join(' ')
    const plain = sanitize(statement.replace(FACT_ID, ' ').replace(/(?<!\s)\s+([.!?。！？])/g, '$1'), known)
    const text = sentences(plain ?? '')
      .filter((sentence) => resembles(sentence, known))
      .join(' ')
    return text && `${text} ${cited.map(footnote).join('')} `
  }

  return {
    citations,
    add(part) {
      rest += part
      let grounded = ''
      let start = 0
      for (const match of rest.matchAll(STATEMENT_END)) {
        const end = match.index + match[0].length
        // More ids may follow in the next part.
        if (end === rest.length || HALF_AN_ID.test(rest.slice(end))) break
        grounded += ground(rest.slice(start, end))
        start = end
      }
      rest = rest.slice(start)
      if (rest.length > LONGEST) rest = ''
      return grounded
    },
    end: () => ground(rest),
  }
}

function sentences(text: string): string[] {
  const found: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = found.at(-1)
    if (before !== undefined && ABBREVIATION.test(before)) found[found.length - 1] = before + segment
    else found.push(segment)
  }
  return found.map((sentence) => sentence.trim())
}
