/** Under which conditions somebody worked or would like to, in words. */
import type { Statement } from '#contract/content/content.ts'
import type { WorkKind } from '#contract/content/kinds.ts'
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { workWords } from './language/vocabulary/work-words.ts'

interface Conditions {
  location: string | undefined
  kind: WorkKind | undefined
  /** How many people were led. */
  team: number | undefined
}

/** @returns only what the owner says. */
export function conditionsOf(language: Language, { location, kind, team }: Conditions): Statement[] {
  const words = workWords[language]
  return given({
    location,
    kind: kind && words.kinds[kind],
    team: team === undefined ? undefined : words.team.replace('{{count}}', String(team)),
  })
}

/** @returns only what the owner says. */
export function openToOf(language: Language, openTo: Owner['profile']['openTo']): Statement[] {
  const words = workWords[language]
  const { kinds = [], places, workplaces = [], from } = openTo ?? {}
  const join = (said: string[]) => said.join(words.comma) || undefined
  return given({
    kinds: join(kinds.map((kind) => words.kinds[kind])),
    places,
    workplaces: join(workplaces.map((one) => words.workplaces[one])),
    from: from && words.from.replace('{{date}}', spokenDate(language, from)),
  })
}

/** "2027", "March 2027" or "1 March 2027": as exact as the owner is. */
function spokenDate(language: Language, date: string): string {
  const [year, month, day] = date.split('-')
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`))
}

const given = (texts: Record<string, string | undefined>): Statement[] =>
  Object.entries(texts).flatMap(([id, text]) => (text ? [{ id, text }] : []))
