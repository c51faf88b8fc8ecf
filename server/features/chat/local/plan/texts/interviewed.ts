/** Answers that the owner has given to what everybody asks. */

import { languageTraits } from '#content/language/traits.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { namedByFact } from '#server/knowledge/world/naming.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import { openTo, prices } from '../life/terms.ts'
import { type Asked, type Plan, type Proposal, plan, type Said, say, unanswered } from '../plan.ts'
import { notWorked } from '../projects/not-worked.ts'
import { asksWhether } from '../whether.ts'
import { stateAll } from './evidence.ts'
import { saidByOwner, saidOfWork } from './own-text.ts'

/** What one may go on to ask. */
const beside: Partial<Record<InterviewKind, InterviewKind[]>> = {
  strengths: ['weakness', 'proudest'],
  weakness: ['failure', 'strengths'],
  failure: ['learning', 'proudest'],
  proudest: ['hardest', 'failure'],
  leadership: ['mentoring', 'conflict'],
  notice: ['ideal-role', 'contract'],
  salary: ['notice', 'ideal-role'],
  rates: ['client-start', 'duration'],
}

/** What is told with it, where the owner has not answered the one and says something of the other. */
const near: Partial<Record<InterviewKind, (InterviewKind | 'availability')[]>> = {
  notice: ['availability'],
  'ideal-role': ['availability'],
  contract: ['availability'],
  'client-start': ['availability', 'notice'],
  relocation: ['permit'],
}

export function interviewed(asked: Asked, kind: InterviewKind): Plan {
  const { world, s } = asked
  const { profile, records } = world.content
  const fact = world.facts.get(`interview.${kind}`)
  const next: Proposal[] = [
    ...(beside[kind] ?? (['proudest', 'decisions'] as const)).map((one) => ({ interview: one })),
    { ask: 'contact' } as const,
  ]
  const email = profile.channels.general
  if (records.interview.find(({ id }) => id === kind)?.notPublic)
    return unanswered([say(s.notPublic({ email }))], { next })
  const told = fact ? [] : saidByOwner(asked, [kind, ...(near[kind] ?? [])])
  if (told.length > 0) return plan(told, { next })
  if (!fact)
    return unanswered([say(s.notAnswered({ email }))], {
      next: [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }],
    })
  // What came of the one thing that it names is asked next.
  const about = namedByFact(world, fact)
  const elsewhere = ofPlaces.has(kind) ? placeUntold(asked, fact.text) : undefined
  const employer = toldElsewhere(asked, fact.text)
  return plan(
    [
      ...(elsewhere ? [say(s.notSaidOf({ words: elsewhere }))] : []),
      ...(employer ? [say(s.untoldOf({ name: employer }))] : []),
      say(s.ownWords({ text: fact.text }), fact),
    ],
    { next, focus: about.length === 1 ? about : [] },
  )
}

/** "What is she most proud of there?": the employer that is pointed to, where the owner's answer is of other places or of none. */
function toldElsewhere({ reading, focus }: Asked, text: string): string | undefined {
  const [main] = focus.entities
  if (main?.kind !== 'job' || reading.placeOf('there') === undefined || reading.mentions.length > 0) return undefined
  const names = [main.company, ...main.projects.map(({ title }) => shortName(title))]
  return names.some((name) => text.includes(name)) ? undefined : main.company
}

/** Where to is part of what is asked. */
export const ofPlaces = kindsOf('travel', 'relocation')

/** "To Singapore every month?": a yes of the owner's to something else is no yes to a place that it does not have. */
function placeUntold({ reading, knowledge }: Asked, text: string): string | undefined {
  const { language, message } = reading
  if (!asksWhether({ reading })) return undefined
  const { places } = knowledge.understanding
  // Chinese names a place behind such a word, Japanese before one.
  const isBeside = (written: string) =>
    [...places].some((word) => message.includes(word + written) || message.includes(written + word))
  const isPlace = languageTraits[language].isDense ? isBeside : (written: string) => /^\p{Lu}/u.test(written)
  return reading.rest.find(
    ({ written, isKnown, isOrdinary, restricts }) =>
      !isKnown && !isOrdinary && restricts && isPlace(written) && !text.includes(written),
  )?.written
}

/** So much of a question is in what the owner turns down. */
const TURNED_DOWN = 0.55

/** "Does she do mobile apps?": what the owner says not to do may name it; it is told as that, and decides nothing more. */
export function turnedDown({ reading, world, knowledge, s }: Asked): Plan | undefined {
  const fact = world.facts.get('interview.unwanted')
  const isOfPlace = namesAny(reading, 'job', 'project', 'technology')
  if (!fact || isOfPlace || reading.time || reading.topic === '') return undefined
  const overlap = knowledge.retrieval.overlap(reading.topic)
  if (Math.max(...sentencesOf(fact.text).map(overlap)) < TURNED_DOWN) return undefined
  return plan([say(s.turnedDown({ text: fact.text }), fact)], { next: [{ ask: 'services' }, { ask: 'contact' }] })
}

/** What facts say where an interview question is not answered, for the kinds that facts can answer as well. */
export function fromFacts(asked: Asked, kind: InterviewKind): Plan | undefined {
  const { world, knowledge } = asked
  const record = world.content.records.interview.find(({ id }) => id === kind)
  if (world.facts.has(`interview.${kind}`) || record?.notPublic) return undefined
  if (kind === 'failure') return notWorked(asked)
  const ofWork = kind === 'proudest' || kind === 'hardest' ? saidOfWork(asked, kind) : []
  if (ofWork.length > 0) return plan(ofWork, { next: [{ ask: 'projects' }, { ask: 'jobs' }, { ask: 'contact' }] })
  const ids: Partial<Record<InterviewKind, string[]>> = {
    strengths: world.content.profile.coreExpertise.map(({ id }) => `profile.expertise.${id}`),
    'why-hire': world.content.profile.coreExpertise.map(({ id }) => `profile.expertise.${id}`),
    proudest: world.jobs.slice(0, 2).flatMap(({ facts }) =>
      facts
        .filter((one) => one.kind === 'achievement')
        .slice(0, 1)
        .map(({ id }) => id),
    ),
    hardest: world.projects.slice(0, 1).map(({ id }) => `case-study.${id}.challenge`),
    notice: ['profile.availability'],
    'side-projects': world.projects.filter(({ job }) => !job).flatMap(({ facts: [first] }) => first?.id ?? []),
    hobbies: world.content.records.interests.map(({ id }) => `interest.${id}`),
    teamwork: world.content.testimonials.slice(0, 1).map(({ id }) => `testimonial.${id}`),
  }
  const facts = (ids[kind] ?? []).flatMap((id) => knowledge.retrieval.facts.get(id) ?? [])
  const terms: Partial<Record<InterviewKind, Said[]>> = {
    notice: openTo(asked),
    'ideal-role': openTo(asked),
    rates: prices(asked),
  }
  const said = [...stateAll(asked, facts, 3), ...(terms[kind] ?? [])]
  return said.length > 0 ? plan(said, { next: [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }] }) : undefined
}
