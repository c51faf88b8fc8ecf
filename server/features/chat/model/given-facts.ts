/**
 * What a model is given: all facts and all passages of articles where they fit; where the passages do not, those that may matter
 * for the question; where the facts do not either, of both those of the plan and what a search finds.
 */
import { isOfArticle, isPassage } from '#content/article-passages.ts'
import type { Fact } from '#content/fact.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { estimateTokens } from './token-estimate.ts'

/** Beyond this even a large window is not filled: it would cost more than it helps. */
export const FACTS_MAX_TOKENS = 60_000
/** Of articles that are too long to be given whole: what one question brings is paid for in full. */
const PASSAGES_MAX_TOKENS = 6000

interface Lines {
  facts: Fact[]
  text: string
  tokens: number
}

export interface Given {
  /** Every fact, and every passage where they fit: the same for every question. */
  whole: Lines | undefined
  /** What was chosen for this question: of the passages alone, or of everything where there is no whole. */
  chosen: Lines
}

interface Ledger {
  facts: Lines
  passages: Lines
  both: Lines
}

/** Every question has the same facts, and building their text takes a moment. */
const ledgers = new WeakMap<Knowledge, Ledger>()

/** Everything that is public, what the owner added and the passages of articles included. */
export function wholeLedger(knowledge: Knowledge): Ledger {
  let ledger = ledgers.get(knowledge)
  if (!ledger) {
    const { world, added, retrieval } = knowledge
    const facts = sorted([...(added?.retrieval ?? retrieval).facts.values()])
    const passages = world.articles.flatMap((article) => article.passages)
    ledger = { facts: linesOf(facts), passages: linesOf(passages), both: linesOf([...facts, ...passages]) }
    ledgers.set(knowledge, ledger)
  }
  return ledger
}

/**
 * What a model is given for a question.
 * @param first the plan's own, which go before all others.
 */
export function givenFacts(knowledge: Knowledge, message: string, first: Fact[], maxTokens: number): Given {
  const { facts, both } = wholeLedger(knowledge)
  if (both.tokens <= maxTokens) return { whole: both, chosen: linesOf([]) }
  const near = nearest(knowledge, message, first)
  const left = maxTokens - facts.tokens
  if (left >= 0) {
    return { whole: facts, chosen: fitting(knowledge, near.filter(isPassage), Math.min(left, PASSAGES_MAX_TOKENS)) }
  }
  const ofOwner = facts.facts.filter(({ kind }) => kind === 'profile')
  // What heads the others says most in few words.
  const rest = facts.facts.toSorted((a, b) => depthOf(a) - depthOf(b))
  return {
    whole: undefined,
    chosen: fitting(knowledge, [...withSource(near, knowledge), ...ofOwner, ...rest], maxTokens),
  }
}

/** The plan's, what a search finds, and then what articles say to it. */
function nearest(knowledge: Knowledge, message: string, first: Fact[]): Fact[] {
  const { retrieval, added } = knowledge
  const found = (added?.retrieval ?? retrieval).search(message).found.map(({ fact }) => fact)
  const near = [...first, ...found]
  return [...near, ...nearPassages(knowledge, message, near)]
}

/** Passages of articles that are among what is near, and those that have the question's words: the nearest first. */
function nearPassages({ world, retrieval }: Knowledge, message: string, near: Fact[]): Fact[] {
  const shareOf = retrieval.near(message)
  const passages = world.articles.flatMap((article) => {
    const isNear = near.some((fact) => isOfArticle(article, fact))
    return article.passages.map((fact) => ({ fact, isNear, share: shareOf(fact.text) }))
  })
  return passages
    .filter(({ isNear, share }) => isNear || share >= OF_QUESTION)
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || b.share - a.share)
    .map(({ fact }) => fact)
}

/** A passage of another article matters that has so much of the question in it. */
const OF_QUESTION = 0.4

/** The same, and then what else belongs to the same things. */
function withSource(near: Fact[], knowledge: Knowledge): Fact[] {
  const sources = new Set(near.map(({ source }) => source).filter(Boolean))
  return [...near, ...wholeLedger(knowledge).both.facts.filter(({ source }) => source && sources.has(source))]
}

/** The first of them, as many as have room, in the order of the whole. */
function fitting(knowledge: Knowledge, facts: Fact[], maxTokens: number): Lines {
  const chosen = new Set<Fact>()
  const headed = new Set<string>()
  let tokens = 0
  for (const fact of new Set(facts)) {
    const head = headOf(fact)
    const cost = estimateTokens(lineOf(fact)) + (headed.has(head) ? 0 : estimateTokens(head))
    if (tokens + cost > maxTokens) break
    tokens += cost
    headed.add(head)
    chosen.add(fact)
  }
  return linesOf(wholeLedger(knowledge).both.facts.filter((fact) => chosen.has(fact)))
}

const depthOf = ({ id }: Fact) => id.split('.').length

/** By id, in no language's order: the text must be the same on every machine. */
const sorted = (facts: Fact[]) => facts.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/** One line for each; what several belong to stands above them once. */
function linesOf(facts: Fact[]): Lines {
  const lines: string[] = []
  let last: string | undefined
  for (const fact of facts) {
    const head = headOf(fact)
    if (head !== last) lines.push(head)
    last = head
    lines.push(lineOf(fact))
  }
  const text = lines.join('\n')
  return { facts, text, tokens: estimateTokens(text) }
}

/** What a fact belongs to, and of a passage the heading that it stands below. */
function headOf(fact: Fact): string {
  const under = isPassage(fact) ? fact.tags : []
  return ['#', [fact.source, ...under].filter(Boolean).join(' › ')].filter(Boolean).join(' ')
}
const lineOf = ({ id, text }: Fact) => `[[${id}]] ${text.replace(/\s+/g, ' ')}`
