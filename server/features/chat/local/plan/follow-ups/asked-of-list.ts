/** Answers what is asked after degrees, certificates, languages and articles: whether there are more, and what no list tells. */
import type { Fact } from '#content/fact.ts'
import {
  askedOfStudies,
  othersAsked,
  type StudyAspect,
  studyAspects,
} from '#content/language/patterns/asked-of-list.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { listOf } from '../life/background.ts'
import { type Asked, type Focus, type Plan, plan, say, unanswered } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { isRecord } from '../texts/of-topic.ts'
import { isAtMost, SHORT } from './asked-of.ts'

/** Whether a message leans on a list that was told last. */
export function leansOnList({ language, message }: Reading, { last: [told] }: Focus): boolean {
  if (!told || !isRecord(told)) return false
  const isOfStudies = told.id.startsWith('education.') && aspectAsked({ language, message }) !== undefined
  return isOfStudies || othersAsked[language].test(message)
}

/** @returns undefined if no such thing was told last, or something else is asked. */
export function askedOfList(asked: Asked): Plan | undefined {
  const { reading, focus } = asked
  const [told] = focus.last
  if (!told || !isRecord(told) || !isAtMost(reading, SHORT) || reading.time) return undefined
  const isOfOthers = reading.mentions.some(({ entity }) => entity.kind !== 'item')
  if (isOfOthers || reading.has('job', 'company', 'project', 'technology', 'skill', 'contact')) return undefined
  if (othersAsked[reading.language].test(reading.message)) return furtherOf(asked, told)
  const aspect = told.id.startsWith('education.') ? aspectAsked(reading) : undefined
  return aspect && ofStudies(asked, aspect)
}

/** All of the list, or that it is all. */
function furtherOf(asked: Asked, told: Fact): Plan | undefined {
  const list = listOf(asked, told)
  if (!list.answered || namesAnother(asked, told)) return undefined
  const isNew = list.said.some(({ facts }) => facts.some((fact) => isRecord(fact) && !asked.focus.said.has(fact.id)))
  if (isNew) return list
  const facts = list.said.flatMap((one) => one.facts)
  return plan([say(asked.s.noOthers(), ...facts)], { focus: asked.focus.entities, next: list.next })
}

/** "Any other articles?", after the degrees. */
const namesAnother = ({ reading }: Asked, { id }: Fact) => {
  const lists = ['education', 'certificate', 'publication', 'talk', 'award', 'volunteering', 'spokenLanguage'] as const
  const [kind] = id.split('.')
  const own = kind === 'language' ? 'spokenLanguage' : kind === 'article' ? 'publication' : kind
  return lists.some((one) => one !== own && reading.has(one))
}

const aspectAsked = ({ language, message }: Pick<Reading, 'language' | 'message'>): StudyAspect | undefined =>
  studyAspects.find((one) => askedOfStudies[one][language].test(message))

/** The degree whose text tells it, or that it is not told of those that there are. */
function ofStudies(asked: Asked, aspect: StudyAspect): Plan {
  const { s, world } = asked
  const degrees = world.ledger.filter(({ id }) => id.startsWith('education.'))
  const telling = degrees.filter(({ text }) =>
    askedOfStudies[aspect][spokenLanguage(text, world.content.language)].test(text),
  )
  if (telling.length > 0) return plan(stateAll(asked, telling, 2))
  const email = world.content.profile.channels.general
  return unanswered([say(s.notAnswered({ email })), ...stateAll(asked, degrees, 1)], { next: [{ ask: 'jobs' }] })
}
