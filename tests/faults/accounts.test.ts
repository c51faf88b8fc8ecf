import { expect, onTestFinished, test } from 'vitest'
import { LOCKOUT } from '#contract/accounts/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { note, quantile } from './support/figures.ts'
import { expectWithin } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'

test.for(engines)(
  'a first start on %s shows its sign-ins once, and a kill forgets no failed sign-in',
  async (engine) => {
    const database = await buildDatabase(engine)
    onTestFinished(() => database.remove())
    const start = await buildStarter(database, { RATE_LIMITS: 'on' })
    const port = await freePort()
    const first = await start(port)
    const [, whose = [], email = [], password = []] = Array.from({ length: 4 }, (_, group) =>
      [...first.output().matchAll(/Sign-in of the ([\w ]+), shown only now: (\S+) with the password (\S+)/g)].map(
        (match) => expectDefined(match[group]),
      ),
    )
    expect(whose).toEqual(['admin', 'demo client'])
    const login = (site: { url: string }, password: string) =>
      fetch(`${site.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: email[0], password }),
      })
    expect((await login(first, expectDefined(password[0]))).status).toBe(200)
    for (let i = 0; i < LOCKOUT.failures; i++) expect((await login(first, `wrong ${i}`)).status).toBe(401)
    await first.end('SIGKILL')

    const second = await start(port)
    expect(second.output()).not.toContain('Sign-in of')
    const refused = await login(second, expectDefined(password[0]))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
    await second.end('SIGTERM')
  },
)

/** The medians for an address that has an account and for one that has none. */
const APART_MS = 25
const SIGN_INS = 21

test.for(engines)(
  'how long a sign-in takes does not tell whether there is an account (%s)',
  async (engine, context) => {
    const database = await buildDatabase(engine)
    onTestFinished(() => database.remove())
    const start = await buildStarter(database, { DEMO_CLIENT_EMAIL: 'client@example.com' })
    const site = await start(await freePort())
    const took = async (email: string) => {
      const begin = performance.now()
      const response = await fetch(`${site.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'a wrong one' }),
      })
      await response.arrayBuffer()
      expect(response.status).toBe(401)
      return performance.now() - begin
    }
    const known: number[] = []
    const unknown: number[] = []
    // In turns, so that what else runs on the machine disturbs both alike.
    for (let i = 0; i < SIGN_INS; i++) {
      known.push(await took('client@example.com'))
      unknown.push(await took('nobody@example.com'))
    }
    const [knownMs, unknownMs] = [quantile(known, 0.5), quantile(unknown, 0.5)]
    note(context, { engine, knownMs, unknownMs })
    expectWithin(Math.abs(knownMs - unknownMs), APART_MS)
    await site.end('SIGTERM')
  },
)
