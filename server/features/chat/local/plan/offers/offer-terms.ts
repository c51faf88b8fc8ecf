/** Answers what one service costs, how long it takes and what it is, before what holds of all of them. */

import type { Fact } from '#content/fact.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { unitsIn } from '#server/features/chat/check/amounts.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { isShort } from '../../conversation.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { asTyped } from '../texts/as-typed.ts'
import { ended, stateAll } from '../texts/evidence.ts'
import { isAccount } from '../texts/of-topic.ts'
import { type Offer, offerNamed, offersOf } from './offer-named.ts'
import { timeOf, timeOfOffer } from './offers.ts'

const next: Plan['next'] = [{ ask: 'services' }, { interview: 'client-start' }, { ask: 'contact' }]

/** From this probability on something is asked, be it beside something else. */
const ASKED = 0.15

const asks = ({ kinds }: Asked, kind: MessageKind) =>
  kinds.slice(0, 2).some((one) => one.kind === kind && one.probability >= ASKED)

/** "How long was that there?" is asked of a job. */
const asksDuration = ({ kinds, reading }: Asked) =>
  (reading.has('howLong') || reading.interview.includes('duration')) &&
  kinds[0]?.kind !== 'job-when' &&
  kinds.slice(0, 3).some(({ kind }) => kind === 'duration')

/** A price or a time of work that is named is asked of that work. */
const namesWork = ({ reading }: Asked) => namesAny(reading, 'job', 'project', 'person') || reading.time !== undefined

/** "What does it cost?", of the service that was told last. */
function offerTalkedOf(asked: Asked): Offer | undefined {
  const { reading, focus } = asked
  const [last] = focus.last
  const isBare = reading.rest.length === 0 && isShort(reading) && focus.texts.length > 0
  return isBare ? offersOf(asked).find(({ fact, price }) => fact === last || price === last) : undefined
}

/** "How much is a wall, and how long does it take?" */
export function termsOfOffer(asked: Asked): Plan | undefined {
  const { world, reading } = asked
  if (world.content.services.length === 0 || namesWork(asked)) return undefined
  const asksPrice = asks(asked, 'rates')
  const asksTime = asksDuration(asked)
  const asksContents = asks(asked, 'service-about')
  if (!asksPrice && !asksTime && !asksContents) return undefined
  const offer = offerNamed(asked, reading.message) ?? offerTalkedOf(asked)
  if (!offer) return asksPrice ? priceOfStrange(asked) : undefined
  if (asksPrice && isToldOfAll(asked, offer)) return undefined
  const said = [
    ...(asksContents && !asksTime ? [say(ended(reading.language, offer.fact.text), offer.fact)] : []),
    ...(asksPrice || (asksContents && !asksTime && offer.price) ? priceOf(asked, offer) : []),
    ...(asksTime ? timeTold(asked, offer) : []),
  ]
  return plan(said, { next, kind: asksPrice ? 'rates' : asksTime ? 'duration' : 'service-about' })
}

const ownersWords = ({ world, s }: Asked, kind: 'rates' | 'duration'): Said[] => {
  const fact = world.facts.get(`interview.${kind}`)
  return fact ? [say(s.ownWords({ text: fact.text }), fact)] : []
}

/** "What does the first visit cost?": whether the owner tells of it where they speak of all services. */
function isToldOfAll({ world, knowledge, reading }: Asked, { service, fact }: Offer): boolean {
  const shares = knowledge.retrieval.overlap(reading.topic)
  const told = (['rates', 'client-start'] as const).flatMap((kind) => world.facts.get(`interview.${kind}`) ?? [])
  const least = Math.max(shares(fact.text), Number.MIN_VALUE)
  return shares(service.title) === 0 && told.some(({ text }) => shares(text) >= least)
}

function priceOf(asked: Asked, { service, price }: Offer): Said[] {
  const { s, reading } = asked
  return price
    ? [say(ended(reading.language, price.text), price)]
    : [say(s.noPrice({ words: service.title })), ...ownersWords(asked, 'rates')]
}

/** A sentence has so much of what a service is called. */
const OF_TITLE = 0.25

/** What is said of a service itself begins with its title, whatever it tells. */
const isAnswer = ({ id }: Fact) => id === 'interview.duration' || id === 'interview.client-start'

function timeTold(asked: Asked, { service: { title } }: Offer): Said[] {
  const told = timeOfOffer(asked) ?? timeOf(asked, title, OF_TITLE, isAnswer) ?? timeOfWork(asked)
  return told?.said ?? [say(asked.s.noDuration({ words: title })), ...ownersWords(asked, 'duration')]
}

/** A sentence has a word from this share of it on: a part of it, or one of nearly its meaning. */
const HAS = 0.5

/** "How long does a review take?": what was done tells the time of just that, though a service has the word, too. */
function timeOfWork(asked: Asked): Plan | undefined {
  const { world, knowledge } = asked
  const { rest, language } = asked.reading
  const shares = rest
    .filter(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)
    .map(({ said }) => knowledge.retrieval.near(said))
  if (shares.length === 0) return undefined
  const tells = (text: string) => unitsIn(language, text).size > 0 && shares.every((share) => share(text) >= HAS)
  const [told] = world.ledger.filter((fact) => isAccount(fact) && sentencesOf(fact.text).some(tells))
  return told && plan(stateAll(asked, [told], 1))
}

/** A word of the examples of a kind makes that kind at least as likely by itself, among more than a hundred. */
const OF_KIND = 0.04

/** "How much is a fountain?": the rates answer that no more than nearly, and are told as that. */
function priceOfStrange(asked: Asked): Plan | undefined {
  const { reading, kinds, s } = asked
  const { language, rest, message } = reading
  if (kinds[0]?.kind !== 'rates') return undefined
  const strange = rest.filter(
    ({ said, isKnown, isMeant, isOrdinary }) =>
      !isKnown && !isMeant && !isOrdinary && !isOfKind('rates', guessKinds(language, ` ${said} `)),
  )
  const general = ownersWords(asked, 'rates')
  if (strange.length === 0 || general.length === 0) return undefined
  const words = asTyped(
    language,
    message,
    strange.map(({ written }) => written),
  )
  return plan([say(s.noPrice({ words })), ...general], { next, kind: 'rates' })
}

const isOfKind = (kind: MessageKind, guesses: Asked['kinds']) =>
  guesses.some((one) => one.kind === kind && one.probability >= OF_KIND)
