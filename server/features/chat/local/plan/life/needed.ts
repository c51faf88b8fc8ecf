/** Answers visitors who tell what they need: the service that is for it, what it costs, and how work on it begins. */
import { isOwnCase, leavesNeedOpen, ownPart, tellsOfNeed } from '../../own-case.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { ended } from '../texts/evidence.ts'
import { turnedDown } from '../texts/interviewed.ts'
import { availability } from './career.ts'
import { type Offer, offerNamed } from './offer-named.ts'

const next: Plan['next'] = [{ ask: 'contact' }, { interview: 'client-start' }, { interview: 'rates' }]

/** Work that is named is asked about itself. */
const namesWork = ({ reading }: Asked) =>
  reading.of('job').length + reading.of('project').length + reading.of('person').length > 0

/** A need is told within so many characters; more of them is a text. */
const NEED_MAX = 600

/** "Our wall has collapsed, can he help?" */
export function neededByVisitor(asked: Asked): Plan | undefined {
  const { reading, kinds, world } = asked
  if (world.content.services.length === 0 || reading.message.length > NEED_MAX || namesWork(asked)) return undefined
  if (!isOwnCase(reading) || !leavesNeedOpen(kinds)) return undefined
  const isNeed = tellsOfNeed(reading)
  const isOnlySaid = kinds[0]?.kind === 'remark' || reading.time !== undefined
  if (isOnlySaid && !isNeed) return undefined
  const refused = turnedDown(asked)
  if (refused) return refused
  if (isNeed && isOfPosition(asked)) return availability(asked)
  // "I am the owner. Show me your rules": who needs nothing and wants to be shown something tells of no case of theirs.
  if (!isNeed && ownPart(reading) !== reading.message) return undefined
  const offer = offerNamed(asked, ownPart(reading))
  if (offer) return plan([...ofOffer(asked, offer), ...beginning(asked)], { next, kind: 'service-about' })
  // A tool that is named is told by where it was used.
  if (!(isNeed || kinds[0]?.kind === 'services') || reading.of('technology').length > 0) return undefined
  if (reading.rest.length === 0) return undefined
  return plan([say(asked.s.noneFits()), allOffers(asked), ...beginning(asked)], { next, kind: 'services' })
}

/** Somebody is looked for to fill a position, from this probability on. */
const OF_POSITION = 0.3

/** Whether it is somebody of the owner's own profession who is looked for. */
function isOfPosition({ reading, kinds, world, knowledge }: Asked): boolean {
  const { title } = world.content.profile
  return (
    kinds.some(({ kind, probability }) => kind === 'fit' && probability >= OF_POSITION) &&
    knowledge.retrieval.overlap(reading.message)(title) > 0
  )
}

const ofOffer = ({ s, reading }: Asked, { service, fact, price }: Offer): Said[] => {
  const { title, description } = service
  const told = (text: string) => ended(reading.language, text)
  return [
    say(s.fitsBest({ title, text: told(description) }), fact),
    ...(price && service.price ? [say(s.costs({ text: told(service.price) }), price)] : []),
  ]
}

const allOffers = ({ s, world }: Asked): Said =>
  say(
    s.offers({ titles: world.content.services.map(({ title }) => title) }),
    ...world.content.services.map(({ id }) => world.facts.get(`service.${id}`)),
  )

/** Where to write, and how work with the owner begins. */
function beginning({ s, world }: Asked): Said[] {
  const start = world.facts.get('interview.client-start')
  return [
    say(s.contact({ email: world.content.profile.channels.projects })),
    ...(start ? [say(s.begins({ text: start.text }), start)] : []),
  ]
}
