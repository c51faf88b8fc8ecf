/** What a question is after, in a few words: results, reasons, a time. Kinds of messages are too many to learn from each. */

import type { Fact } from '#content/fact.ts'
import { type MessageKind, ofInterview } from '#contract/chat/message-kinds.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Asked } from '../plan/plan.ts'

const aims = {
  who: /^(?:who|career|industries|skills|skill-about|best-result)$/,
  when: /(?:-when|-years|^total-years|^in-year|^longest-job|^shortest-job|^gaps|^notice)$/,
  list: /^(?:jobs|jobs-count|projects|technologies|countries|services)$/,
  job: /^(?:job-about|job-title|job-projects|current-job|first-job|previous-job|job-before|job-after|worked-at|job-place|location)$/,
  results: /(?:-results|^best-result|^lessons)$/,
  number: /^(?:topic-number)$/,
  how: /^(?:project-how|topic-how|technology-how|architecture|technology-meaning)$/,
  why: /(?:-why|-why-left)$/,
  challenge: /^project-challenge$/,
  team: /^(?:team-size|job-team|project-team)$/,
  technologies:
    /^(?:job-technologies|project-technologies|technology-level|technology-where|technology-whether|technology-at-job)$/,
  about: /^project-(?:about|where)$/,
  whether: /^(?:topic-whether|not-done)$/,
  compare: /-compare$/,
} as const satisfies Record<string, RegExp>

/** What lists of the ledger a kind asks for. */
const lists: Partial<Record<Fact['kind'], RegExp>> = {
  education: /^education/,
  certificate: /^certificate/,
  language: /^spoken-languages$/,
  publication: /^publication/,
  talk: /^talk/,
  award: /^award/,
  volunteering: /^volunteering$/,
  service: /^service/,
  testimonial: /^(?:testimonial|references$)/,
  profile: /^(?:availability|contact|location|who$|career$)/,
}

const cues = [
  'result',
  'why',
  'how',
  'howMuch',
  'howMany',
  'challenge',
  'solution',
  'when',
  'where',
  'compare',
] as const

const known = new Map<MessageKind, string[]>()

function aimsOfKind(kind: MessageKind): string[] {
  const found =
    known.get(kind) ??
    (ofInterview.has(kind)
      ? ['interview']
      : Object.entries(aims).flatMap(([aim, pattern]) => (pattern.test(kind) ? [aim] : [])))
  known.set(kind, found)
  return found
}

/** Each with its likelihood, 0–1; several may hold. */
export function aimsOf({ kinds, reading }: Asked): Map<string, number> {
  const likely = new Map<string, number>()
  for (const { kind, probability } of kinds)
    for (const aim of aimsOfKind(kind)) likely.set(aim, (likely.get(aim) ?? 0) + probability)
  for (const cue of cues) if (reading.has(cue)) likely.set(`says ${cue}`, 1)
  return likely
}

/** The lists that the likely kinds ask for, each with its likelihood, 0–1. */
export function listsOf({ kinds }: Asked): Map<Fact['kind'], number> {
  const likely = new Map<Fact['kind'], number>()
  for (const { kind, probability } of kinds)
    for (const [list, pattern] of entriesOf(lists))
      if (pattern.test(kind)) likely.set(list, (likely.get(list) ?? 0) + probability)
  return likely
}
