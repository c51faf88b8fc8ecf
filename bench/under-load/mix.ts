/** What visitors do, in the shares that the site is to withstand on two cores. */

import type { Dispatcher } from 'undici'
import { knownLanguages } from '#contract/language.ts'
import { buildMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'

export interface Kind {
  name: string
  /** How many a second it is to withstand; undefined for what is asked by so many at once. */
  perSecond?: number
  /** How many are under way at any moment when nothing holds them back. */
  atOnce: number
  /** Milliseconds that 99 of 100 are to be answered in. */
  p99?: number
  /** Made anew for each. */
  request(): Dispatcher.RequestOptions
}

export const PASSWORD = 'a horse of the load'
/** So many people have an account. */
export const PEOPLE = 50
export const addressOf = (person: number) => `person-${person}@example.com`

const json = (path: string, body: object, headers = {}): Dispatcher.RequestOptions => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const inTurn = <Item>(items: readonly Item[]) => {
  let next = 0
  return () => expectDefined(items[next++ % items.length])
}

/** @param sessions cookies of people who are signed in. */
export function kindsFor(sessions: string[]): Kind[] {
  const languages = inTurn(knownLanguages)
  const paths = inTurn(['/', '/', '/projects', '/chat', '/skills'])
  const cookies = inTurn(sessions)
  const people = inTurn(Array.from({ length: PEOPLE }, (_, person) => addressOf(person)))
  return [
    {
      name: 'pages',
      perSecond: 1000,
      atOnce: 50,
      p99: 100,
      request: () => ({
        method: 'GET',
        path: paths(),
        headers: { 'accept-encoding': 'br, gzip', 'accept-language': languages() },
      }),
    },
    {
      name: 'who is signed in',
      perSecond: 500,
      atOnce: 50,
      request: () => ({ method: 'GET', path: '/api/auth/user', headers: { cookie: cookies() } }),
    },
    {
      name: 'signing in',
      perSecond: 30,
      atOnce: 20,
      request: () => json('/api/auth/login', { email: people(), password: PASSWORD }),
    },
    {
      name: 'chats on a one-second provider',
      atOnce: 200,
      p99: 2000,
      request: () => json('/api/chat', { message: 'How fast is EPIC?' }),
    },
    {
      name: 'contact messages',
      perSecond: 300,
      atOnce: 50,
      p99: 100,
      // From somebody else each: messages of one address wait for each other, because each counts against what it may cause.
      request() {
        const id = crypto.randomUUID()
        return json('/api/contact', buildMessage({ email: `${id}@example.com` }), { 'idempotency-key': id })
      },
    },
  ]
}
