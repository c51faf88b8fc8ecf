/**
 * What a stranger sends costs the main thread no more than it is long: at the most that each call takes, no text needs over 50 ms
 * before others have their turn, and twice as long a one needs about twice as much.
 */

import { describe, expect, test } from 'vitest'
import { ADVERT_MAX, MESSAGE_MAX } from '#contract/chat/chat-limits.ts'
import { DOCUMENT_MAX_BYTES } from '#contract/portal/documents.ts'
import { FOCUS_MAX, INTERESTS_MAX, ROLE_MAX } from '#contract/resume.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { cpuMs, leastCpuMs, leastStretchMs, slowness } from './builders/cpu.ts'
import { buildPortal, upload } from './builders/portal.ts'
import { buildApp, type TestApp } from './servers/app.ts'
import { postJson, request } from './servers/requests.ts'
import { type HostileText, hostileTexts } from './texts/hostile.ts'

/** On the machine on which it was set: a slower one may need as much more as it is slower. */
const MOST_MS = 50
/** Less than this is told from noise by nothing. */
const TELLING_MS = 20
/** Twice, and what a noisy machine adds to it; a cost that grows with the square is four times as much. */
const TWICE = 3
const TRIES = 4
/** Every text is tried where most is made of it; elsewhere those of each kind in turn. */
const some = hostileTexts.filter((_, i) => i % 4 === 0)
const few = hostileTexts.filter((_, i) => i % 8 === 0)
/** The dearest of all: each bullet is compared with every fact. */
const fewest = hostileTexts.filter((_, i) => i % 16 === 0)

type Send = (site: TestApp, text: string) => Promise<Response>

const tool = (site: TestApp, name: string, args: unknown) =>
  postJson(
    site.app,
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    { headers: { Accept: 'application/json, text/event-stream', Host: 'localhost:3000' } },
  )
const bullets = (text: string) => `Requirements:\n- ${text.replace(/.{90}/gsu, '$&\n- ')}`

const HEADER_MAX = 15_000
/** Headers and addresses are Latin letters: whatever else is in a text is encoded. */
const encoded = (text: string) => encodeURI(text).slice(0, HEADER_MAX)
const header =
  (name: string, before = ''): Send =>
  ({ app }, text) =>
    request(app, '/', { headers: { [name]: before + encoded(text) } })

const calls: [name: string, longest: number, texts: HostileText[], send: Send][] = [
  ['an advert', ADVERT_MAX, hostileTexts, ({ app }, advert) => postJson(app, '/api/fit', { advert })],
  [
    'what an advert asks for',
    ADVERT_MAX - 20,
    some,
    ({ app }, text) => {
      return postJson(app, '/api/fit', { advert: `Requirements:\n- ${text}` })
    },
  ],
  [
    'the bullets of an advert',
    ADVERT_MAX,
    fewest,
    ({ app }, text) => {
      return postJson(app, '/api/fit', { advert: [...bullets(text)].slice(0, ADVERT_MAX).join('') })
    },
  ],
  ['a question', MESSAGE_MAX, some, ({ app }, message) => postJson(app, '/api/chat', { message })],
  [
    'a German question',
    MESSAGE_MAX,
    few,
    ({ app }, message) => {
      return postJson(app, '/api/chat', { message, language: 'de' })
    },
  ],
  [
    'a Japanese question with what was said before',
    MESSAGE_MAX,
    few,
    ({ app }, message) => {
      const history = Array.from({ length: 10 }, (_, i) => ({ role: i % 2 ? 'assistant' : 'user', content: message }))
      return postJson(app, '/api/chat', { message, language: 'ja', history })
    },
  ],
  ['an agent’s search', 500, some, (site, query) => tool(site, 'search_facts', { query })],
  ['an agent’s advert', ADVERT_MAX, few, (site, advert) => tool(site, 'assess_fit', { advert })],
  ['the name of a tool', 30_000, few, (site, name) => tool(site, name, {})],
  ['an input that no tool has', 30_000, few, (site, name) => tool(site, 'search_facts', { [name]: name })],
  ['the path', HEADER_MAX, some, ({ app }, text) => request(app, `/${encoded(text)}`)],
  ['a path of slashes', HEADER_MAX, some.slice(0, 1), ({ app }, text) => request(app, `/${'/'.repeat(text.length)}a`)],
  [
    'a path that ends in slashes',
    HEADER_MAX,
    some.slice(0, 1),
    ({ app }, text) => request(app, `/a${'/'.repeat(text.length)}`),
  ],
  ['the query', HEADER_MAX, some, ({ app }, text) => request(app, `/?lng=${encoded(text)}`)],
  ['Accept-Language', HEADER_MAX, some, header('Accept-Language')],
  ['Accept', HEADER_MAX, some, header('Accept', 'text/markdown, ')],
  ['Accept-Encoding', HEADER_MAX, some, header('Accept-Encoding', 'br')],
  ['Cookie', HEADER_MAX, some, header('Cookie', 'i18next=')],
  ['If-None-Match', HEADER_MAX, some, header('If-None-Match')],
  [
    'Origin',
    HEADER_MAX,
    some,
    ({ app }, text) => {
      return request(app, '/api/chat', { method: 'POST', headers: { Origin: `http://${encoded(text)}` }, body: '{}' })
    },
  ],
]

describe('is processed in linear time:', { timeout: 600_000 }, () => {
  test.for(calls)('%s', async ([, longest, texts, send]) => {
    const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
    const ask = async (text: string) => await (await send(site, text)).text()
    const cost = (text: string, tries: number) => leastCpuMs(tries, () => ask(text))
    // What is built once for each language, and the first look at the code, is nobody's cost.
    for (const { ofLength } of texts.slice(0, 20)) await cost(ofLength(Math.min(longest, 1000)), 1)

    const dear: string[] = []
    for (const { name, ofLength } of texts) {
      const text = ofLength(longest)
      if ((await cpuMs(() => ask(text))) < TELLING_MS) continue
      const first = await cost(text, 1)
      if (first < TELLING_MS) continue
      if (first > 10 * MOST_MS) {
        dear.push(`${name}: ${first.toFixed(0)} ms`)
        continue
      }
      const halfText = ofLength(longest / 2)
      if (first <= MOST_MS && first <= (await cost(halfText, 2)) * TWICE) continue
      // What seems dear is measured more often: noise only adds.
      const whole = await cost(text, TRIES)
      const half = await cost(halfText, TRIES)
      if (whole > TELLING_MS && whole > half * TWICE) {
        // A half that is answered in another way, with less to do, says nothing of how the cost grows; a quarter as well does.
        const quarter = await cost(ofLength(longest / 4), TRIES)
        if (whole > quarter * TWICE ** 2)
          dear.push(
            `${name}: ${whole.toFixed(1)} ms, its half ${half.toFixed(1)} ms, its quarter ${quarter.toFixed(1)} ms`,
          )
      }
      if (whole <= MOST_MS) continue
      const stretch = await leastStretchMs(TRIES, () => ask(text))
      if (stretch > MOST_MS * (await slowness())) dear.push(`${name}: ${stretch.toFixed(1)} ms at a stretch`)
    }
    expect(dear).toEqual([])
  })
})

test('a résumé about many topics yields to other requests', { timeout: 300_000 }, async () => {
  const { app } = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  const ask = async ({ ofLength }: HostileText) => {
    const words = Array.from({ length: INTERESTS_MAX }, (_, i) => ofLength(ROLE_MAX - i))
    const body = { interests: words, technologies: words, userType: words[0], focus: ofLength(FOCUS_MAX) }
    await (await postJson(app, '/api/resume/custom', body)).arrayBuffer()
  }
  const dear: string[] = []
  await ask(expectDefined(hostileTexts[0]))
  for (const text of hostileTexts.filter((_, i) => i % 60 === 0)) {
    const stretch = await leastStretchMs(2, () => ask(text))
    if (stretch > MOST_MS * (await slowness())) dear.push(`${text.name}: ${stretch.toFixed(1)} ms`)
  }
  expect(dear).toEqual([])
})

test('checking a text of ten megabytes yields to other requests', { timeout: 300_000 }, async () => {
  const { site, browser, project } = await buildPortal('sqlite', { RATE_LIMITS: 'off' })
  const dear: string[] = []
  for (const piece of [' ', 'a', '\n', '漢', ' \r\n', 'a,"']) {
    const bytes = new TextEncoder().encode(piece.repeat(DOCUMENT_MAX_BYTES / Buffer.byteLength(piece)))
    const send = async () => {
      const response = await upload(site, browser, project.path, 'a.csv', bytes)
      expect(response.status, await response.text()).toBe(200)
    }
    const stretch = await leastStretchMs(2, send)
    if (stretch > MOST_MS * (await slowness())) dear.push(`${JSON.stringify(piece)}: ${stretch.toFixed(1)} ms`)
  }
  expect(dear).toEqual([])
})

test('measuring a picture of ten megabytes yields to other requests', { timeout: 300_000 }, async () => {
  const { site, browser, project } = await buildPortal('sqlite', { RATE_LIMITS: 'off' })
  const dear: string[] = []
  const start = Buffer.from('ffd8ffe000040000', 'hex')
  for (const piece of ['00', 'ff', 'ff00', 'fffe0002', '0001']) {
    const bytes = new Uint8Array(Buffer.alloc(DOCUMENT_MAX_BYTES, piece, 'hex'))
    bytes.set(start)
    const send = async () => {
      const response = await upload(site, browser, project.path, 'a.jpg', bytes)
      expect(response.status, await response.text()).toBe(415)
    }
    const stretch = await leastStretchMs(2, send)
    if (stretch > MOST_MS * (await slowness())) dear.push(`${piece}: ${stretch.toFixed(1)} ms`)
  }
  expect(dear).toEqual([])
})
