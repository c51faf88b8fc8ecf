/** Words an answer from facts: each is said as it stands, with what it belongs to and a footnote. */

import type { Fact } from '#content/fact.ts'
import type { AssistantMessages } from '#content/interface/en/assistant.ts'
import { createTranslate } from '#content/translate.ts'
import type { Citation, VisitorRole } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly, saysOneOf } from '#server/knowledge/phrases.ts'
import type { Findings, Found } from '#server/knowledge/retrieval.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import type { FoundInContext } from './found-in-context.ts'

const MOST_FACTS = 3
/** A fact adds to the answer if it scores this share of the best one and covers this share of what that one covers. */
const ADDS = { score: 0.55, coverage: 0.75 }
/** A question that asks whether is answered with yes if the facts cover this much of it. */
const CLEAR = 0.75
/** Of a fact longer than this, only the sentences that answer are said; the footnote has all of it. */
const LONG = { letters: 260, ideographs: 130 }
const STANDS_OUT = 0.3

/** The facts that an answer says, best first, none twice. */
export function chooseFacts(language: Language, { found }: Findings, role: VisitorRole): Fact[] {
  const saying = withoutBareNames(found)
  const best = saying[0]
  if (!best) return []
  const related = saying.filter(
    ({ score, coverage }) => score >= best.score * ADDS.score && coverage >= best.coverage * ADDS.coverage,
  )
  const facts = distinct(
    language,
    related.map(({ fact }) => fact),
  ).slice(0, MOST_FACTS)
  return facts.toSorted((a, b) => Number(suits(role, b)) - Number(suits(role, a)))
}

/** The name of a skill alone says nothing beside facts that show it. */
export function withoutBareNames(found: Found[]): Found[] {
  const saying = found.filter(({ fact }) => !fact.id.startsWith('profile.skill.'))
  return saying.length > 0 ? saying : found
}

/** A recruiter and a client read the results first, a developer how it was built. */
function suits(role: VisitorRole, { id, kind }: Fact): boolean {
  if (role === 'unknown') return false
  if (role === 'developer') return kind === 'technologies' || /\.(?:solution|architecture|node\.[\w-]+)$/.test(id)
  return kind === 'achievement' || /\.(?:achievement|outcome|metric)\.[\w-]+$/.test(id)
}

/** The same statement can stand in several places, worded a little differently; it is said once. */
function distinct(language: Language, facts: Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) if (!kept.some((other) => isSame(language, other, fact))) kept.push(fact)
  return kept
}

/** How much of the shorter of two statements is in the other for both to say the same, and less if they share a number. */
const SAME = 0.65
const SAME_NUMBER = 0.3

function isSame(language: Language, a: Fact, b: Fact): boolean {
  const [short, long] = [wordsOf(language, a), wordsOf(language, b)].sort((one, other) => one.size - other.size)
  const shared = [...short!].filter((word) => long!.has(word))
  const share = shared.length / short!.size
  return share >= SAME || (share >= SAME_NUMBER && shared.some((word) => /\d/.test(word)))
}

/** Facts are compared for every answer, and never change. */
const wordsOfFacts = new WeakMap<Fact, Set<string>>()

function wordsOf(language: Language, fact: Fact): Set<string> {
  const words = wordsOfFacts.get(fact) ?? new Set(cutWords(language, fact.text).map(({ terms }) => terms[0]))
  wordsOfFacts.set(fact, words)
  return words
}

/** One fact stands as a sentence, several as a list; each with its footnote. */
export function state(
  { words, content, retrieval }: Knowledge,
  question: string,
  facts: Fact[],
): { text: string; citations: Citation[] } {
  const t = createTranslate(content.language, words)
  const citations = facts.map(({ id, text, anchor }, i) => ({ n: i + 1, id, text, anchor }))
  const overlap = retrieval.overlap(question)
  const said = facts.map((fact, i) => {
    const short = isLong(fact.text) ? bestSentence(fact.text, overlap, i === 0) : fact.text
    return `${isOwnWords(fact) ? t('quoted', { text: short }) : short} [^${i + 1}]`
  })
  const sources = facts.map((fact) => sourceOf(fact, content.profile.name))
  const [source] = sources
  if (facts.length > 1 && source && sources.every((other) => other === source)) {
    return { text: `**${source}**\n\n${said.map((text) => `- ${text}`).join('\n')}`, citations }
  }
  const lines = said.map((text, i) => (sources[i] ? t('stated', { source: sources[i], text }) : text))
  return { text: lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join('\n'), citations }
}

/** What a fact belongs to, unless its text begins with it. */
function sourceOf(fact: Fact, owner: string): string | undefined {
  const source = fact.source ?? (isOwnWords(fact) ? owner : undefined)
  return source !== undefined && fact.text.startsWith(source) ? undefined : source
}

/** Whole sentences, in which the owner or somebody else says "I"; headings with what they stand for are none. */
function isOwnWords({ id, kind, text }: Fact): boolean {
  return /[.。]$/.test(text) && kind !== 'expertise' && kind !== 'service' && !/\.node\.[\w-]+$/.test(id)
}

const isLong = (text: string) => text.length > (/\p{Script=Han}/u.test(text) ? LONG.ideographs : LONG.letters)

/** The sentence that has most of the question in it. If none stands out: the beginning, of the best fact as long as a fact may be. */
function bestSentence(text: string, overlap: (sentence: string) => number, isBest: boolean): string {
  const sentences = text.split(/(?<=[.。])\s*(?=\p{L})/u)
  const scores = sentences.map(overlap)
  const best = Math.max(...scores)
  if (best >= STANDS_OUT) return sentences[scores.indexOf(best)]!
  if (!isBest) return sentences[0]!
  const ends = sentences.findIndex((_, i) => isLong(sentences.slice(0, i + 1).join(' ')))
  return sentences.slice(0, Math.max(1, ends)).join(/\p{Script=Han}/u.test(text) ? '' : ' ')
}

interface Leading {
  message: string
  role: VisitorRole
  findings: FoundInContext
  facts: Fact[]
  /** The facts as they are said. */
  text: string
}

/** What is said before the facts: yes, where that is clear; else what suits the visitor and more than one fact. */
export function leadOf({ words, content }: Knowledge, { message, role, findings, facts, text }: Leading): string {
  const t = createTranslate(content.language, words)
  const { formed } = findings
  if (formed?.lead === 'between' && saysOneOf(words.whether)(plainly(message))) return `${t('lead.yes')}\n\n`
  if (formed?.lead) {
    const { name: owner, channels } = content.profile
    return `${t(`lead.${formed.lead}`, { names: formed.names ?? '', owner, email: channels.general })}\n\n`
  }
  if (findings.coverage >= CLEAR && asksWhether(words, message) && !denies(words, text)) return `${t('lead.yes')}\n\n`
  // Facts of one place stand under its name.
  if (facts.length < 2 || new Set(facts.map((fact) => sourceOf(fact, content.profile.name))).size === 1) return ''
  return `${t(suits(role, facts[0]!) ? `lead.${role}` : 'lead.unknown')}\n\n`
}

function asksWhether({ whether, either }: AssistantMessages, message: string): boolean {
  const plain = plainly(message)
  return saysOneOf(whether)(plain) && !saysOneOf(either)(plain)
}

/** Whether the first that is said tells what was not done: a no, or neither. */
function denies({ forms }: AssistantMessages, text: string): boolean {
  const first = text.split('\n').find((line) => line.includes('[^')) ?? ''
  return saysOneOf(forms.denies)(plainly(first))
}
