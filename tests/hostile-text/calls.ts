/** Calls with one hostile text each: in every field of every endpoint, in paths, and in headers. */

import type { Access } from '#contract/endpoint.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { SITE_URL } from '#tests/servers/app.ts'
import { exampleOf, withValue } from './examples.ts'
import { type AnySchema, type Input, inputs, partsOf } from './fields.ts'
import { hostileText, type TextName } from './texts.ts'

/** What a JSON body may have (`server/http/body.ts`), and about what Node lets through as a request's head. */
export const BODY_BYTES = 64 * 1024
const HEAD_BYTES = 15_000

export interface Call {
  access: Access
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** A place for a text: what stands there is measured at one length and another. */
export interface Field {
  name: string
  /** How many UTF-16 units it may have; undefined where nothing says so. */
  limit: number | undefined
  /** How many fit into a request. */
  room(text: TextName): number
  call(text: TextName, length: number): Call
}

/** Around a text, so that it is still what the field is for. */
function frameOf(name: string): readonly [string, string] {
  if (/email/i.test(name)) return ['a', '@example.com']
  if (/^(?:url|endpoint)$/.test(name)) return ['https://portfolio.test/', '']
  if (/^path$/.test(name)) return ['/', 'a']
  if (/^next$/.test(name)) return ['/', 'a']
  if (/^name$/.test(name)) return ['a', 'a.txt']
  return ['a', 'a']
}

interface Check {
  _zod: { check(payload: { value: unknown; issues: unknown[] }): void; def: { maximum?: number } }
}

/** How long a text may come, by the check that looks at nothing else; less where a later one says so. */
function limitOf({ _zod: { def } }: AnySchema): number | undefined {
  const [first, ...others] = (def.checks ?? []) as Check[]
  if (!first) return undefined
  const told = others.map(({ _zod }) => _zod.def.maximum).filter((maximum) => maximum !== undefined)
  if (told.length > 0) return Math.min(...told)
  const passes = (length: number) => {
    const issues: unknown[] = []
    first._zod.check({ value: { length }, issues })
    return issues.length === 0
  }
  let [low, high] = [0, 2 ** 17]
  while (high - low > 1) [low, high] = passes((low + high) >> 1) ? [(low + high) >> 1, high] : [low, (low + high) >> 1]
  return low
}

/** Ids of what is there, by the path up to them. */
export type Ids = Record<string, string>

const pathOf = (path: string, params: Record<string, string>, ids: Ids) =>
  path.replace(/:(\w+)/g, (_, name: string, at: number) => {
    const known = ids[`${path.slice(0, at)}:${name}`] ?? ids[name] ?? crypto.randomUUID()
    return encodeURIComponent((params[name] ?? known).toWellFormed())
  })

const queryOf = (fields: unknown) =>
  new URLSearchParams(Object.entries(Object(fields)).map(([name, value]) => [name, String(value)])).toString()

/** The call of an endpoint with its parts as they are given. */
function callOf({ name, endpoint, place }: Input, value: unknown, ids: Ids): Call {
  const { access, method, path, takesFile, query, params } = endpoint
  const json = { 'Content-Type': 'application/json' }
  const call = {
    access,
    method,
    path: pathOf(path, place === 'params' && params ? (value as Record<string, string>) : {}, ids),
    headers: endpoint.body ? json : {},
  }
  if (place === 'query') return { ...call, path: `${call.path}?${queryOf(value)}`, ...(takesFile && { body: 'a\n' }) }
  const others = query && exampleOf(query)
  if (others) call.path += `?${queryOf(others)}`
  if (place === 'body' || place === 'file') return { ...call, headers: json, body: JSON.stringify(value) }
  if (place === 'tool') {
    const args = { name: name.split(' ').at(-1), arguments: value }
    const headers = { ...json, Accept: 'application/json, text/event-stream', Host: new URL(SITE_URL).host }
    return { ...call, headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: args }) }
  }
  return endpoint.body ? { ...call, body: JSON.stringify(exampleOf(endpoint.body)) } : call
}

const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
const encodedBytes = (text: string) => encodeURIComponent(text).length

/** So many units as their bytes fit, by what a hundred of them take. */
const fitting = (bytes: number, text: TextName, bytesOf: (text: string) => number) => {
  const sample = hostileText(text, 400)
  return Math.floor((bytes / bytesOf(sample)) * sample.length)
}

/** Fields that are no texts are left out: their values are not longer than they are. */
export function fieldsOf(ids: Ids): Field[] {
  const places = inputs.flatMap((input) => {
    const ground = exampleOf(input.schema)
    const used = partsOf(input.schema as unknown as AnySchema).filter(({ schema }) => schema._zod.def.type === 'string')
    return used.map(({ path, schema }): Field => {
      const rest = JSON.stringify(withValue(ground, path, '')).length
      const isBody = input.place !== 'query' && input.place !== 'params'
      const frame = frameOf(path.at(-1) ?? '')
      return {
        name: [input.name, input.place, ...path].join('.'),
        limit: limitOf(schema),
        room: (text) =>
          isBody ? fitting(BODY_BYTES - rest - 300, text, jsonBytes) : fitting(HEAD_BYTES, text, encodedBytes),
        call: (text, length) => callOf(input, withValue(ground, path, hostileText(text, length, frame)), ids),
      }
    })
  })
  return [...places, ...headerFields, ...pathFields]
}

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Idempotency-Key',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Forwarded-For',
]

/** Headers are bytes. */
const latin1 = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '\t')

const headerStarts: Record<string, string> = {
  Cookie: 'session=a; i18next=',
  Accept: 'text/markdown;q=',
  'Accept-Language': 'de;q=',
  'Accept-Encoding': 'br;q=',
  Range: 'bytes=',
  'Content-Type': 'application/json; ',
}

const headerFields: Field[] = headerNames.flatMap((header) =>
  ['/', '/api/contact', '/api/client/projects'].map((path) => ({
    name: `header ${header} of ${path}`,
    limit: undefined,
    room: () => HEAD_BYTES,
    call: (text, length) => ({
      access: 'anyone' as const,
      method: path === '/api/contact' ? 'POST' : 'GET',
      path,
      headers: {
        'Content-Type': 'application/json',
        [header]: latin1(hostileText(text, length, [headerStarts[header] ?? 'a', 'a'])),
      },
      ...(path === '/api/contact' && { body: '{}' }),
    }),
  })),
)

const pathFields: Field[] = [
  '/',
  '/api/',
  '/api/auth/callback/',
  '/case-study/',
  '/audit/',
  '/assets/',
  '/?lng=',
  '/?',
].map((start) => ({
  name: `path ${start}…`,
  limit: undefined,
  room: (text) => (text === 'slashes' ? HEAD_BYTES : fitting(HEAD_BYTES, text, encodedBytes)),
  call: (text, length) => ({
    access: 'anyone' as const,
    method: 'GET',
    path: start + encodeURIComponent(hostileText(text, length, ['a', 'a'])).replaceAll('%2F', '/'),
    headers: {},
  }),
}))

/** Bodies that are no texts, but as long as one may be. */
export const shapes: Record<string, (bytes: number) => string> = {
  'nested lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'nested records': (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  'lists of 30 within each other': (bytes) => `[${`${'['.repeat(30)}${']'.repeat(30)},`.repeat(bytes / 61)}1]`,
  'a list of numbers': (bytes) => `[${'1,'.repeat(bytes / 2 - 1)}1]`,
  'a list of records': (bytes) => `[${'{},'.repeat(bytes / 3 - 1)}{}]`,
  'a list of texts': (bytes) => `[${'"",'.repeat(bytes / 3 - 1)}""]`,
  'a record of many': (bytes) => `{${Array.from({ length: bytes / 10 }, (_, n) => `"${n}":1`).join(',')}}`,
  'a long number': (bytes) => '9'.repeat(bytes),
  'a number with many zeros': (bytes) => `0.${'0'.repeat(bytes - 3)}1`,
}
/** Every body and every list or record in one, with such a shape in its place. */
export function shapedCalls(ids: Ids): { name: string; call(shape: string, bytes: number): Call }[] {
  const marked = '"@here@"'
  return inputs
    .filter(({ place }) => place === 'body' || place === 'tool')
    .flatMap((input) => {
      const ground = exampleOf(input.schema)
      const many = partsOf(input.schema as unknown as AnySchema).filter(({ schema }) =>
        ['array', 'record', 'object'].includes(schema._zod.def.type),
      )
      const names = new Map(many.map(({ path }) => [[input.name, input.place, ...path].join('.'), path]))
      return [...names].map(([name, path]) => ({
        name,
        call: (shape: string, bytes: number) => {
          const call = callOf(input, withValue(ground, path, '@here@'), ids)
          const made = expectDefined(shapes[shape])(Math.max(100, bytes - (call.body?.length ?? 0)))
          return { ...call, body: call.body?.replace(marked, made) ?? '' }
        },
      }))
    })
}
