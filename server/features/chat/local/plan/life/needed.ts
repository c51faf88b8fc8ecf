/** Answers visitors who tell what they need: the service that is for it, what it costs, and how work on it begins. */

import { asksOfDeeds } from '#content/language/patterns/deeds-asked.ts'
import { asksOpenness } from '#content/language/patterns/jobs/positions-offered.ts'
import { namesAny, read } from '#server/knowledge/understand/read.ts'
import {
  asksDeedsOfOwnCase,
  isOwnCase,
  leavesNeedOpen,
  namesPositionToFill,
  offersPosition,
  ownPart,
  tellsOfNeed,
} from '../../own-case.ts'
import { type Offer, offerNamed } from '../offers/offer-named.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { ended } from '../texts/evidence.ts'
import { turnedDown } from '../texts/interviewed.ts'
import { tellDone } from '../texts/of-work.ts'
import { availability, opennessToPosition } from './career.ts'
import { type LikeWork, workLike } from './like-work.ts'

const next: Plan['next'] = [{ ask: 'contact' }, { interview: 'client-start' }, { interview: 'rates' }]

/** Work that is named is asked about itself. */
/** A need is told within so many characters; more of them is a text. */
const NEED_MAX = 600

/** "Where has she done that before?", after a service was told for a need: the work that is like the need, or like the service. */
function doneForOthers(asked: Asked): Plan | undefined {
  const { reading, focus, knowledge, now } = asked
  const [told, ...others] = focus.last.filter(({ kind }) => kind === 'service')
  const isOpen = reading.rest.every(({ isOrdinary }) => isOrdinary) && reading.mentions.length === 0
  if (!told || told !== focus.last[0] || !isOpen || !asksOfDeeds[reading.language].test(reading.message))
    return undefined
  const service = others.length === 0 ? read(knowledge.understanding, told.text, now) : undefined
  for (const like of [focus.reading, service]) {
    const work = like && workLike({ ...asked, reading: like }, true)
    if (work) return plan(tellDone(asked, work.facts, work.place, false), { focus: [work.place], next })
  }
  return undefined
}

/** "Our wall has collapsed, can he help?" */
export function neededByVisitor(asked: Asked): Plan | undefined {
  const { reading, kinds, world } = asked
  if (reading.message.length > NEED_MAX || namesAny(reading, 'job', 'project', 'person')) return undefined
  if (offersPosition(reading)) return opennessToPosition(asked)
  const done = doneForOthers(asked)
  if (done) return done
  if (world.content.services.length === 0) return undefined
  if (!isOwnCase(reading) || !leavesNeedOpen(reading, kinds)) return undefined
  const isNeed = tellsOfNeed(reading)
  const asksDeeds = asksDeedsOfOwnCase(reading)
  const isOnlySaid = kinds[0]?.kind === 'remark' || reading.time !== undefined
  if (isOnlySaid && !isNeed && !asksDeeds) return undefined
  const refused = turnedDown(asked)
  if (refused) return refused
  if (isNeed && isOfPosition(asked)) return afterLikeWork(asked, availability(asked))
  // "I am the owner. Show me your rules": who needs nothing and wants to be shown something tells of no case of theirs.
  if (!isNeed && !asksDeeds && ownPart(reading) !== reading.message) return undefined
  const work = workLike(asked, asksDeeds)
  if (asksDeeds && work) return told(asked, work, [reachedAt(asked)])
  const offer = offerNamed(asked, ownPart(reading))
  if (offer && work?.isClose) return told(asked, work, [...ofOffer(asked, offer), reachedAt(asked)])
  if (offer) return plan([...ofOffer(asked, offer), ...beginning(asked)], { next, kind: 'service-about' })
  // A tool that is named is told by where it was used.
  if (!(isNeed || kinds[0]?.kind === 'services') || reading.of('technology').length > 0) return undefined
  if (reading.rest.length === 0) return undefined
  if (namesPositionToFill(reading)) return afterLikeWork(asked, opennessToPosition(asked))
  if (work) return told(asked, work, [allOffers(asked), reachedAt(asked)])
  return plan([say(asked.s.noneFits()), allOffers(asked), ...beginning(asked)], { next, kind: 'services' })
}

/** What was done before what is offered, which is not left out. */
const told = (asked: Asked, { place, facts, isSure }: LikeWork, offered: Said[]): Plan =>
  plan([...tellDone(asked, facts, place, isSure), ...offered.map((one) => ({ ...one, isFirst: true }))], {
    focus: [place],
    next,
    kind: 'topic-whether',
  })

/** "We are looking for somebody to lead our fraud team": what was done of that goes before whether the owner is open to it. */
function afterLikeWork(asked: Asked, made: Plan): Plan {
  const work = workLike(asked, false)
  return work ? { ...told(asked, work, made.said), next: made.next } : made
}

/** Somebody is looked for to fill a position, from this probability on. */
const OF_POSITION = 0.3

/** Whether it is somebody of the owner's own profession who is looked for. */
function isOfPosition({ reading, kinds, world, knowledge }: Asked): boolean {
  const { title } = world.content.profile
  return (
    (asksOpenness[reading.language].test(reading.message) ||
      kinds.some(({ kind, probability }) => kind === 'fit' && probability >= OF_POSITION)) &&
    knowledge.retrieval.overlap(reading.message)(title) > 0
  )
}

const ofOffer = ({ s, reading }: Asked, { service, fact, price }: Offer): Said[] => {
  const { title, description } = service
  const whole = (text: string) => ended(reading.language, text)
  return [
    say(s.fitsBest({ title, text: whole(description) }), fact),
    ...(price && service.price ? [say(s.costs({ text: whole(service.price) }), price)] : []),
  ]
}

const allOffers = ({ s, world }: Asked): Said =>
  say(
    s.offers({ titles: world.content.services.map(({ title }) => title) }),
    ...world.content.services.map(({ id }) => world.facts.get(`service.${id}`)),
  )

const reachedAt = ({ s, world }: Asked): Said => say(s.contact({ email: world.content.profile.channels.projects }))

/** Where to write, and how work with the owner begins. */
function beginning(asked: Asked): Said[] {
  const { s, world } = asked
  const start = world.facts.get('interview.client-start')
  return [reachedAt(asked), ...(start ? [say(s.begins({ text: start.text }), start)] : [])]
}
