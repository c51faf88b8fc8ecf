/** Whether a message asks for a yes or a no. */
import { whetherTags } from '#content/language/patterns/asks-whether.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Asked } from './plan.ts'

export const isWhether = (reading: Reading): boolean =>
  reading.has('whether') &&
  !reading.has('when', 'where', 'how', 'howLong', 'howMany', 'which', 'what', 'why', 'sinceWhen')

const asking = ['when', 'where', 'how', 'howLong', 'howMany', 'which', 'what', 'why', 'sinceWhen', 'who'] as const

/** "She was there after Oslo?", "…, right?": a statement that is put as a question is asked whether it is so. */
export const asksWhether = ({ reading }: Pick<Asked, 'reading'>): boolean =>
  isWhether(reading) ||
  whetherTags[reading.language].test(reading.message) ||
  (!reading.has(...asking) && /[?？]\s*$/u.test(reading.message))

/** The same message where a yes is said already. */
export const withoutWhether = (reading: Reading): Reading => ({
  ...reading,
  has: (...ids) => reading.has(...ids.filter((id) => id !== 'whether')),
})
