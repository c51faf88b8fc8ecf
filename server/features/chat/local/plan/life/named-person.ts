/** "Who is Dave?": whom the content names is told with the part they had; nothing more of them is known. */
import { languageTraits, spaceIn } from '#content/language/traits.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { fold } from '#server/knowledge/tokens.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { isShort } from '../../conversation.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { state } from '../texts/evidence.ts'

/** Who somebody is, and not how to reach them, what they earn or where they live. */
const furtherCues: CueId[] = [
  ...(['where', 'when', 'how', 'howMany', 'howMuch', 'howLong', 'why', 'which', 'contact', 'location'] as const),
  ...(['testimonial', 'team', 'lead', 'people', 'work', 'built', 'use', 'company', 'job', 'project', 'title'] as const),
]

const asksWho = (reading: Reading) =>
  reading.has('who', 'who_is') && !reading.has(...furtherCues) && reading.interview.length === 0 && !reading.time

/** "And Henrik?", after somebody else's words: a name and nothing that is asked of it. */
const namesOnly = (reading: Reading) =>
  reading.of('person').length > 0 &&
  isShort(reading) &&
  reading.rest.length === 0 &&
  !reading.has(...furtherCues, ...ofDeeds) &&
  (!reading.has('what') || reading.has('about'))

/** What somebody did or does is not who they are. */
const ofDeeds: CueId[] = ['do', 'current', 'next', 'after', 'before', 'whether', 'owner', 'compare', 'or']

/** The facts that have a name of several words, or one that is written as a name there. */
function factsNaming({ world }: Pick<Knowledge, 'world'>, { language, rest }: Reading) {
  const name = rest.map(({ written }) => written).join(spaceIn(language))
  const isOneWord = rest.length === 1 && !languageTraits[language].isDense
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return world.ledger.filter(({ text, kind }) =>
    kind === 'technologies' ? false : isOneWord ? text.includes(capital) : fold(text).includes(fold(name)),
  )
}

/** Whether a message asks who somebody is whom the content names. */
export function asksWhoIsNamed(knowledge: Pick<Knowledge, 'world'>, reading: Reading): boolean {
  if (!asksWho(reading) && !namesOnly(reading)) return false
  const isOfOthers = reading.mentions.some(({ entity }) => entity.kind !== 'person')
  const people = new Set(reading.of('person').map(({ testimonial }) => testimonial.id))
  if (people.size > 0) return people.size === 1 && !isOfOthers && reading.rest.length === 0
  const isName = reading.rest.length > 0 && reading.rest.every((one) => one.isKnown && one.restricts && !one.isOrdinary)
  return isName && !isOfOthers && factsNaming(knowledge, reading).length > 0
}

export function namedPerson(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  if (!asksWhoIsNamed(asked, reading)) return undefined
  const [person] = reading.of('person')
  const quotation = person && world.facts.get(`testimonial.${person.testimonial.id}`)
  const said = quotation ? state(asked, quotation) : toldOf(asked)
  const company = person?.testimonial.role ?? person?.testimonial.author ?? ''
  const focus = world.jobs.filter((job) => company.includes(job.company)).slice(0, 1)
  return said && plan([said], { focus, next: [{ ask: 'testimonials' }, { ask: 'jobs' }, { ask: 'contact' }] })
}

/** The shortest of the facts that name somebody says most plainly who they are. */
function toldOf(asked: Asked) {
  const [fact] = factsNaming(asked, asked.reading).toSorted((a, b) => a.text.length - b.text.length)
  return fact && state(asked, fact)
}
