/** What is asked of an offer: what it costs, whether it costs nothing, how long it takes. Told by the sentence that says that of it. */

import type { Fact } from '#content/fact.ts'
import { asksFree, pricePaid, saysFree, wholePrice } from '#content/language/patterns/free-of-charge.ts'
import { unitsIn } from '#server/features/chat/check/amounts.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import { namesNothing } from '../follow-ups/asked-of.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { inOwnWords } from '../texts/own-text.ts'

const next = [{ ask: 'services' }, { interview: 'client-start' }, { ask: 'contact' }] as const

/** What the owner says of offers, each in a sentence of its own. */
const told = ({ world }: Asked, of: (fact: Fact) => boolean): { fact: Fact; sentence: string }[] =>
  world.ledger.filter(of).flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence })))

const isOffer = ({ id, kind }: Fact) =>
  kind === 'service' || /^interview\.(?:rates|client-start|duration|small-clients|contract)$/.test(id)

const namesWork = ({ reading }: Asked) =>
  namesAny(reading, 'job', 'project', 'technology', 'unknown-technology', 'person')

/** So much of what is asked must be in the sentence. */
const OF_OFFER = 0.5

/** The sentence that has most of these words. */
function nearest(asked: Asked, all: { fact: Fact; sentence: string }[], words: string, least: number) {
  const shares = asked.knowledge.retrieval.overlap(words)
  return all
    .map((one) => ({ ...one, shared: shares(one.sentence) }))
    .filter(({ shared }) => shared >= least)
    .sort((a, b) => b.shared - a.shared)[0]
}

/** What the owner answers is part of an answer, and no sentence of its own: it is quoted. */
const said = ({ reading, s }: Asked, { fact, sentence }: { fact: Fact; sentence: string }): Plan => {
  const text = fact.kind === 'interview' ? s.ownWords({ text: sentence }) : inOwnWords(sentence, reading.language, s)
  return plan([say(text, fact)], { next: [...next] })
}

/** "Is the first talk free?": of an offer, or of all of them where only one sentence says so. */
export function freeAsked(asked: Asked): Plan | undefined {
  const { reading } = asked
  if (namesWork(asked) || !asksFree[reading.language].test(reading.message)) return undefined
  const free = told(asked, isOffer).filter(({ sentence }) =>
    saysFree[spokenLanguage(sentence, reading.language)].test(sentence),
  )
  const best = nearest(asked, free, reading.topic, OF_OFFER) ?? (free.length === 1 ? free[0] : undefined)
  return best && said(asked, best)
}

/**
 * "What did the whole project cost?": what part of it became cheaper does not tell. "What did it cost?", of one of whose costs
 * nothing is told, is not answered by another number of it.
 */
export function wholePriceAsked(asked: Asked): Plan | undefined {
  const { reading, world, focus, s } = asked
  const named = [...reading.of('project'), ...reading.of('job')]
  const talkedOf = focus.entities.flatMap((one) => (one.kind === 'project' || one.kind === 'job' ? [one] : []))
  const things = named.length > 0 || !namesNothing(asked) ? named : talkedOf.slice(0, 1)
  const isWhole = named.length > 0 && wholePrice[reading.language].test(reading.message)
  // "What was the budget for the delay?"
  const isOfElse = reading.has('speed') || reading.rest.some(({ isKnown }) => isKnown)
  const isPaid = pricePaid[reading.language].test(reading.message) && !isOfElse
  if (things.length === 0 || !(isWhole || isPaid)) return undefined
  const facts = things.flatMap((one) => factsOf(world, one))
  if (facts.some(({ text }) => /\p{Sc}/u.test(text))) return undefined
  const near = isWhole
    ? []
    : stateAll(
        asked,
        facts.filter(({ text }) => tellsCost(asked, text)),
        1,
      )
  return unanswered([say(s.notAnswered({ email: world.content.profile.channels.general })), ...near], {
    focus: things,
    next: [{ ask: 'projects' }, { ask: 'services' }, { ask: 'contact' }],
  })
}

/** "Cost per answer: 57% lower" */
function tellsCost({ reading: { language } }: Asked, text: string): boolean {
  const isOfCost = languageCues(language)
    .cues.find(foldText(text).text)
    .some(({ value }) => value === 'cost')
  return isOfCost && text.includes('%')
}

/** "How long does a workshop take?": a sentence on just that offer with a length of time in it. */
export function timeOfOffer(asked: Asked): Plan | undefined {
  const { reading } = asked
  // "How long has he been an engineer?" is asked of no offer.
  const isOfOffer = asked.kinds.slice(0, 2).some(({ kind }) => kind === 'duration')
  if (!isOfOffer || namesWork(asked) || reading.time || !reading.has('howLong')) return undefined
  return timeOf(asked, reading.topic, OF_OFFER)
}

/** The sentence that tells how long something takes which is called so. @param least so much of the words must be in it. */
export function timeOf(asked: Asked, words: string, least: number, of = isOffer): Plan | undefined {
  const offers = told(asked, (fact) => of(fact) && !fact.id.endsWith('.price')).filter(
    ({ sentence }) => unitsIn(spokenLanguage(sentence, asked.reading.language), sentence).size > 0,
  )
  const best = nearest(asked, offers, words, least)
  return best && said(asked, best)
}
