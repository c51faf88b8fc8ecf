/** Holds a model to the ledger: a sentence leaves only if it names facts that the model was given, and says what they say. */

import type { Fact } from '#content/fact.ts'
import type { DropReason } from '#contract/admin/dropped-sentences.ts'
import type { Citation } from '#contract/chat/chat.ts'
import { required } from '#server/required.ts'
import type { Judgement } from './may-be-shown.ts'
import { sanitize } from './sanitize.ts'

export interface Grounding {
  /** Takes a part of the model's text and returns the sentences that are complete and grounded. */
  add(part: string): string
  /** The last sentence, if it is grounded. */
  end(): string
  citations: Citation[]
  /** What has to be read once more, in its order. */
  suspicious: Suspicious[]
  /** Those of them that were found true, as they are shown. */
  release(read: readonly Suspicious[]): string
}

export interface Suspicious {
  sentence: string
  cited: Fact[]
  reason: DropReason
  /** How likely the facts say it. */
  likely: number
}

export interface GroundingOptions {
  /** Whether a sentence without facts says nothing that needs any: "Here is what she did there:". */
  isGlue?(sentence: string): boolean
  /** Takes each sentence that is not shown. */
  onDropped?(sentence: string, reason: DropReason, cited: Fact[]): void
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

/** @param judge whether a sentence says what the facts say that it cites. */
export function createGrounding(
  facts: Fact[],
  judge: (sentence: string, cited: Fact[]) => Judgement,
  { isGlue = () => false, onDropped }: GroundingOptions = {},
): Grounding {
  const suspicious: Suspicious[] = []
  /** Said before the next sentence that is shown, or not at all. */
  let glue = ''
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
    if (statement.length > LONGEST) return ''
    const known = cited.map(({ text, tags }) => [text, ...tags].join(' ')).join(' ')
    const plain = sanitize(statement.replace(FACT_ID, ' ').replace(/(?<!\s)\s+([.!?。！？])/g, '$1'), known)
    const said = sentences(plain ?? '').filter(Boolean)
    if (plain === undefined) onDropped?.(statement.replace(FACT_ID, ' ').trim(), 'unsafe', cited)
    if (cited.length === 0) {
      glue = said.length > 0 && said.every((sentence) => joins(sentence, [])) ? `${said.join(' ')} ` : ''
      return ''
    }
    const shown = said.filter((sentence) => isShown(sentence, cited))
    const text = `${glue}${shown.join(' ')}`
    glue = ''
    if (shown.every(isGlue)) return ''
    // What was for the model alone may be cut into sentences too short to be known by.
    if (judge(text, cited).reason === 'unsafe') {
      onDropped?.(text, 'unsafe', cited)
      return ''
    }
    return `${text} ${cited.map(footnote).join('')} `
  }

  /** What was for the model alone is told by no sentence. */
  const joins = (sentence: string, cited: Fact[]) => isGlue(sentence) && judge(sentence, cited).reason !== 'unsafe'

  function isShown(sentence: string, cited: Fact[]): boolean {
    const { verdict, reason, likely } = judge(sentence, cited)
    if (verdict === 'supported' || joins(sentence, cited)) return true
    if (verdict === 'suspicious') suspicious.push({ sentence, cited, reason, likely })
    else onDropped?.(sentence, reason, cited)
    return false
  }

  return {
    citations,
    suspicious,
    release(read) {
      const text = read.map(({ sentence }) => sentence).join(' ')
      const facts = read.flatMap(({ cited }) => cited)
      if (judge(text, facts).reason === 'unsafe') return ''
      return read.map(({ sentence, cited }) => `${sentence} ${cited.map(footnote).join('')} `).join('')
    },
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
