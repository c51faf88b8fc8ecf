/** Places the owner never was. */

import { type Asked, type Plan, plan, say } from '../plan.ts'
import { wholeName } from '../texts/as-typed.ts'
import * as jobs from './jobs.ts'

/** "Hilti AG": what is written so is a company, known or not. */
const COMPANY =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}&-]{1,30}(?: \p{Lu}[\p{L}\p{N}&-]{1,30})?) (?:AG|GmbH|SE|KG|Inc\.?|Ltd\.?|LLC|PLC|S\.?A\.?S?|S\.?L\.?)(?![\p{L}\p{N}])/u

function strangeCompany({ reading, world }: Asked): string | undefined {
  const name = COMPANY.exec(reading.message)?.[0]
  return name && !world.jobs.some(({ company }) => company.includes(name) || name.includes(company)) ? name : undefined
}

/** "Has the restaurant a terrace?", "software for a bank": a word beside it is what is asked for. */
const asksOfOther = ({ reading, focus }: Asked): boolean =>
  (reading.has('it') && focus.entities.some(({ kind }) => kind === 'job')) ||
  reading.rest.some(({ isOrdinary }) => !isOrdinary) ||
  reading.of('project').length + reading.of('technology').length + reading.of('job').length > 0

/** Somewhere the owner never was, whether many people know the name or only this visitor. */
export function elsewhere(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  const [known] = reading.of('unknown-company')
  const strange = reading.rest.find(({ isKnown, isPlace, said }) => !isKnown && isPlace && said.length > 2)
  const isEmployer =
    reading.has('work', 'company', 'job', 'leave') &&
    !reading.has('current') &&
    reading.of('technology').length + reading.of('unknown-technology').length === 0
  const isTool =
    reading.of('unknown-technology').length + reading.of('technology').length > 0 &&
    !reading.has('work', 'company', 'job')
  const name =
    (isTool ? undefined : known?.name) ??
    (reading.has('work') && reading.of('job').length + reading.of('technology').length === 0
      ? reading.of('unknown-technology')[0]?.name
      : undefined) ??
    (isEmployer && reading.of('job').length === 0
      ? (strangeCompany(asked) ?? (strange && wholeName(reading.language, reading.message, strange.written)))
      : undefined)
  if (!name || world.jobs.length === 0) return undefined
  if (known?.isSort && asksOfOther(asked)) return undefined
  const names = [...new Set(world.jobs.map(({ company }) => company))]
  const told = known?.isSort ? s.neverAtSort({ sort: name, names }) : s.neverAt({ company: name, names })
  return plan([say(told, ...world.jobs.map((job) => jobs.periodFact(asked, job)))], {
    isWhole: known?.isSort,
    next: [{ ask: 'jobs' }, ...world.jobs.slice(0, 2).map(({ company }) => ({ ask: 'job', company }) as const)],
  })
}
