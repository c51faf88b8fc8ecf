/** What a question is after, in a few words: results, reasons, a time. Kinds of messages are too many to learn from each. */

import type { Fact } from '#content/fact.ts'
import { kindsOf, type MessageKind, ofInterview } from '#contract/chat/message-kinds.ts'
import { entriesOf } from '#contract/keys.ts'
import type { Asked } from '../plan/plan.ts'

const aims = {
  who: kindsOf('who', 'career', 'industries', 'skills', 'skill-about', 'best-result'),
  when: kindsOf(
    ...(['job-when', 'project-when', 'technology-when', 'technology-years', 'education-when', 'total-years'] as const),
    ...(['in-year', 'longest-job', 'shortest-job', 'gaps', 'notice'] as const),
  ),
  list: kindsOf('jobs', 'jobs-count', 'projects', 'technologies', 'countries', 'services'),
  job: kindsOf(
    ...(['job-about', 'job-title', 'job-projects', 'job-before', 'job-after', 'job-place'] as const),
    ...(['current-job', 'first-job', 'previous-job', 'worked-at', 'location'] as const),
  ),
  results: kindsOf('job-results', 'project-results', 'best-result', 'lessons'),
  number: kindsOf('topic-number'),
  how: kindsOf('project-how', 'topic-how', 'technology-how', 'architecture', 'technology-meaning'),
  why: kindsOf('project-why', 'topic-why', 'technology-why', 'job-why-left'),
  challenge: kindsOf('project-challenge'),
  team: kindsOf('team-size', 'job-team', 'project-team'),
  technologies: kindsOf(
    ...(['job-technologies', 'project-technologies', 'technology-level', 'technology-where'] as const),
    ...(['technology-whether', 'technology-at-job'] as const),
  ),
  about: kindsOf('project-about', 'project-where'),
  whether: kindsOf('topic-whether', 'not-done'),
  compare: kindsOf('jobs-compare', 'projects-compare', 'technologies-compare'),
} as const satisfies Record<string, ReadonlySet<MessageKind>>

/** What lists of the ledger a kind asks for. */
const lists: Partial<Record<Fact['kind'], ReadonlySet<MessageKind>>> = {
  education: kindsOf('education', 'education-when'),
  certificate: kindsOf('certificates', 'certificate-which'),
  language: kindsOf('spoken-languages'),
  publication: kindsOf('publications', 'publication-which'),
  talk: kindsOf('talks', 'talk-which'),
  award: kindsOf('awards', 'award-which'),
  volunteering: kindsOf('volunteering'),
  service: kindsOf('services', 'service-about'),
  testimonial: kindsOf('testimonials', 'testimonial-of', 'references'),
  profile: kindsOf('availability', 'contact', 'contact-hiring', 'contact-project', 'location', 'who', 'career'),
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
      : Object.entries(aims).flatMap(([aim, kinds]) => (kinds.has(kind) ? [aim] : [])))
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
    for (const [list, asking] of entriesOf(lists))
      if (asking.has(kind)) likely.set(list, (likely.get(list) ?? 0) + probability)
  return likely
}
