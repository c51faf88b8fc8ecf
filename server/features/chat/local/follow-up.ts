/** Finds facts for a message in a conversation: a question that points back is understood from the one before it. */
import type { Fact } from '#content/fact.ts'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { CaseStudy } from '#contract/content/content.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly, saysOneOf } from '#server/knowledge/phrases.ts'
import type { Findings } from '#server/knowledge/retrieval.ts'
import { answerToBuyer, nearestForBuyer } from './buyer.ts'
import { jobBeside, neighbouringJob } from './chronology.ts'
import { answerByForm, type Formed, studyIn, subject, timesOf } from './forms.ts'
import { COVERED, type FoundInContext } from './found-in-context.ts'
import { answeredByOwner } from './owner-answers.ts'

/** A question that points back names what it is about only in part. */
const COVERED_POINTING = 0.2
/** A short question may go on with what was talked about; unless much more is found beside it. */
const SHORT = { words: 6, ideographs: 12 }
/** The share of what is found at large, of its coverage and its score, that what was talked about must come to. */
const AS_GOOD = { coverage: 0.75, score: 0.6 }
const AS_GOOD_POINTING = { coverage: 0, score: 0.2 }
/** How far back a question that points back is followed, and how much of an earlier message is read. */
const FURTHEST = 3
const MOST_CHARACTERS = 500
/** Where the facts of the earlier question begin to be about something else. */
const ABOUT = 4

interface Message {
  message: string
  history: ChatTurn[]
}

export function findInContext(knowledge: Knowledge, asked: Message, depth = 0): FoundInContext {
  const found = findInLedger(knowledge, asked, depth)
  const answered = answeredByOwner(knowledge, asked.message, found)
  return answered ? all([answered]) : found
}

function findInLedger(knowledge: Knowledge, { message, history }: Message, depth: number): FoundInContext {
  const { retrieval, words } = knowledge
  const neighbour = neighbouringJob(message, knowledge.content, words)
  if (neighbour) return certain(knowledge, startOf(neighbour))
  const unanswered = nearestForBuyer(knowledge, message, lastAsked(history)?.message)
  if (unanswered) return { ...all(unanswered), coverage: 0 }
  const offered = answerToBuyer(knowledge, message)
  if (offered) return byForm(offered)
  const alone = aboutOwner(knowledge, message, retrieval.search(message))
  const { unsaid } = alone
  const plain = plainly(message)
  const pointsBack = saysOneOf(words.pointing)(plain)
  const earlier = pointsBack || isShort(plain) ? lastAsked(history) : undefined
  const before = earlier && depth < FURTHEST ? findInContext(knowledge, earlier, depth + 1) : undefined
  const about = before?.found.slice(0, ABOUT).map(({ fact }) => fact) ?? []
  const beside = about[0] && jobBeside(message, subject(about[0]).replace('experience.', ''), knowledge.content, words)
  if (beside) return certain(knowledge, startOf(beside))
  const times = before && timesOf(knowledge, message, before)
  if (times && before) return times.facts.length > 0 ? byForm(times) : { ...before, coverage: 0 }
  const formed = answerByForm(knowledge, { message, unsaid, about: pointsBack && before ? about : undefined })
  if (formed) return byForm(formed)
  if (unsaid) return alone
  const study = studyIn(knowledge, message)
  if (study) return certain(knowledge, overviewOf(study))
  if (!earlier || !before) return alone

  // "More, please": what was not said yet.
  if (alone.empty) return before.found.length > ABOUT ? { ...before, found: before.found.slice(3) } : before

  // "Which of those used Kubernetes?": what is asked now decides, what was talked about before narrows.
  const work = about.filter(({ id }) => /^(?:experience|case-study)\./.test(id))
  const subjects = new Set((work.length > 0 ? work : about).map(subject))
  const narrowed = retrieval.search(message, (fact) => subjects.has(subject(fact)))
  const asGood = pointsBack ? AS_GOOD_POINTING : AS_GOOD
  const enough = Math.max(pointsBack ? COVERED_POINTING : COVERED, alone.coverage * asGood.coverage)
  const best = (findings: Findings) => findings.found[0]?.score ?? 0
  if (narrowed.coverage >= enough && best(narrowed) >= best(alone) * asGood.score) {
    return { ...narrowed, coverage: Math.max(narrowed.coverage, COVERED) }
  }
  return alone.coverage >= COVERED || !pointsBack ? alone : retrieval.search(`${earlier.message} ${message}`)
}

const startOf = (job: string) => [`experience.${job}.period`, `experience.${job}`]

function lastAsked(history: ChatTurn[]): Message | undefined {
  const last = history.findLastIndex(({ role }) => role === 'user')
  if (last < 0) return undefined
  return { message: history[last]!.content.slice(0, MOST_CHARACTERS), history: history.slice(0, last) }
}

/** What a case study is, what came of it and how it was done. */
function overviewOf({ id, outcomes }: CaseStudy): string[] {
  const keys = ['', ...outcomes.slice(0, 1).map((outcome) => `.outcome.${outcome.id}`), '.solution']
  return keys.map((key) => `case-study.${id}${key}`)
}

/** "Who is she?" has no word that tells what it is about, but for the owner. */
function aboutOwner(knowledge: Knowledge, message: string, findings: Findings): Findings {
  const { name } = knowledge.content.profile
  if (!findings.empty || !saysOneOf([name, ...name.split(' '), ...knowledge.words.owner])(plainly(message))) {
    return findings
  }
  return certain(knowledge, ['profile.bio', 'profile.title'])
}

function certain({ retrieval }: Knowledge, ids: string[]): Findings {
  return all(ids.flatMap((id) => retrieval.facts.get(id) ?? []))
}

const byForm = (formed: Formed): FoundInContext => ({ ...all(formed.facts), formed })

function all(facts: Fact[]): Findings {
  return { found: facts.map((fact) => ({ fact, score: 1, coverage: 1 })), coverage: 1, empty: false, unsaid: false }
}

function isShort(plain: string): boolean {
  const ideographs = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return ideographs > 0 ? ideographs <= SHORT.ideographs : plain.trim().split(' ').length <= SHORT.words
}
