/** Which facts a model is given: all of them where they fit, and otherwise those of the plan and what a search finds. */
import type { Fact } from '#content/fact.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { estimateTokens } from './token-estimate.ts'

/** Beyond this even a large window is not filled: it would cost more than it helps. */
export const FACTS_MAX_TOKENS = 60_000

interface Ledger {
  facts: Fact[]
  text: string
  tokens: number
}

/** Every question has the same facts, and building their text takes a moment. */
const ledgers = new WeakMap<Knowledge, Ledger>()

/** Everything that is public, what the owner added included. */
export function wholeLedger(knowledge: Knowledge): Ledger {
  let ledger = ledgers.get(knowledge)
  if (!ledger) {
    const facts = sorted([...(knowledge.added?.retrieval ?? knowledge.retrieval).facts.values()])
    const text = factLines(facts)
    ledger = { facts, text, tokens: estimateTokens(text) }
    ledgers.set(knowledge, ledger)
  }
  return ledger
}

/**
 * What fits of the facts that may matter.
 * @param first the plan's own, which go before all others.
 */
export function selectedFacts(knowledge: Knowledge, message: string, first: Fact[], maxTokens: number): Ledger {
  const { retrieval, added } = knowledge
  const found = (added?.retrieval ?? retrieval).search(message).found.map(({ fact }) => fact)
  const { facts } = wholeLedger(knowledge)
  const near = [...new Set([...first, ...found])]
  const sources = new Set(near.map(({ source }) => source).filter(Boolean))
  const beside = facts.filter(({ source }) => source && sources.has(source))
  const ofOwner = facts.filter(({ kind }) => kind === 'profile')
  // What heads the others says most in few words.
  const rest = facts.toSorted((a, b) => depthOf(a) - depthOf(b))
  const chosen: Fact[] = []
  let tokens = 0
  const headed = new Set<string | undefined>()
  for (const fact of new Set([...near, ...beside, ...ofOwner, ...rest])) {
    const cost = estimateTokens(lineOf(fact)) + (headed.has(fact.source) ? 0 : estimateTokens(headOf(fact)))
    if (tokens + cost > maxTokens) break
    tokens += cost
    headed.add(fact.source)
    chosen.push(fact)
  }
  const kept = sorted(chosen)
  return { facts: kept, text: factLines(kept), tokens }
}

const depthOf = ({ id }: Fact) => id.split('.').length

/** By id, in no language's order: the text must be the same on every machine. */
const sorted = (facts: Fact[]) => facts.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** One line for each; what several belong to stands above them once. */
function factLines(facts: Fact[]): string {
  const lines: string[] = []
  let last: string | undefined
  for (const fact of facts) {
    if (fact.source !== last) lines.push(headOf(fact))
    last = fact.source
    lines.push(lineOf(fact))
  }
  return lines.join('\n')
}

const headOf = ({ source }: Fact) => (source ? `# ${source}` : '#')
const lineOf = ({ id, text }: Fact) => `[[${id}]] ${text.replace(/\s+/g, ' ')}`
