/** Answers whether somebody has worked in a field of business: "any experience in healthcare?" */
import type { Fact } from '#content/fact.ts'
import { type FieldWords, fields, inThisField } from '#content/language/patterns/jobs/fields.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { type Job, positionsOf } from '#server/knowledge/world/things.ts'
import { BRIEF, isAtMost } from '../follow-ups/asked-of.ts'
import { description, nextOf, periodFact, wasAt } from '../life/jobs.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'

type Field = Record<Language, FieldWords>

/** Kinds of questions by which somebody asks for experience of a field. */
const ofExperience = kindsOf(
  ...(['industries', 'worked-at', 'topic-whether', 'skill-about', 'not-done', 'jobs', 'jobs-count'] as const),
  ...(['technology-whether', 'career', 'total-years'] as const),
)
/** So likely together that one of them is meant. */
const LIKELY = 0.3
/** And so likely that it is asked for something else: "what gives her energy?" */
const SURELY = 0.5

/** @returns undefined if no field is asked for, or it is told of in other facts than those of the employers. */
export function workInField(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const field = fieldAsked(asked)
  if (!field || world.jobs.length === 0) return undefined
  const there = world.employers.filter((job) => isOfField(asked, field, job))
  const [latest] = there
  if (latest) {
    const about = stateAll(asked, positionsOf(latest).flatMap(description).slice(0, 1), 1, latest.company)
    const said = there.slice(0, MOST).map((job, i) => wasAt(asked, job, i === 0 ? true : undefined))
    return plan([...said, ...about], { focus: there, listed: there, next: nextOf(asked, latest) })
  }
  if (world.ledger.some((fact) => isSaidOf(asked, field, fact.text))) return undefined
  const names = world.employers.map(({ company }) => company)
  const sort = inThisField[reading.language]
  return plan([say(s.neverAtSort({ sort, names }), ...world.jobs.map((job) => periodFact(asked, job)))], {
    isWhole: true,
    next: [{ ask: 'jobs' }, ...world.jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company }) as const)],
  })
}

/** Employers beyond these are not told one by one. */
const MOST = 2

function fieldAsked({ reading, kinds, focus }: Asked): Field | undefined {
  const { language, message } = reading
  const likely = kinds.reduce((sum, { kind, probability }) => sum + (ofExperience.has(kind) ? probability : 0), 0)
  const isOfOthers = namesAny(reading, 'job', 'project', 'technology', 'person', 'service', 'item', 'unknown-company')
  if (isOfOthers || reading.time || reading.has('how', 'why', 'howMuch', 'which', 'where')) return undefined
  const [found] = Object.values(fields).flatMap((field) => {
    const match = field[language].asked.exec(message)
    return match ? [{ field, words: match[0] }] : []
  })
  // "Insurance?", and nothing was talked about.
  const isAlone = focus.last.length === 0 && isAtMost(reading, BRIEF) && (kinds[0]?.probability ?? 0) < SURELY
  const isMeant = likely >= LIKELY || reading.has('whether', 'work') || isAlone
  return found && isMeant && isOnlyOf(reading, found) ? found.field : undefined
}

/** "Has she built fraud models for payments?" asks for more than a field; "with banks or payments" names it twice. */
function isOnlyOf({ rest, language }: Reading, { field, words }: { field: Field; words: string }): boolean {
  const { asked, told } = field[language]
  return rest.every(
    ({ written, isOrdinary, restricts }) =>
      isOrdinary || !restricts || words.includes(written) || asked.test(written) || told.test(written),
  )
}

/** Whether the employer is of that field, by its name and by what the work there was. */
function isOfField(asked: Asked, field: Field, job: Job): boolean {
  const texts: Pick<Fact, 'text'>[] = positionsOf(job).flatMap(description)
  // The names of firms are English in many countries.
  const isNamedSo = [field.en, field[asked.reading.language]].some(({ asked: words }) => words.test(job.company))
  return isNamedSo || texts.some(({ text }) => isSaidOf(asked, field, text))
}

function isSaidOf({ world }: Asked, field: Field, text: string): boolean {
  const { asked, told } = field[spokenLanguage(text, world.content.language)]
  return asked.test(text) || told.test(text)
}
