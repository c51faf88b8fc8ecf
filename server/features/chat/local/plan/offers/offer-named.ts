/** Which of the services is meant by the words of a message: by those of its title, or by most of those that tell something. */
import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Service } from '#contract/content/content.ts'
import { cutWords, functionWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import type { Asked } from '../plan.ts'

export interface Offer {
  service: Service
  /** What it is. */
  fact: Fact
  price: Fact | undefined
}

/** A title has a word of what is asked for. */
const OF_TITLE = 0.05
/** What is said of a service has so much of the rare words, be it in other words. */
const OF_RARE = 0.4
/** Or so much of all words, and no fewer of them than this: one that many questions have tells nothing. */
const OF_ALL = { share: 0.3, words: 2 }

/** The words of a text that facts have. */
const wordsIn = ({ knowledge: { understanding } }: Asked, text: string): string[] =>
  cutWords(understanding.language, text)
    .map(({ said }) => said)
    .filter((word) => !functionWords[understanding.language].has(word) && understanding.vocabulary.isKnown(word))

/** Every service, with its facts. */
export const offersOf = ({ world }: Asked): Offer[] =>
  world.content.services.flatMap((service) => {
    const fact = world.facts.get(`service.${service.id}`)
    return fact ? [{ service, fact, price: world.facts.get(`service.${service.id}.price`) }] : []
  })

/** The service that a text is about, if there is one: by its title before all else. */
export function offerNamed(asked: Asked, text: string): Offer | undefined {
  const { knowledge, reading } = asked
  const offers = offersOf(asked)
  const mentioned = offers.filter(({ service }) => reading.of('service').some((one) => one.service === service))
  if (mentioned.length === 1) return mentioned[0]
  const phrased = byPhrase(asked, offers, text)
  if (phrased) return phrased
  const known = wordsIn(asked, text)
  const rare = reading.rest.filter(({ isKnown, isOrdinary }) => isKnown && !isOrdinary).map(({ said }) => said)
  const { overlap, near } = knowledge.retrieval
  const [ofAll, ofRare] = [overlap(known.join(' ')), near(rare.join(' '))]
  const each = known.map((word) => overlap(word))
  const textOf = ({ fact, price }: Offer) => [fact.text, price?.text].join(' ')
  const byTitle = offers.map((offer) => ({ offer, shared: ofAll(offer.service.title) }))
  const byText = offers.map((offer) => {
    const words = each.filter((shares) => shares(textOf(offer)) > 0).length
    const [all, rarely] = [ofAll(textOf(offer)), ofRare(textOf(offer))]
    const isOf = rarely >= OF_RARE || (all >= OF_ALL.share && words >= OF_ALL.words)
    return { offer, shared: isOf ? all + rarely : 0 }
  })
  return best(byTitle, OF_TITLE, byText) ?? best(byText, 0)
}

/** A shorter word without a meaning of its own tells nothing, whatever stands behind it. */
const TELLING = 5

/** The one that is described with two words as they stand side by side in the message: "a second opinion". */
function byPhrase({ knowledge: { understanding } }: Asked, offers: Offer[], text: string): Offer | undefined {
  const { language } = understanding
  const words = cutWords(language, text).map(({ said }) => said)
  const isFunction = (word: string) => functionWords[language].has(word)
  // "Second" alone may count anything; the word behind it tells what.
  const pairs = words.flatMap((word, i) => {
    const next = words[i + 1]
    return next && !isFunction(next) && (!isFunction(word) || word.length >= TELLING) ? [[word, next]] : []
  })
  const between = languageTraits[language].isDense ? '' : ' '
  const told = offers.filter(({ fact }) => {
    const described = foldText(fact.text).text
    return pairs.some((pair) => described.includes(pair.join(between)))
  })
  return told.length === 1 ? told[0] : undefined
}

interface Likely {
  offer: Offer
  shared: number
}

/** The one that has more than any other; of those that have as much the one that has more in other respects. */
function best(offers: Likely[], least: number, others: Likely[] = []): Offer | undefined {
  const sorted = offers.filter(({ shared }) => shared > least).sort((a, b) => b.shared - a.shared)
  const [first, second] = sorted
  if (!first || first.shared > (second?.shared ?? 0)) return first?.offer
  const same = sorted.filter(({ shared }) => shared === first.shared).map(({ offer }) => offer)
  return best(
    others.filter(({ offer }) => same.includes(offer)),
    0,
  )
}
