/** What visitors ask for their own case: the offer that they need, the terms of the very thing that they name. */
import type { Fact } from '#content/fact.ts'
import { speaksOfOneself } from '#content/language/patterns/visitors-own.ts'
import { kindsOf, type MessageKind } from '#contract/chat/message-kinds.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import * as career from '../life/career.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { sentencesOf, stateAll } from '../texts/evidence.ts'
import { byRetrieval, isOfWork } from '../texts/topic.ts'
import { leftBy } from './accounted.ts'

/** Whether somebody tells of themselves or of their own firm, and offers no position. */
export const isOwnCase = (reading: Reading): boolean =>
  speaksOfOneself[reading.language].test(reading.message) && !reading.has('hiring', 'title', 'job')

/** What somebody may ask who wants something done. */
const wanting = kindsOf(
  ...(['fit', 'services', 'service-about', 'contact-project', 'availability', 'notice', 'mentoring'] as const),
  ...(['topic-whether', 'topic-how', 'skill-about', 'not-done', 'statement', 'unclear', 'remark'] as const),
  ...(['technology-whether', 'technology-how', 'architecture'] as const),
)
/** These want it in so many words. */
const wantsDone = kindsOf('fit', 'services', 'service-about', 'contact-project')

/** An offer has so much of what is wanted. */
const OF_OFFER = 0.4
/** And work of the past so much. */
const OF_WORK = 0.4

const next: Plan['next'] = [{ ask: 'contact' }, { interview: 'client-start' }, { interview: 'rates' }]

/** Names of work ask for that work. */
const namesWork = ({ reading }: Asked) =>
  reading.of('job').length + reading.of('project').length + reading.of('person').length > 0 ||
  reading.time !== undefined

/** What the facts may know of a message: what they do not know is how things are with the visitor. */
const known = ({ rest }: Reading) =>
  rest.filter(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)

/** What a message is about, without the words that no fact has: those tell of the visitor. */
const wordsOf = ({ reading: { topic, rest } }: Asked): string =>
  rest
    .filter(({ isKnown, isMeant }) => !isKnown && !isMeant)
    .reduce((left, { said }) => left.replaceAll(said, ' '), topic)
    .trim()

/** "Our archive was flooded, can she come?": the offer that is for this, and what was done of the kind. */
export function neededByVisitor(asked: Asked): Plan | undefined {
  const { reading, world, kinds } = asked
  const [best] = kinds
  if (!best || !wanting.has(best.kind) || namesWork(asked) || reading.has('hiring')) return undefined
  const isSure = wantsDone.has(best.kind)
  const isOwn = isOwnCase(reading)
  if (!isOwn && !isSure) return undefined
  const words = wordsOf(asked)
  if (words === '') return undefined
  const offered = nearestOffer(asked, words)
  const plain = { ...asked, reading: { ...reading, topic: words, rest: known(reading), has: () => false } }
  const asksDone = isOwn && reading.of('technology').length === 0 && known(reading).length > 1
  const done = asksDone ? byRetrieval(plain, isOfWork, OF_WORK) : undefined
  if (!offered && !(isSure && (done || best.kind === 'fit'))) return undefined
  const small = kinds.some(({ kind, probability }) => kind === 'small-clients' && probability >= ALSO)
  const said = [
    ...(offered ? stateAll(asked, [offered], 1) : []),
    ...(done?.said.slice(0, offered ? 1 : 2) ?? []),
    ...(small ? ownersWords(asked, 'small-clients') : []),
  ]
  const isOpen = world.content.services.length > 0 && !offered
  return plan([...said, ...(isOpen ? career.services(asked).said.slice(0, 1) : [])], { next, kind: 'services' })
}

/** From this probability on something is asked beside. */
const ALSO = 0.08

const ownersWords = ({ world, s }: Asked, kind: MessageKind): Said[] => {
  const fact = world.facts.get(`interview.${kind}`)
  return fact ? [say(s.ownWords({ text: fact.text }), fact)] : []
}

function nearestOffer({ world, knowledge }: Asked, words: string): Fact | undefined {
  const shares = knowledge.retrieval.overlap(words)
  const [best] = world.content.services
    .flatMap(({ id }) => world.facts.get(`service.${id}`) ?? [])
    .map((fact) => ({ fact, shared: shares(fact.text) }))
    .filter(({ shared }) => shared >= OF_OFFER)
    .sort((a, b) => b.shared - a.shared)
  return best?.fact
}

/** What is asked of every offer alike, and may be told of the one that is named. */
const ofTerms = kindsOf(
  ...(['rates', 'duration', 'contact', 'contact-project', 'availability', 'notice', 'client-start'] as const),
  ...(['estimates', 'quality', 'service-about', 'travel', 'hours', 'small-clients', 'remote', 'mentoring'] as const),
)
/** So much of what the kind does not account for is in the sentence that tells it. */
const TOLD = 0.6

/** "What does a family bible cost?": where one offer or answer has what is named, it is told before what holds of everything. */
export function termsOfThing(asked: Asked): Plan | undefined {
  const { reading, knowledge, kinds } = asked
  const [best] = kinds
  if (!best || !ofTerms.has(best.kind) || namesWork(asked)) return undefined
  const words = leftBy(best.kind, reading).filter(({ isKnown, isMeant }) => isKnown || isMeant)
  if (words.length === 0) return termsOfOffer(asked, best.kind)
  const shares = knowledge.retrieval.overlap(words.map(({ written }) => written).join(' '))
  const [one] = [...answersIn(asked), ...offersIn(asked, best.kind)]
    .map((told) => ({ ...told, shared: shares(told.text) }))
    .filter(({ shared }) => shared >= TOLD)
    .sort((a, b) => b.shared - a.shared)
  if (!one || isOf(best.kind, one.fact)) return undefined
  const also = best.probability >= SURE ? ownersWords(asked, best.kind) : []
  return plan([...saidIn(asked, one.fact), ...also], { next, kind: best.kind })
}

interface Told {
  fact: Fact
  text: string
}

/** A title has so much of a message that names little else. */
const OF_TITLE = 0.4

/** "How much is a workshop?": the offer that the message has a word of the title of. */
function termsOfOffer(asked: Asked, kind: MessageKind): Plan | undefined {
  const shares = asked.knowledge.retrieval.overlap(asked.reading.topic)
  const titled = asked.world.content.services.filter(({ title }) => shares(title) >= OF_TITLE)
  const [only] = offersIn(asked, kind).filter(({ id }) => titled.length === 1 && id === titled[0]?.id)
  return only && plan(saidIn(asked, only.fact), { next, kind })
}

/** What each offer is and costs; told by its price where that is asked for. */
function offersIn({ world }: Asked, kind: MessageKind): (Told & { id: string })[] {
  return world.content.services.flatMap(({ id }) => {
    const [offer, price] = [world.facts.get(`service.${id}`), world.facts.get(`service.${id}.price`)]
    const fact = kind === 'rates' ? price : offer
    return fact ? [{ id, fact, text: [offer, price].map((one) => one?.text ?? '').join(' ') }] : []
  })
}

const answersIn = ({ world }: Asked): Told[] =>
  world.ledger
    .filter(({ kind, id }) => kind === 'interview' && !isOpinion(id))
    .flatMap((fact) => sentencesOf(fact.text).map((text) => ({ fact, text })))

const saidIn = (asked: Asked, fact: Fact): Said[] =>
  fact.kind === 'interview' ? [say(asked.s.ownWords({ text: fact.text }), fact)] : stateAll(asked, [fact], 1)

/** From this probability on what holds of everything is told, too. */
const SURE = 0.35

const isOf = (kind: MessageKind, { id }: Fact) => id === `interview.${kind}`

/** What somebody likes or did once is no term. */
const isOpinion = (id: string) => opinions.has(id.slice('interview.'.length))
const opinions: ReadonlySet<string> = kindsOf(
  ...(['hobbies', 'reading', 'failure', 'proudest', 'hardest', 'origin', 'motivation', 'five-years'] as const),
  ...(['side-projects', 'learning', 'salary', 'leaving', 'strengths', 'weakness', 'why-hire'] as const),
)
