/** "How many beds has it?", "her largest group": told by the sentence that counts just that, wherever the owner writes it. */

import type { Fact } from '#content/fact.ts'
import { countedThings } from '#content/language/patterns/counted.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { cutWords, fold, functionWords } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { namedIn } from '#server/knowledge/world/naming.ts'
import { type Asked, type Plan, plan, type Said } from '../plan.ts'
import { figuresIn } from '../projects/figures.ts'
import { standingAlone, stateAll } from './evidence.ts'
import { notSaid } from './topic.ts'

/** What the site lists or computes: how many there are of these is counted, and not looked for. */
const listed: ReadonlySet<string> = new Set<CueId>([
  ...(['job', 'company', 'project', 'technology', 'programmingLanguage', 'database', 'skill', 'title'] as const),
  ...(['education', 'certificate', 'publication', 'talk', 'award', 'spokenLanguage', 'testimonial'] as const),
  ...(['howLong', 'experienceTotal', 'sinceWhen', 'when'] as const),
])
const people: ReadonlySet<string> = new Set<CueId>(['people', 'team'])

/** What owners say of themselves and of what they offer: no job and no project has it among its facts. */
const isOfOwner = ({ id, kind }: Fact) =>
  /^profile\.(?:bio|summary|availability)$/.test(id) || kind === 'service' || kind === 'interview'

/** Words behind "how many", small ones left out, among which the first is what is counted. */
const NEAR = 4
/** In Chinese and Japanese a number counts what is so many characters from it. */
const BESIDE = 8

/** What is counted, as it was asked for. */
function thingAsked({ language, text, message }: Reading): string | undefined {
  const found = countedThings[language]
    .exec(message)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (found !== undefined || languageTraits[language].isDense) return found
  const asking = languageCues(language)
    .cues.find(text)
    .filter(({ value }) => value === 'howMany')
  if (asking.length === 0) return undefined
  const behind = text
    .slice(Math.min(...asking.map(({ end }) => end)))
    .trim()
    .split(' ')
  return behind.slice(0, NEAR).find((word) => word.length > 1 && !functionWords[language].has(word))
}

/** The largest number of the thing that a sentence tells; undefined if it counts none. */
function countIn(language: Language, thing: string, sentence: string): number | undefined {
  if (languageTraits[language].isDense) {
    const at = sentence.indexOf(thing)
    const beside = at < 0 ? '' : sentence.slice(Math.max(0, at - BESIDE), at + thing.length + BESIDE)
    const numbers = (beside.match(/\d+(?:,\d{3})*/g) ?? []).map((one) => Number(one.replaceAll(',', '')))
    return numbers.length > 0 ? Math.max(...numbers) : undefined
  }
  const [term] = cutWords(language, thing).flatMap(({ terms }) => terms)
  const numbers = figuresIn(language, sentence)
    .filter(({ counts }) => term !== undefined && counts.has(term))
    .map(({ number }) => Number(number))
  return numbers.length > 0 ? Math.max(...numbers) : undefined
}

interface Counted {
  fact: Fact
  sentence: string
  number: number
  shared: number
}

/** "In Norway", "with the band": what the question is kept to must be in the sentence. */
function isKeptTo({ reading, knowledge }: Asked, thing: string, sentence: string): boolean {
  return reading.rest
    .filter(
      ({ said, restricts, isOrdinary }) => restricts && !isOrdinary && !thing.includes(said) && !said.includes(thing),
    )
    .every(({ written }) => knowledge.retrieval.overlap(written)(sentence) > 0)
}

function countsOf(asked: Asked, thing: string): Counted[] {
  const { reading, world, knowledge } = asked
  const [job] = reading.of('job')
  const shares = knowledge.retrieval.overlap(reading.topic)
  return world.ledger
    .filter(({ kind }) => kind !== 'technologies' && kind !== 'testimonial' && kind !== 'article')
    .flatMap((fact) =>
      sentencesOf(fact.text).flatMap((sentence): Counted[] => {
        if (!/\d/.test(sentence)) return []
        const isThere =
          !job ||
          job.facts.includes(fact) ||
          job.projects.some(({ facts }) => facts.includes(fact)) ||
          namedIn(world, sentence).includes(job)
        const number = isThere ? countIn(spokenLanguage(sentence, reading.language), thing, sentence) : undefined
        return number === undefined || !isKeptTo(asked, thing, sentence)
          ? []
          : [{ fact, sentence, number, shared: shares(sentence) }]
      }),
    )
    .sort((a, b) => b.shared - a.shared || b.number - a.number)
}

/** One sentence of a fact, with the whole of it as its source. */
function toldBy(asked: Asked, { fact, sentence }: Pick<Counted, 'fact' | 'sentence'>): Said[] {
  const text = standingAlone(asked.reading.language, fact.text, sentence)
  return stateAll(asked, [{ ...fact, text }], 1).map((one) => ({ ...one, facts: [fact] }))
}

const next = [{ ask: 'jobs' }, { ask: 'projects' }, { ask: 'contact' }] as const

/** So much of the question must be in a sentence of a job or a project, which tells of much beside what it counts. */
const OF_WORK = 0.6
/** And nearly as much as in any other that has a number. */
const NEARLY = 0.8

/** What the jobs and projects that are named say, those of each other included. */
const factsNamed = ({ reading }: Asked): Fact[] => [
  ...reading.of('job').flatMap((job) => [...job.facts, ...job.projects.flatMap(({ facts }) => facts)]),
  ...reading.of('project').flatMap(({ facts, job }) => [...facts, ...(job?.facts ?? [])]),
]

interface Sought {
  thing: string
  /** The largest share of the question that a fact with a number has: "37 preferred the painted one" says more of it than the sixty that were asked. */
  most: number
}

/** Whether a sentence counts what is asked of the work: of what is named, or else with nearly all that the question says. */
function isOfWork(asked: Asked, { fact, shared, sentence }: Counted, { thing, most }: Sought): boolean {
  const { reading, knowledge } = asked
  const named = factsNamed(asked)
  const others = reading.rest.filter(
    ({ said, isOrdinary }) => !isOrdinary && !thing.includes(said) && !said.includes(thing),
  )
  const holds = ({ written }: { written: string }) => knowledge.retrieval.overlap(written)(sentence) > 0
  if (named.length > 0) return named.includes(fact) && others.every(holds)
  return shared >= Math.max(OF_WORK, most * NEARLY)
}

/** Told by the owner's own words that count it, or by the facts of the work that is asked of. */
export function countTold(asked: Asked): Plan | undefined {
  const { reading } = asked
  const isOfOther = namesAny(reading, 'unknown-technology', 'item', 'person')
  if (isOfOther || reading.time || reading.has('compare', 'or', 'before', 'after')) return undefined
  const thing = thingAsked(reading)
  if (thing === undefined) return undefined
  const { cues, timeCues } = languageCues(reading.language)
  const named = cues.find(` ${fold(thing)} `)
  // "How many months was she there?" is computed.
  if (named.some(({ value }) => listed.has(value)) || timeCues.find(` ${fold(thing)} `).length > 0) return undefined
  // People are counted of an employer and a team, too, unless the question says of what.
  const isOfPeople = named.some(({ value }) => people.has(value))
  const shares = asked.knowledge.retrieval.overlap(reading.topic)
  const most = Math.max(...asked.world.ledger.filter(({ text }) => /\d/.test(text)).map(({ text }) => shares(text)))
  const best = countsOf(asked, thing).find((one) =>
    isOfPeople
      ? isOfService(asked, thing, one)
      : (isOfOwner(one.fact) && reading.of('project').length === 0) || isOfWork(asked, one, { thing, most }),
  )
  if (!best) return !isOfPeople && isOfNothingNamed(asked, thing) ? notSaid(asked) : undefined
  const isIn = ({ name }: { name: string }) => asked.knowledge.retrieval.overlap(name)(best.fact.text) > 0
  if (!reading.of('technology').every(isIn)) return undefined
  return plan(toldBy(asked, best), { next: [...next], focus: [...reading.of('project'), ...reading.of('job')] })
}

/** "How many children does the firm have?": nothing that is said of it is about them, so no other number is told. */
function isOfNothingNamed(asked: Asked, thing: string): boolean {
  const { reading } = asked
  const at = reading.text.indexOf(fold(thing))
  const isName = at < 0 || reading.mentions.some((one) => one.at <= at && at < one.end)
  if (isName || reading.has('howLong', 'howMuch', 'when', 'sinceWhen')) return false
  const facts = factsNamed(asked)
  const shares = asked.knowledge.retrieval.overlap(thing)
  const isAbout = languageTraits[reading.language].isDense
    ? ({ text }: Fact) => text.includes(thing)
    : ({ text }: Fact) => shares(text) > 0
  return facts.length > 0 && !facts.some(isAbout)
}

const isOfService = ({ reading, knowledge }: Asked, thing: string, { fact }: Counted): boolean =>
  fact.kind === 'service' &&
  (reading.of('service').length + reading.of('technology').length > 0 ||
    reading.rest.some(
      ({ said, written, isKnown }) =>
        isKnown && !thing.includes(said) && knowledge.retrieval.overlap(written)(fact.text) > 0,
    ))

/** So much of what is asked must be in the sentence. */
const OF_THING = 0.5

/** "Her largest group": a sentence that calls just that the largest, and says how large. */
export function largestTold(asked: Asked): Plan | undefined {
  const { reading, world, knowledge } = asked
  const isNamed = reading.mentions.some(({ entity }) => entity.kind !== 'skill' && entity.kind !== 'service')
  if (!reading.has('best') || isNamed || reading.time) return undefined
  // "The biggest crowd": of what nothing here is about, no result is the largest.
  const isOfOther = reading.rest.some(({ isKnown, isMeant, isOrdinary }) => !isKnown && !isMeant && !isOrdinary)
  if (isOfOther && asked.kinds[0]?.kind === 'best-result') return notSaid(asked)
  if (reading.topic.trim() === '') return undefined
  if (reading.has('result', 'challenge', 'project', 'job', 'company', 'skill', 'who', 'lead')) return undefined
  const shares = knowledge.retrieval.overlap(reading.topic)
  const tells = (sentence: string) =>
    /\d/.test(sentence) &&
    shares(sentence) >= OF_THING &&
    languageCues(spokenLanguage(sentence, reading.language))
      .cues.find(foldText(sentence).text)
      .some(({ value }) => value === 'best')
  const found = world.ledger
    .filter(({ kind }) => kind !== 'technologies' && kind !== 'testimonial' && kind !== 'article')
    .flatMap((fact) => sentencesOf(fact.text).flatMap((sentence) => (tells(sentence) ? [{ fact, sentence }] : [])))
  const [only, ...others] = found
  return only && others.length === 0 ? plan(toldBy(asked, only), { next: [...next] }) : undefined
}
