/** Composes an answer from the facts that were found: nothing is said that is not in the ledger. */

import type { Fact } from '#content/fact.ts'
import type { AssistantMessages } from '#content/interface/en/assistant.ts'
import { namedLanguages } from '#content/language-names.ts'
import { createTranslate } from '#content/translate.ts'
import type { ChatTurn, Citation, VisitorRole } from '#contract/chat/chat.ts'
import { readMarkers, writeChoices } from '#contract/chat/markers.ts'
import type { Content, Diagram } from '#contract/content/content.ts'
import { collapseBlanks } from '#server/knowledge/collapse-blanks.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { isForeign } from '#server/knowledge/language.ts'
import { plainly, saysOneOf, withoutPhrases } from '#server/knowledge/phrases.ts'
import type { Findings } from '#server/knowledge/retrieval.ts'
import { chooseFacts, leadOf, state, withoutBareNames } from './compose.ts'
import { findInContext } from './follow-up.ts'
import { COVERED } from './found-in-context.ts'
import { isRude, smallTalkOf } from './small-talk.ts'

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

/** Facts that have less of the question than this are not offered as the nearest. */
const NEAR = 0.2

export function answerLocally(knowledge: Knowledge, { message: typed, history, role }: Question): LocalAnswer {
  // A marker that a visitor types, whole or in pieces, is neither an order nor a word.
  const message = readMarkers(collapseBlanks(typed)).text.replace(/(?<![A-Z])[A-Z]*(?:_[A-Z]+)+/g, ' ')
  const { words, content, assistantName } = knowledge
  const t = createTranslate(content.language, words)
  const values = { owner: content.profile.name, assistant: assistantName, email: content.profile.channels.general }

  const talk = smallTalkOf(message, words, [assistantName, content.profile.name, ...content.profile.name.split(' ')])
  if (talk) return without(t(talk, values), chips(words))

  if (asksForResume(words, message)) return without(t(wishes.resume.t, values), wishes.resume.marker)

  const findings = findInContext(knowledge, { message, history })
  const answered = findings.coverage >= COVERED
  if (!answered && isRude(message, words)) return without(t('insult'), chips(words))
  if (!answered && isForeign(message))
    return without(t('otherLanguage', { languages: namedLanguages(content.language) }), chips(words))
  const wish = wishOf(words, message)
  if (wish && (!answered || asksNothingElse(knowledge, message, wish))) {
    return without(t(wishes[wish].t, values), wishes[wish].marker)
  }
  if (findings.empty) return without(t('unclear', values), chips(words))
  if (!answered) return unknown(knowledge, message, findings, t('unknown', values))

  const facts = findings.formed?.facts ?? chooseFacts(content.language, findings, role)
  const { text, citations } = state(knowledge, message, facts)
  const lead = leadOf(knowledge, { message, role, findings, facts, text })
  const systemDiagram = saysOneOf(words.drawing)(plainly(message)) ? diagramOf(content, findings) : undefined
  const context = findings.found.map(({ fact }) => fact)
  const markers = followUp(words, facts)
  return { text: `${lead}${text}`, markers, citations, systemDiagram, answered: true, facts, context }
}

const without = (text: string, markers: string): LocalAnswer => {
  return { text, markers, citations: [], answered: true, facts: [], context: [] }
}

/** What the facts do not say is said to be so, with what comes nearest and the way to the owner. */
function unknown(knowledge: Knowledge, message: string, { found, unsaid }: Findings, sorry: string): LocalAnswer {
  const { words, content } = knowledge
  const nearest = unsaid ? [] : found.filter(({ coverage }) => coverage >= NEAR)
  const facts = withoutBareNames(nearest)
    .slice(0, 2)
    .map(({ fact }) => fact)
  const { text, citations } = state(knowledge, message, facts)
  const offer = facts.length > 0 ? `\n\n${createTranslate(content.language, words)('nearest')}\n\n${text}` : ''
  const markers = writeChoices('CHIPS', [words.chips.contact, words.chips.projects])
  return { text: `${sorry}${offer}`, markers, citations, answered: false, facts, context: [] }
}

const wishes = {
  contact: { t: 'contact', marker: '[SCROLL_TO_CONTACT]' },
  resume: { t: 'resume', marker: '[CUSTOM_RESUME]' },
  tour: { t: 'tour', marker: '[START_TOUR_GUIDE]' },
  projects: { t: 'projects', marker: '[PROJECT_CARDS]' },
  fit: { t: 'fit', marker: '[FIT_ASSESSMENT]' },
} as const

type Wish = keyof typeof wishes

function wishOf({ wishes: phrases }: AssistantMessages, message: string): Wish | undefined {
  const plain = plainly(message)
  return (Object.keys(wishes) as Wish[]).find((one) => mentions(plain, phrases[one]))
}

/** "How can I reach you?" wants to write; "Did she reach an agreement with the auditors?" wants a fact. */
function asksNothingElse({ retrieval, words }: Knowledge, message: string, wish: Wish): boolean {
  const rest = withoutPhrases(plainly(message), [...words.wishes[wish], ...words.owner])
  return retrieval.asked(rest).every(({ isFiller }) => isFiller)
}

/** Asks to be given it. Whoever only speaks of it may want a fact: "Is Kubernetes on the résumé?" */
function asksForResume({ wishes: { resume }, resumeAsks }: AssistantMessages, message: string): boolean {
  const plain = plainly(message)
  return mentions(plain, resume) && saysOneOf(resumeAsks)(plain)
}

const mentions = (plain: string, phrases: string[]) => phrases.some((phrase) => plain.includes(plainly(phrase).trim()))

/** The drawing of the case study that most of the findings are about. */
function diagramOf({ caseStudies }: Content, { found }: Findings): Diagram | undefined {
  const id = found.map(({ fact }) => /^case-study\.([^.]+)/.exec(fact.id)?.[1]).find(Boolean)
  const diagram = caseStudies.find((study) => study.id === id)?.diagram
  return diagram && diagram.nodes.length > 0 ? diagram : undefined
}

const chips = ({ chips: labels }: AssistantMessages) =>
  writeChoices('CHIPS', [labels.architecture, labels.projects, labels.leadership, labels.results])

function followUp({ chips: labels }: AssistantMessages, facts: Fact[]): string {
  const aboutStudy = facts.some(({ kind }) => kind === 'case-study')
  return writeChoices('CHIPS', [aboutStudy ? labels.architecture : labels.projects, labels.fit, labels.contact])
}
