import { describe, expect, test } from 'vitest'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'

/** What the owner waits for at most. */
const LIMIT_MS = 300
const MESSAGES = 2000
const TURNS = 10_000
const AT_ONCE = 500

const batches = (count: number) => Array.from({ length: count / AT_ONCE }, (_, i) => i * AT_ONCE)
const from = (start: number) => Array.from({ length: AT_ONCE }, (_, i) => start + i)

describe.each(engines)('a full inbox on %s', (engine) => {
  test('shows each list in time', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { db } = site.services
    for (const start of batches(MESSAGES)) {
      const messages = from(start).map((n) => ({
        id: `message-${n}`,
        first_name: 'Ada',
        last_name: `Number ${n}`,
        email: `ada-${n}@example.com`,
        subject: `Subject ${n}`,
        message: 'A text of some length. '.repeat(40),
        language: 'en',
        received_at: n,
        kept_apart: n % 10 === 0 ? 'sent too fast' : null,
      }))
      await db.insertInto('contact_messages').values(messages).execute()
      const mails = from(start).map((n) => ({
        id: `mail-${n}`,
        kind: 'mail',
        payload: JSON.stringify({ to: { address: 'ada@example.com' }, subject: `Subject ${n}` }),
        state: n % 4 === 0 ? ('dead' as const) : ('sent' as const),
        attempts: 1,
        due_at: n,
        created_at: n,
        finished_at: n,
      }))
      await db.insertInto('outbox').values(mails).execute()
    }
    for (const start of batches(TURNS)) {
      const conversations = from(start).map((n) => ({
        id: `conversation-${n}`,
        turns: 1,
        last_at: n,
        erased: 0 as const,
      }))
      await db.insertInto('chat_conversations').values(conversations).execute()
      const turns = from(start).map((n) => ({
        id: `turn-${n}`,
        conversation: `conversation-${n}`,
        asked_at: n,
        question: `Question ${n % 3000}?`,
        question_key: `question ${n % 3000}`,
        answer: 'An answer.',
        facts: '[]',
        answered: n % 2 === 0 ? (0 as const) : (1 as const),
        provider: 'local',
        language: 'en',
        role: 'unknown',
        feedback: null,
      }))
      await db.insertInto('chat_turns').values(turns).execute()
    }
    const paths = [
      '/api/admin/inbox',
      '/api/admin/messages',
      '/api/admin/messages?folder=unread',
      '/api/admin/messages?search=number%201999',
      '/api/admin/undelivered',
      '/api/admin/conversations',
      '/api/admin/questions',
      '/api/admin/facts',
    ]
    for (const path of paths) {
      const times: number[] = []
      for (let i = 0; i < 3; i++) {
        const start = performance.now()
        expect((await owner.get(path)).status, path).toBe(200)
        times.push(performance.now() - start)
      }
      // The fastest of three: what else this machine does at the same time is not the inbox's.
      expect(Math.min(...times), path).toBeLessThan(LIMIT_MS)
    }
  })
})
