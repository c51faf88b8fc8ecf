/** Requests to every endpoint, made from its own schema: fitting ones, almost fitting ones, and garbage. */

import fc from 'fast-check'
import * as z from 'zod/mini'
import { agentTools } from '#contract/agents.ts'
import { endpoints } from '#contract/all.ts'
import { projectsFile } from '#contract/clients/projects-file.ts'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { PASSWORD } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { SITE_URL } from '#tests/servers/app.ts'
import { type Hints, type JsonSchema, poison, spoiled, valid } from './values.ts'

const actors = ['nobody', 'client', 'admin'] as const
export type Actor = (typeof actors)[number]

export interface Case {
  /** The endpoint's name; undefined for a request to anywhere. */
  name: keyof typeof endpoints | undefined
  actor: Actor
  method: string
  /** With `:names`, as in the contract. */
  path: string
  /** What stands for a `:name`: the text itself, or which of the ids that were seen so far. */
  params: Record<string, string | number>
  query: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
}

/** Where a website can be measured. */
export const SOMEBODYS_SITE = 'portfolio.test'

const day = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((time) => new Date(time).toISOString().slice(0, 10))

/** Names under .test lead nowhere (RFC 6761 section 6.2). */
const host = fc.stringMatching(/^[a-z0-9]{1,12}$/).map((name) => `${name}.test`)

const named: [RegExp, fc.Arbitrary<unknown>][] = [
  [/password/i, fc.constantFrom(PASSWORD, 'another horse of its own', 'short')],
  [
    /email/i,
    fc.oneof(
      fc.constantFrom('client-1@example.com', 'owner-2@example.com', 'ada@example.com'),
      host.map((name) => `someone@${name}`),
    ),
  ],
  [
    /^(?:url|endpoint)$/i,
    fc.oneof(
      fc.constant(SOMEBODYS_SITE),
      host.map((name) => `https://${name}/a?b=c`),
    ),
  ],
  [
    /^advert$/,
    fc.constant('We look for an architect. Requirements: five years of Kubernetes, Terraform and team leadership.'),
  ],
  [/^(?:from|to|since|until)$/, day],
  [/date|delivery$/i, day],
  [/currency/i, fc.constantFrom('EUR', 'JPY', 'USD')],
  [/^zone$|timeZone/, fc.constantFrom('Europe/Berlin', 'Asia/Tokyo', 'UTC')],
  [/^startsAt$/, fc.integer({ min: 1, max: 60 }).map((days) => Date.parse('2026-03-01T10:00:00Z') + days * 86_400_000)],
  [/path/i, fc.constantFrom('/', '/projects', '/case-study/epic-ai-platform')],
]
export const hints: Hints = (name) => named.find(([pattern]) => pattern.test(name))?.[1]

const fitting = (schema: Schema) =>
  valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, hints)

const agentCall = fc
  .oneof(
    fc.constantFrom(
      {
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
      },
      { method: 'tools/list' },
      { method: 'ping' },
      { method: 'notifications/initialized' },
    ),
    ...Object.entries(agentTools).map(([name, { input }]) =>
      fc
        .oneof(fitting(input), spoiled(fitting(input)))
        .map((given) => ({ method: 'tools/call', params: { name, arguments: given } })),
    ),
  )
  .map((call) => ({ jsonrpc: '2.0', id: 1, ...call }))

const garbage: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"a":1,}',
    '{"__proto__":{"isAdmin":true}}',
    '{"a":"\\ud800"}',
    '\ufeff{}',
    '['.repeat(10_000),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    `"${'x'.repeat(70_000)}"`,
  ),
)

const documents = fc.oneof(
  fc.constantFrom(
    '%PDF-1.7\na document\n%%EOF\n',
    'plain text\n',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a',
    'PK\u0003\u0004',
    '',
  ),
  garbage,
)

/** The body that a call takes, as it goes over the wire. */
function bodyOf(name: string, { body, takesFile }: Endpoint): fc.Arbitrary<Case['body']> {
  const file = name === 'importProjects' ? projectsFile : undefined
  const schema = body ?? file
  if (!schema) return takesFile ? documents : fc.constant(undefined)
  const fits = name === 'mcp' ? fc.oneof(agentCall, fitting(schema)) : fitting(schema)
  return fc.oneof(
    { weight: 5, arbitrary: fits.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: spoiled(fits).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: garbage },
  )
}

const latin1 = fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,60}$/).map((value) => value.trim())

const oddHeaders = fc.oneof(
  ...(
    [
      ['Accept', ['text/event-stream', 'text/markdown', '*/*', ';;q=,', 'text/html;q=2']],
      ['Accept-Language', ['de', 'zh-Hant-TW', 'x'.repeat(5000), '*;q=0', 'fr;q=NaN']],
      ['Content-Type', ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'application/jsonx']],
      ['Content-Encoding', ['gzip', 'br', 'deflate', 'identity', 'zstd', 'gzip, gzip']],
      ['Content-Length', ['0', '99999999', '-1', 'abc']],
      ['Cookie', ['session=x', 'session=%', 'session=a.b; i18next=de', 'i18next=__proto__', ';;=;']],
      ['Idempotency-Key', ['one', 'x'.repeat(200), 'x'.repeat(201), '']],
      ['If-None-Match', ['*', '"x"', 'W/"x"']],
      ['Range', ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=a-b', 'bytes=99999999999999999999-']],
      ['X-Forwarded-For', ['127.0.0.1', '::1, x', '1.2.3.4, '.repeat(100)]],
      ['Origin', ['http://localhost:3000', 'https://evil.test', 'null']],
      ['Sec-Fetch-Site', ['cross-site', 'same-origin', 'none']],
      ['Authorization', ['Basic eDp5', 'Bearer x']],
      ['X-HTTP-Method-Override', ['DELETE']],
      ['MCP-Protocol-Version', ['1900-01-01']],
    ] as [string, string[]][]
  ).map(([name, values]) =>
    fc
      .oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: latin1 })
      .map((value) => ({ [name]: value })),
  ),
)
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: oddHeaders },
  { weight: 1, arbitrary: fc.tuple(oddHeaders, oddHeaders).map(([one, other]) => ({ ...one, ...other })) },
)

const oddSegment = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%ff',
    '%c0%af',
    '..%2f..%2f',
    '%2e%2e',
    'a%0d%0ab',
    ';',
    'x'.repeat(5000),
    '%F0%9F%98%80',
    'null',
    '0',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((value) => encodeURIComponent(value.toWellFormed())),
)

function paramsOf({ path, params }: Endpoint): fc.Arbitrary<Case['params']> {
  const schema = params && (z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  const one = fc.oneof(
    { weight: 6, arbitrary: fc.nat({ max: 5000 }) },
    { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
    { weight: 1, arbitrary: oddSegment },
  )
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => expectDefined(name))
  return fc.record(Object.fromEntries(names.map((name) => [name, choices(schema?.properties?.[name]) ?? one])))
}

/** Where there are only a few to choose from. */
const choices = (schema: JsonSchema | undefined) => {
  const some = schema?.enum as string[] | undefined
  return some && fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...some) }, { weight: 1, arbitrary: oddSegment })
}

const oddQuery = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    'after=%00',
    'after=%ff',
    '__proto__=x',
    'a[]=1&a[]=2',
    'id=1&id=2',
    '&&==',
    'lng=xx',
    'lng=__proto__',
    `q=${'x'.repeat(5000)}`,
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => encodeURI(value.toWellFormed()).replaceAll('#', '%23')),
)

function queryOf({ query, takesFile }: Endpoint): fc.Arbitrary<string> {
  if (!query) return fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddQuery })
  const fits = takesFile ? fc.record({ name: fc.constantFrom('plan.pdf', 'notes.txt', 'a.png') }) : fitting(query)
  const written = (value: unknown) =>
    new URLSearchParams(
      Object.entries(Object(value)).map(([name, field]) => [name.toWellFormed(), String(field).toWellFormed()]),
    ).toString()
  return fc.oneof(
    { weight: 4, arbitrary: fits.map(written) },
    {
      weight: 2,
      arbitrary: fc
        .record({ key: fits, wrong: poison })
        .map(({ key, wrong }) =>
          written(
            Object.fromEntries(Object.keys(Object(key)).map((name) => [name, typeof wrong === 'object' ? '' : wrong])),
          ),
        ),
    },
    { weight: 1, arbitrary: oddQuery },
  )
}

function callOf(name: keyof typeof endpoints): fc.Arbitrary<Case> {
  const endpoint: Endpoint = endpoints[name]
  const type = {
    ...(endpoint.body && { 'Content-Type': 'application/json' }),
    ...(endpoint.protocol && { Accept: 'application/json, text/event-stream', Host: new URL(SITE_URL).host }),
  }
  const able = endpoint.access === 'anyone' ? actors : endpoint.access === 'client' ? actors.slice(1) : actors.slice(2)
  return fc.record({
    name: fc.constant(name),
    actor: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<Actor>(...able) },
      { weight: 1, arbitrary: fc.constantFrom<Actor>(...actors) },
    ),
    method: fc.constant(endpoint.method as string),
    path: fc.constant(endpoint.path as string),
    params: paramsOf(endpoint),
    query: queryOf(endpoint),
    headers: headers.map((odd) => ({ ...type, ...odd })),
    body: bodyOf(name, endpoint),
  })
}

const anywhere: fc.Arbitrary<Case> = fc.record({
  name: fc.constant(undefined),
  actor: fc.constantFrom(...actors),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  path: fc
    .tuple(
      fc.constantFrom(
        '/',
        '/api/',
        '/api/auth/',
        '/api/admin/',
        '/api/client/projects/',
        '/case-study/',
        '/audit/',
        '/assets/',
        '/resume',
        '/.',
        '/mcp',
        '/documents/',
        '//',
      ),
      fc.oneof(fc.constant(''), oddSegment),
    )
    .map(([start, rest]) => start + rest),
  params: fc.constant({}),
  query: oddQuery,
  headers,
  body: fc.constant(undefined),
})

const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
export const requests: fc.Arbitrary<Case> = fc.oneof(...names.map((name) => ({ weight: 1, arbitrary: callOf(name) })), {
  weight: Math.ceil(names.length / 20),
  arbitrary: anywhere,
})
