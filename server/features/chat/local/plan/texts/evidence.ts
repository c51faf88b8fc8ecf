/** Words facts as sentences beside the assistant's own: as they stand, or as a quotation where the owner says "I". */

import type { Fact } from '#content/fact.ts'
import { inBrackets } from '#content/language/brackets.ts'
import { colon } from '#content/language/colon.ts'
import { cuesIn } from '#content/language/load/load-cues.ts'
import { likeVerbs } from '#content/language/patterns/like-verbs.ts'
import { pointsBack } from '#content/language/patterns/points-back.ts'
import { languageTraits, spaceIn } from '#content/language/traits.ts'
import { fillIn } from '#content/translate.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'
import { remember } from '#server/features/chat/check/remember.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import { type Asked, type Said, say } from '../plan.ts'
import { asksProblem, isProblem } from './problem.ts'

/** How much of the shorter of two statements is in the other for both to say the same, and less if they share a number. */
const SAME = 0.65
const SAME_NUMBER = 0.3
/** What a sentence that gives a reason is worth where one is asked for, beside the words that it shares. */
const REASON = 0.3
/** What is said of one fact; its footnote has all of it. */
const LONG = { letters: 240, ideographs: 110 }
/** And of one that is itself what was asked for: its point may stand in its last sentence. */
const WHOLE = { letters: 440, ideographs: 200 }

/** Facts are compared for every answer, and never change. */
const wordsOfFacts = new WeakMap<Fact, Set<string>>()

function wordsOf(language: Language, fact: Fact): Set<string> {
  const words = wordsOfFacts.get(fact) ?? new Set(cutWords(language, fact.text).map(({ terms }) => terms[0]))
  wordsOfFacts.set(fact, words)
  return words
}

function isSame(language: Language, a: Fact, b: Fact): boolean {
  const [short, long] = [wordsOf(language, a), wordsOf(language, b)].sort((one, other) => one.size - other.size)
  if (!short || !long) return false
  const shared = [...short].filter((word) => long.has(word))
  const share = shared.length / Math.max(1, short.size)
  return share >= SAME || (share >= SAME_NUMBER && shared.some((word) => /\d/.test(word)))
}

/** The same statement can stand in several places, worded a little differently; it is said once. */
export function distinct(language: Language, facts: Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) if (!kept.some((other) => isSame(language, other, fact))) kept.push(fact)
  return kept
}

/** Whether somebody speaks of themselves. */
export const isOwnWords = (language: Language, text: string) =>
  languageTraits[language].firstPerson.test(text.replace(likeVerbs[language] ?? NOTHING, ' '))
const NOTHING = /(?!)/

/** Whether no more than a part of a text is said. */
export const isLong = (language: Language, text: string, most = LONG) =>
  text.length > (languageTraits[language].isDense ? most.ideographs : most.letters)

/** Sentences of facts: every question for a reason looks through all of them. */
const SENTENCES = 1000
const reasonsIn = new Map<Language, (sentence: string) => boolean>()

/** Whether a sentence of a fact tells a choice or its reason. */
export function tellsWhy(language: Language): (sentence: string) => boolean {
  const known = reasonsIn.get(language)
  if (known) return known
  const tells = remember(SENTENCES, (sentence) =>
    languageCues(language)
      .cues.find(foldText(sentence).text)
      .some(({ value }) => value === 'decision' || value === 'why'),
  )
  reasonsIn.set(language, tells)
  return tells
}

/** The sentences that have most of the question in them, as many as may be said; none between them is left out. */
function tellingPart(asked: Asked, text: string, most = LONG): string {
  const { reading, knowledge } = asked
  const { retrieval } = knowledge
  const { language } = reading
  if (!isLong(language, text, most)) return text
  const sentences = sentencesOf(text)
  const shared = reading.topic ? retrieval.overlap(reading.topic) : () => 0
  const isReason = tellsWhy(language)
  const asksWhy = reading.has('why', 'decision')
  const overlap = (sentence: string) => shared(sentence) + (asksWhy && isReason(sentence) ? REASON : 0)
  const best = sentences
    .map((sentence, i) => ({ i, score: overlap(sentence) }))
    .sort((a, b) => b.score - a.score || a.i - b.i)
  const chosen: number[] = []
  for (const { i } of best) {
    if (chosen.length > 0 && !chosen.includes(i - 1) && !chosen.includes(i + 1)) continue
    const said = [...chosen, i].map((one) => sentences[one]).join(' ')
    if (chosen.length > 0 && isLong(language, said, most)) break
    chosen.push(i)
  }
  return withSubject(language, sentences, chosen)
    .map((i) => sentences[i])
    .join(spaceIn(language))
}

/** "None respected document rights": whom a sentence speaks of is told with it, where the one before names them. */
function withSubject(language: Language, sentences: string[], chosen: number[]): number[] {
  const inOrder = chosen.toSorted((a, b) => a - b)
  const [first = 0] = inOrder
  return first > 0 && pointsBack[language].test(sentences[first] ?? '') ? [first - 1, ...inOrder] : inOrder
}

/** One sentence of a text as it can be said alone. */
export function standingAlone(language: Language, text: string, sentence: string): string {
  const sentences = sentencesOf(text)
  const parts = withSubject(language, sentences, [sentences.indexOf(sentence)])
  return parts.map((i) => sentences[i] ?? sentence).join(spaceIn(language))
}

function labelOf(text: string, mark: string): { label: string; text: string } | undefined {
  const at = text.indexOf(mark)
  return at > 0 ? { label: text.slice(0, at), text: text.slice(at + mark.length) } : undefined
}

export interface Wording {
  /** Says what a fact belongs to before it, unless it is the same as this. */
  besides?: string | undefined
  /** Whether somebody was quoted already: once in an answer is enough. */
  quoted?: boolean
  /** It is told beside what was asked: an answer to another question says to which. */
  isAside?: boolean
}

/** A reason, a way or an amount may stand in any sentence of what was done: its first alone would leave the answer out. */
const asksAccount = ({ reading }: Asked, { kind, id }: Fact) =>
  (kind === 'achievement' || id.includes('.outcome.')) &&
  reading.has('why', 'decision', 'how', 'howMuch', 'howMany', 'result', 'solution')

/** What is said of a fact: a sentence of the assistant's, or what the owner says of themselves. */
type Worded = { text: string } | { own: string; question?: string | undefined }

/** @returns undefined if nothing of it can be said without a second quotation. */
export function state(asked: Asked, fact: Fact, wording: Wording = {}): Said | undefined {
  if (fact.kind === 'testimonial') return wording.quoted ? undefined : testimony(asked, fact)
  const worded = wordedOf(asked, fact, wording)
  if ('text' in worded) return say(worded.text, fact)
  if (wording.quoted) return undefined
  const { own: text, question } = worded
  return say(question ? asked.s.toQuestion({ question, text }) : asked.s.ownWords({ text }), fact)
}

/** A skill of which nothing is told but what it is called. */
const isNameAlone = ({ id, text, source }: Fact) =>
  /^profile\.skill\./.test(id) || (/^skill\.[^.]+$/.test(id) && text === source)

function wordedOf(asked: Asked, fact: Fact, { besides, quoted, isAside }: Wording): Worded {
  const { language } = asked.reading
  const source =
    fact.source && fact.source !== besides && !fact.text.includes(shortName(fact.source)) ? fact.source : undefined
  // What begins with a label of its own is not given a second one.
  const named = (text: string) =>
    source && !labelOf(text.slice(0, LABEL_MAX), colon[language]) ? source + colon[language] + text : text
  if (fact.kind === 'interview') return { own: fact.text, question: isAside ? questionOf(asked, fact) : undefined }
  if (isProblem(fact) && !asksProblem(asked)) {
    const text = ended(language, tellingPart(asked, fact.text))
    return { text: asked.s.beforeIt({ name: source && shortName(source), text }) }
  }
  const labelled = /\.(?:node|metric)\./.test(fact.id) ? labelOf(fact.text, colon[language]) : undefined
  if (labelled && source)
    return { text: ended(language, inBrackets(language, labelled.label, source) + colon[language] + labelled.text) }
  if (isNameAlone(fact)) return { text: asked.s.skillYes({ name: fact.text, level: undefined }) }
  const sentences = sentencesOf(fact.text)
  const answer = answeringSentence(asked, sentences)
  const part = tellingPart(asked, fact.text, isAskedFor(asked, fact) ? WHOLE : LONG)
  if (answer && isOwnWords(language, answer)) return { own: part === fact.text ? part : answer }
  if (!isOwnWords(language, part)) return { text: named(ended(language, part)) }
  const [first = ''] = sentences
  // The first sentence stands alone; one further down may point to the one before it.
  if (fact.kind !== 'profile' && !isOwnWords(language, first) && (quoted || !asksAccount(asked, fact))) {
    const own = sentences.findIndex((sentence) => isOwnWords(language, sentence))
    const before = sentences.slice(0, own).join(spaceIn(language))
    return { text: named(ended(language, tellingPart(asked, before))) }
  }
  return { own: part }
}

/** The problem where the problem is asked for, the way where somebody asks how; both together are too much for an answer. */
function isAskedFor(asked: Asked, fact: Fact): boolean {
  const { reading } = asked
  if (isProblem(fact)) return asksProblem(asked) && !reading.has('solution')
  return fact.id.endsWith('.solution') && reading.has('how', 'solution') && !reading.has('challenge')
}

/** The question of the interview that a fact answers. */
function questionOf({ world: { content }, knowledge: { owner } }: Asked, { id }: Fact): string | undefined {
  const kind = interviewKinds.find((one) => id === `interview.${one}`)
  return kind && fillIn(content.language, cuesIn[content.language].interview[kind].question, { owner: owner.first })
}

/** What somebody else says of the owner. */
function testimony({ s }: Asked, fact: Fact): Said {
  const [author = '', ...role] = (fact.source ?? '').split(', ')
  return say(s.saysAbout({ author, role: role.join(', ') || undefined, quote: fact.text }), fact)
}

/** Two sentences, mostly. */
const OPENING = { letters: 360, ideographs: 160 }

/** How a longer text begins, as much of it as may be said: what somebody writes of themselves tells the most important first. */
export function opening({ reading: { language }, s }: Asked, fact: Fact): Said {
  const sentences = sentencesOf(fact.text)
  const between = spaceIn(language)
  let text = sentences[0] ?? fact.text
  for (const sentence of sentences.slice(1)) {
    if ((text + between + sentence).length > (languageTraits[language].isDense ? OPENING.ideographs : OPENING.letters))
      break
    text += between + sentence
  }
  return say(isOwnWords(language, text) ? s.ownWords({ text }) : ended(language, text), fact)
}

/** From this share of the question on a sentence is the one that was asked for. */
const ANSWERS = 0.5

/** Of several sentences the one that has most of the question in it, if that is enough. */
function answeringSentence({ reading, knowledge: { retrieval } }: Asked, sentences: string[]): string | undefined {
  if (!reading.topic || sentences.length < 2) return undefined
  const overlap = retrieval.overlap(reading.topic)
  const [best] = sentences.map((sentence) => ({ sentence, score: overlap(sentence) })).sort((a, b) => b.score - a.score)
  return best && best.score >= ANSWERS ? best.sentence : undefined
}

/** What the owner says in several facts of one place is one quotation, wherever the first of them stands. */
interface Quotation {
  at: number
  texts: string[]
  facts: Fact[]
}

/** States several, with one quotation at most. */
export function stateAll(asked: Asked, facts: Fact[], most: number, besides?: string): Said[] {
  const { language } = asked.reading
  const said: Said[] = []
  let quoted = false
  let own: Quotation | undefined
  let last = besides
  for (const fact of distinct(language, facts)) {
    if (said.length + (own ? own.texts.length - 1 : 0) === most) break
    if (fact.kind === 'testimonial') {
      if (!quoted) said.push(testimony(asked, fact))
      quoted = true
      continue
    }
    const worded = wordedOf(asked, fact, { besides: last })
    if ('text' in worded) said.push(say(worded.text, fact))
    else if (!quoted) {
      own = { at: said.length, texts: [worded.own], facts: [fact] }
      said.push(say(asked.s.ownWords({ text: worded.own }), fact))
      quoted = true
    } else if (own && belongTogether(own, fact)) {
      own = { ...own, texts: [...own.texts, worded.own], facts: [...own.facts, fact] }
      const text = own.texts.map((one) => ended(language, one)).join(spaceIn(language))
      said[own.at] = say(asked.s.ownWords({ text }), ...own.facts)
    } else continue
    last = fact.source ?? last
  }
  return said
}

/** An answer to everybody's question stands for itself; what was done at one place is told in a row. */
const belongTogether = ({ facts: [first] }: Quotation, fact: Fact): boolean =>
  fact.kind !== 'interview' && first?.kind === fact.kind && first.source === fact.source

export function ended(language: Language, text: string): string {
  if (/[.!?。！？…”»」]$/u.test(text)) return text
  return text + (languageTraits[language].isDense ? '。' : '.')
}

/** A colon further on is no label's. */
const LABEL_MAX = 40

/** What comes first in an answer: what has most of the question's words. */
export function byTopic({ reading, knowledge: { retrieval } }: Asked, facts: Fact[]): Fact[] {
  if (!reading.topic) return facts
  const among = new Set(facts.map(({ id }) => id))
  const { found } = retrieval.search(reading.topic, ({ id }) => among.has(id))
  const first = found.map(({ fact }) => fact.id)
  const place = ({ id }: Fact) => (first.includes(id) ? first.indexOf(id) : first.length)
  return facts.toSorted((a, b) => place(a) - place(b))
}
