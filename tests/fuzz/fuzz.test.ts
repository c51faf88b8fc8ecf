import fc from 'fast-check'
import { levels } from 'pino'
import { expect, inject, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createLightAuditor } from '#server/integrations/audit/light.ts'
import { PASSWORD } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { homePage, serveCompanies } from '#tests/servers/company-sites.ts'
import { engines } from '#tests/servers/database.ts'
import { request } from '#tests/servers/requests.ts'
import { openPeople, type People } from './people.ts'
import { type Actor, type Case, requests, SOMEBODYS_SITE } from './requests.ts'
import { faultsOf } from './validate-response.ts'

/** `npm run fuzz` sets it; FUZZ_SEED tries the same cases again. */
const CASES = Number(process.env.FUZZ_CASES ?? 300)
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_CASES ? Date.now() % 2 ** 31 : 20_260_301))
const SLOWEST_SHOWN = 8
const KEPT_IDS = 8

/** Ids that answers had in them, by who was told and by what they stand for in a path, so that further calls meet what is there. */
class Ids {
  readonly #seen = new Map<string, string[]>()
  learn({ actor, path }: Case, text: string): void {
    this.#walk(actor, wordsOf(path).at(-1) ?? '', JSON.parse(text || 'null'))
  }
  /** The latest for what follows this part of a path. */
  pick(actor: Actor, before: string, number: number): string {
    const known = this.#seen.get(`${actor} ${wordsOf(before).at(-1)}`) ?? []
    return known[number % known.length] ?? 'none'
  }
  #walk(actor: Actor, word: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const { id } = value as { id?: unknown }
    const key = `${actor} ${word}`
    if (typeof id === 'string')
      this.#seen.set(key, [...new Set([id, ...(this.#seen.get(key) ?? [])])].slice(0, KEPT_IDS))
    for (const [name, field] of Object.entries(value))
      this.#walk(actor, Array.isArray(field) && name !== 'items' ? name : word, field)
  }
}

/** The words of a path, without its `:names`. */
const wordsOf = (path: string) => path.match(/(?<!:)\b[a-z][a-z-]*/g) ?? []

interface Sent {
  response: Response
  text: string
  address: string
  ms: number
}

async function send(site: TestApp, people: People, ids: Ids, given: Case): Promise<Sent> {
  const { cookies } = people.browserOf(given.actor)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = given.path.replace(/:(\w+)/g, (_, name, at) => {
    const param = expectDefined(given.params[name])
    return typeof param === 'number' ? ids.pick(given.actor, given.path.slice(0, at), param) : param
  })
  const address = given.query ? `${path}?${given.query}` : path
  const startedAt = performance.now()
  const response = await request(site.app, address, {
    method: given.method,
    headers: { ...(cookie && { Cookie: cookie }), ...given.headers },
    ...(given.body !== undefined && given.method !== 'GET' && { body: given.body }),
  })
  const text = await response.text()
  return { response, text, address, ms: performance.now() - startedAt }
}

/** Whether it certainly went to its endpoint: odd texts in a path can make it another. */
const isRouted = ({ params }: Case) =>
  Object.values(params).every((param) => typeof param === 'number' || /^[\w-]+$/.test(param))

function logProblems(site: TestApp, secret: string | undefined): string[] {
  const faults = site.logLines
    .filter(({ level }) => level >= expectDefined(levels.values.error))
    .map(({ msg, err }) => `logged: ${msg} ${JSON.stringify(err)}`)
  const written = site.rawLog.join('')
  if (written.includes(PASSWORD)) faults.push('a password in the log')
  if (secret && written.includes(secret)) faults.push('a session in the log')
  site.logLines.length = 0
  site.rawLog.length = 0
  return faults
}

test.for(engines)(
  'whatever is asked on %s, the answer is the contract’s',
  { timeout: 120_000 + CASES * 200 },
  async (engine) => {
    // Only what makes backups reads the address.
    const settings = engine === 'postgres' ? { DATABASE_URL: inject('postgresUrl') } : {}
    const site = await buildApp(engine, { RATE_LIMITS: 'off', ...settings })
    // Of what a request may name one site is there, and nothing is looked for outside.
    await serveCompanies(site, { [SOMEBODYS_SITE]: homePage('<title>A site</title>') })
    const { safeFetch } = site.services
    site.services.auditors = [createLightAuditor({ visitors: safeFetch, own: safeFetch })]
    const people = await openPeople(site)
    const ids = new Ids()
    const faults = new Map<string, string>()
    const statuses: Record<string, number> = {}
    const slowest: { ms: number; what: string }[] = []
    const taken = new Set<string>()

    for (const given of fc.sample(requests, { numRuns: CASES, seed: SEED })) {
      await people.restore(given.actor)
      logProblems(site, undefined)
      const { response, text, address, ms } = await send(site, people, ids, given)
      const endpoint: Endpoint | undefined = given.name && isRouted(given) ? endpoints[given.name] : undefined
      const session = people.browserOf(given.actor).cookies.get('session')
      for (const fault of [...faultsOf(endpoint, response, text), ...logProblems(site, session)]) {
        const what = `${given.name ?? 'anywhere'}: ${fault}`
        const body = typeof given.body === 'string' ? given.body.slice(0, 1500) : given.body
        if (!faults.has(what))
          faults.set(
            what,
            `${given.actor} ${given.method} ${address.slice(0, 300)} ${JSON.stringify(given.headers).slice(0, 300)} ${body} → ${text.slice(0, 300)}`,
          )
      }
      if (response.ok && response.headers.get('Content-Type') === 'application/json') ids.learn(given, text)
      if (given.name && response.status < 400) taken.add(given.name)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      slowest.push({ ms: Math.round(ms), what: `${given.method} ${given.path}` })
    }

    slowest.sort((one, other) => other.ms - one.ms)
    const neverTaken = Object.keys(endpoints).filter((name) => !taken.has(name))
    const report = { engine, cases: CASES, seed: SEED, statuses, slowest: slowest.slice(0, SLOWEST_SHOWN), neverTaken }
    process.stdout.write(`${JSON.stringify(report, null, 1)}\n`)
    expect([...faults].map(([what, example]) => `${what}\n    ${example}`)).toEqual([])
  },
)
