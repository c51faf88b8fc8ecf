/** Answers whether somebody still writes code: by what the owner says of a day's work, and the languages that the facts name. */
import { codeWords, handsOnAsked } from '#content/language/patterns/jobs/hands-on.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { technologyList } from './technology-lists.ts'

/** @returns undefined if it is not asked, or the facts name no language that somebody writes code in. */
export function handsOn(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const isAsked = handsOnAsked[reading.language].test(reading.message)
  if (!isAsked || reading.mentions.length > 0 || reading.time) return undefined
  const has = (...ids: string[]) => ids.includes('programmingLanguage')
  const languages = technologyList({ ...asked, reading: { ...reading, has } })
  const day = world.facts.get('interview.working-day')
  if (!languages?.answered) return undefined
  const isTold = day && codeWords[spokenLanguage(day.text, reading.language)].test(day.text)
  const own = isTold ? [say(s.ownWords({ text: day.text }), day)] : []
  return { ...plan([...own, ...languages.said.slice(0, 1)]), kind: 'technologies', next: languages.next }
}
