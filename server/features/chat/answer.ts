/** Composes an answer from the facts that were found: nothing is said that is not in the ledger. */

import type { Fact } from '../../../content/ledger.ts'
import type { AssistantWords } from '../../../content/locales/en/assistant.ts'
import { createSay } from '../../../content/say.ts'
import type { ChatTurn, Citation, VisitorRole } from '../../../contract/chat.ts'
import type { Content, Diagram } from '../../../contract/content.ts'
import { readMarkers, writeChoices } from '../../../contract/markers.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Findings } from '../../knowledge/retrieval.ts'

export interface LocalAnswer {
  /** Markdown with footnotes. */
  text: string
  /** What the page is asked to offer or do beside it. */
  markers: string
  citations: Citation[]
  systemDiagram?: Diagram | undefined
  answered: boolean
  /** The facts that it rests on or, if it is not answered, those that come nearest. */
  facts: Fact[]
  /** Everything found: what a model that words the answer may use. */
  context: Fact[]
}

export interface Question {
  message: string
  history: ChatTurn[]
  role: VisitorRole
}

/** The share of a question that the facts must cover to answer it; found with `bench/chat-recall.ts`. */
const COVERED = 0.5
const MOST_FACTS = 3
/** A fact adds to the answer if its score is at least this share of the best one's. */
const ADDS = 0.55

export function answerLocally(knowledge: Knowledge, { message: typed, history, role }: Question): LocalAnswer {
  // A marker that a visitor types is neither an order nor a word.
  const message = readMarkers(typed).text
  const { words, content, assistantName } = knowledge
  const say = createSay(content.language, words)
  const values = { owner: content.profile.name, assistant: assistantName, email: content.profile.channels.general }
  const plain = plainly(message)

  const talk = (['greeting', 'thanks', 'who'] as const).find((kind) => words.smalltalk[kind].includes(plain))
  if (talk) return without(say(talk, values), chips(words))

  const findings = findInContext(knowledge, { message, history })
  const answered = findings.coverage >= COVERED
  const wish = wishOf(words, plain)
  if (wish && !answered) return without(say(wish.say, values), wish.marker)
  if (!answered) {
    const nearest = findings.found.slice(0, 2).map(({ fact }) => fact)
    const { text, citations } = state(nearest)
    const offer = nearest.length > 0 ? `\n\n${say('nearest')}\n\n${text}` : ''
    return {
      text: `${say('unknown', values)}${offer}`,
      markers: writeChoices('CHIPS', [words.chips.contact, words.chips.projects]),
      citations,
      answered: false,
      facts: nearest,
      context: [],
    }
  }

  const best = findings.found[0]!.score
  const facts = distinct(findings.found.filter(({ score }) => score >= best * ADDS).map(({ fact }) => fact))
  const { text, citations } = state(facts)
  const systemDiagram = asksForDrawing(words, plain) ? diagramOf(content, findings) : undefined
  const lead = facts.length > 1 ? `${say(`lead.${role}`)}\n\n` : ''
  const context = findings.found.map(({ fact }) => fact)
  const markers = followUp(words, facts)
  return { text: `${lead}${text}`, markers, citations, systemDiagram, answered: true, facts, context }
}

const without = (text: string, markers: string): LocalAnswer => {
  return { text, markers, citations: [], answered: true, facts: [], context: [] }
}

const plainly = (message: string) =>
  message
    .toLowerCase()
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A question that points back, or says too little by itself, is asked together with the one before it. */
export function findInContext(
  { retrieval, words }: Knowledge,
  { message, history }: { message: string; history: ChatTurn[] },
): Findings {
  const plain = plainly(message)
  const alone = retrieval.search(message)
  const before = history.findLast(({ role }) => role === 'user')?.content
  const pointsBack = words.pointing.some(
    (word) => ` ${plain} `.includes(` ${word} `) || (isDense(word) && plain.includes(word)),
  )
  if (!before || !pointsBack) return alone
  const context = new Set(retrieval.search(before).found.map(({ fact }) => subject(fact)))
  // "Which of those used Kubernetes?": what was asked now decides, what was talked about before narrows.
  const narrowed = alone.found.filter(({ fact }) => context.has(subject(fact)))
  if (narrowed.length > 0) return { found: narrowed, coverage: Math.max(alone.coverage, COVERED) }
  const together = retrieval.search(`${before} ${message}`)
  return alone.coverage >= COVERED ? alone : together
}

/** The job, skill or case study that a fact belongs to. */
const subject = ({ id }: Fact) => id.split('.').slice(0, 2).join('.')
const isDense = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(word)

/** One fact stands as a sentence, several as a list; each with its footnote. */
function state(facts: Fact[]): { text: string; citations: Citation[] } {
  const citations = facts.map(({ id, text, anchor }, i) => ({ n: i + 1, id, text, anchor }))
  const lines = citations.map(({ n, text }) => `${text} [^${n}]`)
  return { text: lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join('\n'), citations }
}

/** The same statement can stand in several places; it is said once. */
function distinct(facts: Fact[]): Fact[] {
  const said: string[] = []
  return facts
    .filter(({ text }) => {
      const known = said.some((other) => other.includes(text) || text.includes(other))
      said.push(text)
      return !known
    })
    .slice(0, MOST_FACTS)
}

const wishes = {
  contact: { say: 'contact', marker: '[SCROLL_TO_CONTACT]' },
  resume: { say: 'resume', marker: '[CUSTOM_RESUME]' },
  tour: { say: 'tour', marker: '[START_TOUR_GUIDE]' },
  projects: { say: 'projects', marker: '[PROJECT_CARDS]' },
  fit: { say: 'fit', marker: '[FIT_ASSESSMENT]' },
} as const

function wishOf({ wishes: phrases }: AssistantWords, plain: string) {
  const kinds = Object.keys(wishes) as (keyof typeof wishes)[]
  const kind = kinds.find((one) => phrases[one].some((phrase) => plain.includes(phrase)))
  return kind && wishes[kind]
}

const asksForDrawing = ({ drawing }: AssistantWords, plain: string) => drawing.some((word) => plain.includes(word))

/** The drawing of the case study that most of the findings are about. */
function diagramOf({ caseStudies }: Content, { found }: Findings): Diagram | undefined {
  const id = found.map(({ fact }) => /^case-study\.([^.]+)/.exec(fact.id)?.[1]).find(Boolean)
  return caseStudies.find((study) => study.id === id)?.diagram
}

const chips = ({ chips: labels }: AssistantWords) =>
  writeChoices('CHIPS', [labels.architecture, labels.projects, labels.leadership, labels.results])

function followUp({ chips: labels }: AssistantWords, facts: Fact[]): string {
  const aboutStudy = facts.some(({ kind }) => kind === 'case-study')
  return writeChoices('CHIPS', [aboutStudy ? labels.architecture : labels.projects, labels.fit, labels.contact])
}
