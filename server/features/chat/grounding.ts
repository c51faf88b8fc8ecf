/** Holds a model to the ledger: a sentence leaves only if it names facts that the model was given. */
import type { Fact } from '../../../content/ledger.ts'
import type { Citation } from '../../../contract/chat.ts'

export interface Grounding {
  /** Takes a part of the model's text and returns the sentences that are complete and grounded. */
  add(part: string): string
  /** The last sentence, if it is grounded. */
  end(): string
  citations: Citation[]
}

const FACT_ID = /\[\[([\w.-]+)\]\]/g
/** A sentence is over after its fact ids; without any it is over where the next line starts. */
const SENTENCE_END = /(?:\[\[[\w.-]+\]\]\s*)+[.!?。！？]?\s*|\n+/g
/** What a model must not bring along: links, pictures, HTML, and markers, which only the engine writes. */
const UNWANTED = /!?\[[^\]]*\]\([^)]*\)|<[^>]*>|\[[A-Z_]+(?::[^\]]*)?\]|https?:\/\/\S+|\[\^[^\]]*\]/g

export function createGrounding(facts: Fact[]): Grounding {
  const given = new Map(facts.map((fact) => [fact.id, fact]))
  const citations: Citation[] = []
  let rest = ''

  function footnote(id: string): string {
    const { text, anchor } = given.get(id)!
    let known = citations.find((citation) => citation.id === id)
    if (!known) {
      known = { n: citations.length + 1, id, text, anchor }
      citations.push(known)
    }
    return `[^${known.n}]`
  }

  function ground(sentence: string): string {
    const ids = [...sentence.matchAll(FACT_ID)].map((match) => match[1]!).filter((id) => given.has(id))
    if (ids.length === 0) return ''
    const text = sentence
      .replace(FACT_ID, '')
      .replace(UNWANTED, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([.!?])/g, '$1')
      .trim()
    return text === '' ? '' : `${text} ${[...new Set(ids)].map(footnote).join('')} `
  }

  return {
    citations,
    add(part) {
      rest += part
      let grounded = ''
      let start = 0
      for (const match of rest.matchAll(SENTENCE_END)) {
        const end = match.index + match[0].length
        // More ids may follow in the next part.
        if (end === rest.length) break
        grounded += ground(rest.slice(start, end))
        start = end
      }
      rest = rest.slice(start)
      return grounded
    },
    end: () => ground(rest),
  }
}
