/** Says that the facts of the job that is pointed to do not tell of something. */
import { nextOf, wasAt } from '../life/jobs.ts'
import { type Asked, type Plan, say, unanswered } from '../plan.ts'
import { asksWhether } from '../whether.ts'
import { matterBeside, wordsTyped } from './matter.ts'

/** "Did she meet customers there?": what was so at another employer is no yes to the one that is pointed to. */
export function untoldThere(asked: Asked): Plan | undefined {
  const { reading, focus, s } = asked
  const [main] = focus.entities
  if (main?.kind !== 'job' || reading.placeOf('there') === undefined || reading.mentions.length > 0) return undefined
  if (!asksWhether(asked)) return undefined
  const words = wordsTyped(reading, matterBeside(reading, main))
  if (words === '') return undefined
  return unanswered([say(s.notSaidThere({ words, place: main.company })), wasAt(asked, main)], {
    focus: [main],
    next: nextOf(asked, main),
    isNotFound: true,
  })
}
