/** Since when somebody works for themselves, and how soon they promise to answer: two things of which no job tells. */

import { ownBoss } from '#content/language/patterns/jobs/own-boss.ts'
import { asksReplyTime } from '#content/language/patterns/talk/reply-time.ts'
import { speaksOfOneself } from '#content/language/patterns/talk/visitors-own.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { addressFor } from '../../dealing.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { nextOf, wasAt } from './jobs.ts'

/** "How long has he been freelance?": by the jobs that are called so, and not by all work. */
export function ownBossSince(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const isNamed = namesAny(reading, 'project', 'technology', 'unknown-technology', 'title')
  if (isNamed || reading.time || !reading.has('howLong', 'sinceWhen', 'when', 'experienceTotal')) return undefined
  if (!ownBoss[reading.language].test(reading.message)) return undefined
  const isOwn = (text: string) =>
    ownBoss[spokenLanguage(text, world.content.written ?? world.content.language)].test(text)
  const jobs = world.jobs.filter(({ title, company }) => isOwn(company) || isOwn(title))
  const [first] = jobs
  if (!first) return undefined
  return plan(
    jobs.map((job) => wasAt(asked, job)),
    { focus: [first], listed: jobs, next: nextOf(asked, first) },
  )
}

/** "How long does it take to answer?", of a project that was talked about: that is asked of no owner. */
export const asksSpeedOfProject = ({ reading, focus: { entities } }: Pick<Asked, 'reading' | 'focus'>): boolean =>
  entities[0]?.kind === 'project' &&
  !reading.has('owner', 'contact') &&
  !speaksOfOneself[reading.language].test(reading.message) &&
  asksReplyTime[reading.language].test(reading.message)

/** "How fast does she reply?": what stands on the page beside the form. */
export function replyTime(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const days = world.content.profile.promises?.answerWithinDays
  // "How fast does EPIC answer?" asks of a system.
  const isOfThing = namesAny(reading, 'project', 'technology', 'job')
  if (
    days === undefined ||
    isOfThing ||
    asksSpeedOfProject(asked) ||
    !asksReplyTime[reading.language].test(reading.message)
  )
    return undefined
  return plan([say(s.answersWithin({ days })), say(s.contact({ email: addressFor(asked) }))], {
    next: [{ ask: 'contact' }, { ask: 'services' }, { ask: 'jobs' }],
  })
}
