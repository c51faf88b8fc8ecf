/**
 * Services, degrees, articles, people who are quoted: things of which one line is told. Which of those that were told a
 * follow-up means, and what is said of it.
 */
import type { Fact } from '#content/fact.ts'
import { whichOfThem } from '#content/language/patterns/which-of-them.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { isRecord } from '../texts/of-topic.ts'
import { isAtMost, SHORT } from './asked-of.ts'

/** What is told in one line, and named in no job or project. */
const isThing = (fact: Fact) => isRecord(fact) || /^(?:service|testimonial)\.[^.]+$/.test(fact.id)

/** The things that were told last, after an answer that cites these facts. */
export function thingsAfter(cited: Fact[], before: Fact[]): Fact[] {
  if (cited.length === 0) return before
  const [first, ...others] = [...new Set(cited.filter(isThing))]
  if (!first || !cited[0] || !isThing(cited[0])) return []
  // One of several that was told by itself leaves the others to be asked for.
  return others.length === 0 && before.includes(first) ? before : [first, ...others]
}

/** Whoever asks for one of these asks of other things than those that were told. */
const ofWork = ['job', 'company', 'project', 'career', 'technology', 'skill', 'contact'] as const

/** When something came about, as far as it can be put in order. */
function dateOf({ world }: Asked, { id, text }: Fact): string {
  const article = world.content.articles.find((one) => id === `article.${one.id}`)
  return article?.published ?? (text.match(YEARS) ?? []).at(-1) ?? ''
}

/** The only one of the things whose line has a word of the message: "the second opinion" is no second thing. */
function byWord(asked: Asked, things: Fact[]): Fact | undefined {
  const words = wordsIn(asked).filter(({ isKnown }) => isKnown)
  const rare = words.filter(({ isOrdinary }) => !isOrdinary)
  const [one, ...others] =
    [rare, words].flatMap((some): Fact[][] => {
      const shares = asked.knowledge.retrieval.overlap(some.map(({ said }) => said).join(' '))
      const having = some.length > 0 ? things.filter(({ text }) => shares(text) > 0) : []
      return having.length > 0 ? [having] : []
    })[0] ?? []
  return others.length === 0 ? one : undefined
}

/** The words of a message beside those that say which one is meant. */
function wordsIn({ reading: { language, message, rest } }: Asked) {
  const { places, ...ways } = whichOfThem[language]
  const said = [...places, ...Object.values(ways)].map((way) => foldText(way.exec(message)?.[0] ?? '').text)
  return rest.filter((word) => !said.some((way) => way.includes(word.said)))
}

/** The things that a message means by their place, their age or a word of them. */
function meantOf(asked: Asked, things: Fact[]): Fact[] {
  const { reading, focus } = asked
  const { places, last, newest, oldest, others } = whichOfThem[reading.language]
  const said = byWord(asked, things)
  if (said) return [said]
  const isSaid = (pattern: RegExp) => pattern.test(reading.message)
  const byDate = things.filter((one) => dateOf(asked, one) !== '')
  const inOrder = byDate.toSorted((a, b) => dateOf(asked, a).localeCompare(dateOf(asked, b)))
  const told = focus.last.filter((fact) => things.includes(fact))
  const one = isSaid(newest)
    ? inOrder.at(-1)
    : isSaid(oldest)
      ? inOrder[0]
      : isSaid(last)
        ? things.at(-1)
        : things[places.findIndex(isSaid)]
  if (one) return [one]
  return isSaid(others) && told.length < things.length ? things.filter((thing) => !told.includes(thing)) : []
}

/** No word is of other facts than these. */
const isOnlyOf = (asked: Asked, things: Fact[]) =>
  wordsIn(asked).every(
    ({ said, isKnown, isOrdinary }) =>
      !isKnown || isOrdinary || things.some(({ text }) => foldText(text).text.includes(said)),
  )

/** "And the second one?", "which is newer?", "what does the other one say?", of things that were told. */
export function thingMeant(asked: Asked): Plan | undefined {
  const { reading, focus } = asked
  const { things } = focus
  const isOther = reading.mentions.some(({ entity }) => !['item', 'skill', 'service'].includes(entity.kind))
  if (things.length < 2 || isOther || reading.time || !isAtMost(reading, SHORT) || reading.has(...ofWork))
    return undefined
  const meant = isOnlyOf(asked, things) ? meantOf(asked, things) : []
  return meant.length > 0 ? plan(linesOf(asked, meant), { focus: placesOf(asked, meant) }) : undefined
}

/** Each thing in its line; of an article when it appeared, of a language how well each side of it is spoken. */
export function linesOf(asked: Asked, things: Fact[]): Said[] {
  const levels = things.flatMap(({ id }) => asked.world.facts.get(`${id}.cefr`) ?? [])
  return [...things.flatMap((thing) => appearanceOf(asked, thing)), ...stateAll(asked, [...things, ...levels], MOST)]
}

/** So many are told at once. */
const MOST = 3

/** "Which is newer?", "when was that?", of an article: the day on which it appeared. */
function appearanceOf({ world, reading, s }: Asked, thing: Fact): Said[] {
  const article = world.content.articles.find(({ id }) => thing.id === `article.${id}`)
  const { newest, oldest } = whichOfThem[reading.language]
  const asksTime = reading.has('when', 'sinceWhen') || newest.test(reading.message) || oldest.test(reading.message)
  if (!article || !asksTime) return []
  const format = new Intl.DateTimeFormat(reading.language, { dateStyle: 'long', timeZone: 'UTC' })
  return [say(s.articleAppeared({ title: article.title, date: format.format(new Date(article.published)) }), thing)]
}

/** Where somebody who was quoted worked with the owner is what is asked next. */
const placesOf = ({ world, focus }: Asked, things: Fact[]) => {
  const [quoted] = world.content.testimonials.filter(({ id }) =>
    things.some((thing) => thing.id === `testimonial.${id}`),
  )
  const jobs = quoted ? world.jobs.filter(({ company }) => quoted.role?.includes(company)) : []
  return jobs.length > 0 ? jobs : focus.entities
}
