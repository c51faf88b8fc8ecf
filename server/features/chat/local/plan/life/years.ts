/** Whether as many years as a message asks for are reached: "at least five years of it". */
import { teamPhrases } from '#content/language/patterns/jobs/teams.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'

/** Nobody is asked for more. */
const MOST_YEARS = 60

/** @returns undefined if no number of years is named, or one is asked for. */
export function reachesYears(reading: Reading, months: number): boolean | undefined {
  if (reading.has('howLong', 'howMany', 'sinceWhen')) return undefined
  const { timeCues } = languageCues(reading.language)
  if (!timeCues.find(reading.text).some(({ value }) => value === 'years')) return undefined
  const { numbers } = teamPhrases[reading.language]
  const figure = /(?<!\d)\d{1,2}(?!\d)/.exec(reading.text)?.[0]
  const isSaid = (one: string) => reading.text.includes(` ${one} `) || reading.text.includes(`${one}年`)
  const word = Object.keys(numbers).find((one) => (numbers[one] ?? 0) > 1 && isSaid(one))
  const years = figure === undefined ? numbers[word ?? ''] : Number(figure)
  return years === undefined || years > MOST_YEARS ? undefined : months >= years * 12
}
