/** Checks a JSON Résumé (jsonresume.org, schema 1.0.0 and those before it) from any source. */
import * as z from 'zod'
import { pronounWords } from '#content/language/pronoun-words.ts'
import { workKinds, workplaces } from '#contract/content/kinds.ts'
import type { OwnerFiles } from '#contract/content/owner.ts'
import { isOneOf, keysOf } from '#contract/keys.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { withoutPlaceholders } from '../content/placeholders.ts'
import type { Problem } from '../content/problem.ts'
import { withoutMarkup } from './markup.ts'
import { withTodaysKeys } from './old-keys.ts'
import { dateIn, endsBeforeStart, goesOn } from './sources/dates.ts'
import { isEntry } from './sources/source.ts'

/** A scholar has hundreds of publications. */
const ENTRIES_MAX = 500

/** Message for a value of a wrong type or a missing one. */
const kind = (wanted: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : `must be ${wanted}`),
})

/** A text in one line, without what cannot be seen and without the marks of a web page. */
export const oneLine = (said: string): string =>
  normalize(withoutMarkup(said), 'NFC')
    .replace(/[ \p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .trim()

/** As much of a text as there is room for, in whole words. */
function shorten(said: string, max: number): string {
  if (said.length <= max) return said
  const cut = said.slice(0, max + 1)
  const end = cut.lastIndexOf(' ')
  return end > max / 2 ? cut.slice(0, end) : cut.slice(0, max)
}

/** Programs write grades, years and telephone numbers without quotes. */
const text = z.union([z.string(), z.number()], kind('text')).transform(String)

const line = (max: number) => text.transform((said) => shorten(withoutPlaceholders(oneLine(said)), max))
/** What is empty, or only stands in the place of a text, is as good as not there. */
const optional = (max: number) =>
  line(max)
    .nullish()
    .transform((said) => said || undefined)

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, kind('a list'))
    .max(ENTRIES_MAX, `has more than ${ENTRIES_MAX} entries`)
    .nullish()
    .transform((all) => all ?? [])
const lines = (max: number) => list(line(max)).transform((all) => all.filter(Boolean))

/** A page's address. People leave the scheme out; undefined for what is no address. */
export function addressIn(said: string): string | undefined {
  const whole = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(said) ? `https://${said}` : said
  return /^https?:\/\/[a-z0-9.-]+\.[a-z]+(?:[/?#][^\s<>"]*)?$/i.test(whole) ? whole : undefined
}

const page = optional(600).transform((said) => said && addressIn(said))

const exact = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?=$|T)/
/** As exact as it is said, and as people write it; what names no year is left out. */
const date = optional(40).transform((said) => said && (exact.exec(said)?.[0] ?? dateIn(said)))

/** What a job says of its end beside a date: that it goes on, which is more than that none is there, or something unreadable. */
function withEndAsSaid(job: unknown): unknown {
  if (!isEntry(job)) return job
  const said = typeof job.endDate === 'string' ? withoutPlaceholders(oneLine(job.endDate)) : ''
  const unreadEnd = /[\p{L}\p{N}]/u.test(said) && !goesOn(said) && dateIn(said) === undefined
  // As with one date alone: nothing says that it goes on.
  return { ...job, goesOn: goesOn(said), ...(unreadEnd && { unreadEnd: said, endDate: job.startDate }) }
}

/** Those that texts can use: "They/them" → they, "sie/ihr" → she. "None" is a choice, too. */
export function pronounsIn(said: string): OwnerFiles['profile']['pronouns'] {
  const [first] = oneLine(said).toLowerCase().split(/\P{L}/u)
  return first ? keysOf(pronounWords).find((one) => Object.values(pronounWords[one]).includes(first)) : undefined
}

const pronouns = text.nullish().transform((said) => pronounsIn(said ?? ''))

/** Those that are known. */
const someOf = <Name extends string>(names: readonly Name[]) =>
  list(z.string(kind('text'))).transform((said) => said.filter((one) => isOneOf(names, one)))

const NAME = 160
const LINE = 220
const CALLED = 200
const STATEMENT = 600
const PARAGRAPH = 2000

const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, kind('an object'))
const period = { startDate: date, endDate: date }

const jsonResume = object({
  basics: object({
    name: line(NAME).pipe(z.string().min(1, 'is missing')),
    label: optional(CALLED),
    email: line(200).pipe(z.string().min(1, 'is missing').pipe(z.email('must be an e-mail address'))),
    /** Not of the schema, and yet often there: "they/them". */
    pronouns,
    /** Nor is this, which LinkedIn says. */
    familyName: optional(NAME),
    /** Nor are these; they stand as `profile.yaml` has them. */
    availability: optional(LINE),
    openTo: object({
      from: date,
      kinds: someOf(workKinds),
      places: optional(LINE),
      workplaces: someOf(workplaces),
    }).nullish(),
    image: page,
    phone: optional(40),
    summary: optional(4000),
    url: page,
    location: object({
      address: optional(NAME),
      postalCode: optional(20),
      city: optional(NAME),
      region: optional(NAME),
      countryCode: optional(40),
    }).nullish(),
    profiles: list(object({ network: optional(80), username: optional(NAME), url: page })),
  }),
  work: list(
    z.preprocess(
      withEndAsSaid,
      object({
        ...period,
        goesOn: z.boolean(),
        unreadEnd: optional(40),
        name: optional(NAME),
        position: optional(CALLED),
        url: page,
        location: optional(CALLED),
        description: optional(CALLED),
        summary: optional(PARAGRAPH),
        highlights: lines(STATEMENT),
        /** Not of the schema: with what it was done. */
        technologies: lines(NAME),
      }),
    ),
  ),
  skills: list(object({ name: optional(CALLED), level: optional(80), keywords: lines(NAME) })),
  projects: list(
    object({
      ...period,
      name: optional(CALLED),
      description: optional(PARAGRAPH),
      highlights: lines(STATEMENT),
      keywords: lines(NAME),
      /** Not of the schema: which of the keywords name what it was done with. */
      technologies: lines(NAME),
      roles: lines(CALLED),
      entity: optional(NAME),
      type: optional(CALLED),
      url: page,
    }),
  ),
  references: list(object({ name: optional(NAME), reference: optional(PARAGRAPH) })),
  education: list(
    object({
      ...period,
      institution: optional(NAME),
      url: page,
      area: optional(CALLED),
      studyType: optional(CALLED),
      score: optional(CALLED),
      /** Not of the schema, and yet often there. */
      summary: optional(PARAGRAPH),
      courses: lines(STATEMENT),
    }),
  ),
  volunteer: list(
    object({
      ...period,
      organization: optional(NAME),
      position: optional(CALLED),
      url: page,
      summary: optional(PARAGRAPH),
      highlights: lines(STATEMENT),
    }),
  ),
  awards: list(object({ title: optional(CALLED), date, awarder: optional(NAME), summary: optional(PARAGRAPH) })),
  certificates: list(object({ name: optional(CALLED), date, issuer: optional(NAME), url: page })),
  publications: list(
    object({
      name: optional(CALLED),
      publisher: optional(NAME),
      releaseDate: date,
      url: page,
      summary: optional(PARAGRAPH),
    }),
  ),
  languages: list(object({ language: optional(80), fluency: optional(80) })),
  interests: list(object({ name: optional(CALLED), keywords: lines(CALLED) })),
})
export type JsonResume = z.output<typeof jsonResume>

/**
 * The jobs of a résumé that may lack something else, each at its place.
 * @returns none where one of them cannot be read.
 */
export function jobsIn(written: unknown): JsonResume['work'] {
  const read = jsonResume.pick({ work: true }).safeParse(withTodaysKeys(written))
  return read.success ? read.data.work : []
}

type Read =
  | {
      resume: JsonResume
      /** As it was read. */
      written: unknown
    }
  | { problems: Pick<Problem, 'key' | 'reason'>[] }

/** @returns what ended before it began, by key. */
export function disorderIn(resume: JsonResume): Pick<Problem, 'key' | 'reason'>[] {
  const kinds = ['work', 'projects', 'education', 'volunteer'] as const
  return kinds.flatMap((kind) =>
    resume[kind].flatMap((entry, at) => {
      const { startDate, endDate } = entry
      if (!endsBeforeStart(entry)) return []
      return [{ key: `${kind}.${at}.endDate`, reason: `${endDate} is before the start ${startDate}` }]
    }),
  )
}

/** @returns the résumé, or all its problems by key. */
export function parseJsonResume(written: unknown): Read {
  const parsed = jsonResume.safeParse(withTodaysKeys(written))
  if (parsed.success) return { resume: parsed.data, written }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ key: path.join('.'), reason: message })) }
}
