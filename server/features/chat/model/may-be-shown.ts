/**
 * Whether a sentence may be shown: it has no secret and nothing of what the model was told for itself alone, it is in the
 * answer's language, and the facts that it cites say it (docs/decisions/006 and 058).
 */
import type { Fact } from '#content/fact.ts'
import type { DropReason } from '#contract/admin/dropped-sentences.ts'
import { normalize } from '#server/knowledge/normalize.ts'

/** So many words in a row that stand in the instructions, and in no fact, are the instructions. */
const RUN = 4
/** From so many letters on, what stands in a fact word for word is a quotation and no accident. */
const QUOTE = 10
/** As long and mixed as this, it is a key, or something encoded. */
const LIKE_A_KEY = /(?<![\w+/=-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}|[A-Za-z\d+/=]{40,}/i

export interface Held {
  /** Holds a sentence against the facts that it cites. */
  check(sentence: string, cited: Fact[]): Judgement
  /** Whether a text is in the language that the answer is to be in. */
  isInLanguage(text: string): boolean
  /** What was for the model alone. */
  rules: string
  /** What everybody may know, though it stands in the rules too. */
  open: string
  /** Must not leave in any spelling. */
  secrets: string[]
}

export interface Judgement {
  /** suspicious: what it says has to be read once more before it is shown. */
  verdict: 'supported' | 'suspicious' | 'contradicted'
  reason: DropReason
  /** How likely the facts say it, from 0 to 1. */
  likely: number
}

const supported: Judgement = { verdict: 'supported', reason: 'unproven', likely: 1 }
const unsafe: Judgement = { verdict: 'contradicted', reason: 'unsafe', likely: 0 }

/** @returns a function that is given a sentence and the facts that it cites. */
export function createMayBeShown({ check, isInLanguage, rules, open, secrets }: Held) {
  const kept = secrets.map(bare)
  const openRuns = runs(open)
  const rulesRuns = new Set([...runs(rules)].filter((run) => !openRuns.has(run)))

  return (sentence: string, cited: Fact[]): Judgement => {
    const known = cited.map(({ text, tags }) => [text, ...tags].join(' ')).join(' ')
    const spelled = bare(sentence)
    if (kept.some((secret) => spelled.includes(secret))) return unsafe
    if (spelled.length >= QUOTE && bare(known).includes(spelled)) return supported
    if (!isInLanguage(sentence)) return unsafe
    const token = LIKE_A_KEY.exec(sentence)?.[0]
    if (token && !known.includes(token)) return unsafe
    const knownRuns = runs(known)
    if ([...runs(sentence)].some((run) => rulesRuns.has(run) && !knownRuns.has(run))) return unsafe
    return check(sentence, cited)
  }
}

/** Letters and digits only, so that no spelling hides what is there. */
const bare = (text: string) =>
  normalize(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function runs(text: string): Set<string> {
  const words =
    normalize(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')))
}
