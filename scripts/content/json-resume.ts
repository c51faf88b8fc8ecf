/** Reads a JSON Résumé (jsonresume.org, schema 1.0.0) from any source. */
import { readFileSync, statSync } from 'node:fs'
import * as z from 'zod'
import { normalize } from '#server/knowledge/normalize.ts'
import type { Problem } from './check.ts'

const SIZE_MAX = 1_000_000
const ENTRIES_MAX = 100

/** Message for a value of a wrong type or a missing one. */
const kind = (wanted: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : `must be ${wanted}`),
})

/** One line; rejects a line longer than the site's limit. */
const line = (max: number) =>
  z
    .string(kind('text'))
    .transform((said) =>
      normalize(said, 'NFC')
        .replace(/[ \p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, `is longer than the ${max} characters that there is room for`))
const required = (max: number) => line(max).pipe(z.string().min(1, 'is missing'))
/** Treats empty values as missing. */
const optional = (max: number) =>
  line(max)
    .transform((said) => said || undefined)
    .nullish()

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, kind('a list'))
    .max(ENTRIES_MAX, `has more than ${ENTRIES_MAX} entries`)
    .nullish()
    .transform((all) => all ?? [])
const lines = (max: number) => list(line(max)).transform((all) => all.filter(Boolean))

/** A page's address, with or without a scheme. */
const page = optional(300).transform((address, context) => {
  if (!address) return undefined
  const whole = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address) ? `https://${address}` : address
  if (/^https?:\/\/[a-z0-9.-]+\.[a-z]+(?:[/?#][^\s<>"]*)?$/i.test(whole)) return whole
  context.addIssue({ code: 'custom', message: 'must be an address that starts with https://' })
  return z.NEVER
})

/** @returns the month; January if only the year is given. */
const month = required(40)
  .pipe(z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d.*)?)?$/, 'must be a date like 2024-03-31'))
  .transform((date) => (date.length === 4 ? `${date}-01` : date.slice(0, 7)))
/** "Present" and similar words mean an open end. */
const optionalMonth = optional(40)
  .transform((date) =>
    date && /^(?:present|now|current|today|ongoing|heute|actualidad|présent|至今|現在)$/i.test(date) ? undefined : date,
  )
  .pipe(month.optional())

const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape, kind('an object'))
const jsonResume = object({
  basics: object({
    name: required(80),
    label: optional(80),
    email: required(200).pipe(z.email('must be an e-mail address')),
    phone: optional(40),
    summary: optional(2000),
    url: page,
    location: object({ city: optional(60), countryCode: optional(2) }).nullish(),
    profiles: list(object({ network: optional(80), url: page })),
  }),
  work: list(
    object({
      name: required(80),
      position: required(80),
      startDate: month,
      endDate: optionalMonth,
      url: page,
      location: optional(80),
      description: optional(900),
      summary: optional(900),
      highlights: lines(220),
    }),
  ),
  skills: list(object({ name: required(80), level: optional(80), keywords: lines(80) })),
  projects: list(
    object({
      name: required(80),
      description: optional(900),
      highlights: lines(220),
      keywords: lines(80),
      roles: lines(80),
      entity: optional(80),
      type: optional(80),
      url: page,
    }),
  ),
  references: list(object({ name: required(80), reference: required(900) })),
  education: list(
    object({
      institution: required(80),
      url: page,
      area: optional(80),
      studyType: optional(80),
      startDate: optionalMonth,
      endDate: optionalMonth,
      score: optional(80),
      courses: lines(220),
    }),
  ),
  volunteer: list(
    object({
      organization: required(80),
      position: optional(80),
      url: page,
      startDate: optionalMonth,
      endDate: optionalMonth,
      summary: optional(900),
      highlights: lines(220),
    }),
  ),
  awards: list(object({ title: required(80), date: optionalMonth, awarder: optional(80), summary: optional(900) })),
  certificates: list(object({ name: required(80), date: optionalMonth, issuer: optional(80), url: page })),
  publications: list(
    object({
      name: required(80),
      publisher: optional(80),
      releaseDate: optionalMonth,
      url: page,
      summary: optional(900),
    }),
  ),
  languages: list(object({ language: required(80), fluency: optional(80) })),
  interests: list(object({ name: required(80), keywords: lines(80) })),
})
export type JsonResume = z.output<typeof jsonResume>

type Read = { resume: JsonResume } | { problems: Pick<Problem, 'key' | 'reason'>[] }

/** @returns the résumé, or all its problems by key. */
export function readJsonResume(file: string): Read {
  const problem = (reason: string): Read => ({ problems: [{ key: '', reason }] })
  let json: unknown
  try {
    if (statSync(file).size > SIZE_MAX) return problem('is larger than a megabyte')
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    return problem(error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read')
  }
  const parsed = jsonResume.safeParse(json)
  if (parsed.success) return { resume: parsed.data }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ key: path.join('.'), reason: message })) }
}
