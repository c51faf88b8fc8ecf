/** 2,000 messages with their mails, 400 conversations with what could not be answered, and added facts. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { DAY, MINUTE } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import type { Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { MAIL, type Mail } from '#server/integrations/mail.ts'
import { type Dice, inBatches } from './random.ts'

const MESSAGES = 2000
const CONVERSATIONS = 400
const TURNS = 8
const QUESTIONS = 300
const FACTS = 120
/** The latest mails, as a site without a mail server keeps them. */
const KEPT_FILES = 200

const mailOf = (n: number): Mail => ({
  from: { name: 'The owner', address: 'owner@example.org' },
  to: { name: `Ada ${n}`, address: `ada-${n}@example.com` },
  subject: `Subject ${n}`,
  text: 'A text of some length. '.repeat(20),
  language: 'en',
})

const messageAt = (n: number, at: number, dice: Dice): Insertable<Tables['contact_messages']> => ({
  id: `message-${n}`,
  first_name: 'Ada',
  last_name: `Number ${n}`,
  email: `ada-${n}@example.com`,
  subject: `Subject ${n}`,
  message: 'A text of some length. '.repeat(40),
  language: dice.oneOf(languages),
  received_at: at,
  kept_apart: dice.below(100) < 10 ? 'sent too fast' : null,
  read_at: dice.below(100) < 70 ? at + MINUTE : null,
})

function mailRow(
  id: string,
  n: number,
  at: number,
  state: 'sent' | 'dead' | 'unconfirmed',
): Insertable<Tables['outbox']> {
  const last_error = state === 'dead' ? '550 no such user' : null
  const times = { due_at: at, handed_over_at: at, created_at: at, finished_at: at, dismissed_at: null, erase_at: null }
  return { id, kind: MAIL, payload: JSON.stringify(mailOf(n)), state, attempts: 1, last_error, ...times }
}

export async function seedInbox(tx: Tx, dice: Dice, now: number, dataDir: string): Promise<void> {
  const times = Array.from({ length: MESSAGES }, (_, n) => now - (MESSAGES - n) * 5 * MINUTE)
  const messages = times.map((at, n) => messageAt(n, at, dice))
  const answered = messages.filter((_, n) => n % 2 === 0)
  const answers = answered.map(({ id, received_at }) => ({
    id: `answer-to-${id}`,
    message_id: id,
    text: 'An answer of some length. '.repeat(20),
    answered_by: 'owner@example.org',
    answered_at: received_at,
  }))
  const mails = times.flatMap((at, n) => [
    mailRow(`message-${n}-owner`, n, at, 'sent'),
    mailRow(`message-${n}-receipt`, n, at, n % 10 === 0 ? 'dead' : n % 50 === 1 ? 'unconfirmed' : 'sent'),
  ])
  mails.push(...answers.map(({ id, answered_at }, n) => mailRow(id, n, answered_at, 'sent')))
  await inBatches(messages, (batch) => tx.insertInto('contact_messages').values(batch).execute())
  await inBatches(answers, (batch) => tx.insertInto('message_answers').values(batch).execute())
  await inBatches(mails, (batch) => tx.insertInto('outbox').values(batch).execute())
  await mkdir(join(dataDir, 'outbox'), { recursive: true })
  const sent = mails.filter(({ state }) => state === 'sent').sort((one, other) => other.created_at - one.created_at)
  for (const { id } of sent.slice(0, KEPT_FILES)) {
    await writeFile(join(dataDir, 'outbox', `${id}.eml`), 'Subject: a kept mail\r\n\r\nKept.\r\n')
  }
}

export async function seedChat(tx: Tx, dice: Dice, now: number): Promise<void> {
  const conversations = Array.from({ length: CONVERSATIONS }, (_, n) => ({
    id: `conversation-${n}`,
    turns: TURNS,
    last_at: now - (CONVERSATIONS - n) * MINUTE,
    erased: 0 as const,
  }))
  const turns = conversations.flatMap(({ id, last_at }) =>
    Array.from({ length: TURNS }, (_, turn): Tables['chat_turns'] => {
      const question = dice.below(QUESTIONS)
      return {
        id: `turn-${turn}-of-${id}`,
        conversation: id,
        asked_at: last_at - (TURNS - turn),
        question: `Question ${question}?`,
        question_key: `question ${question}`,
        answer: 'An answer of some length. '.repeat(20),
        facts: '[]',
        answered: dice.below(100) < 40 ? 0 : 1,
        provider: 'local',
        language: dice.oneOf(languages),
        role: 'unknown',
        feedback: dice.oneOf(['up', 'down', null]),
        settled_at: null,
      }
    }),
  )
  const facts = Array.from({ length: FACTS }, (_, n) => ({
    id: `added-${n}`,
    created_at: now - n * DAY,
    changed_at: now - n * DAY,
  }))
  const texts = facts.flatMap(({ id }) =>
    languages.map((language) => ({
      fact_id: id,
      language,
      text: 'A fact that the owner added to the ledger.',
      questions: '["What did the owner add?"]',
    })),
  )
  await inBatches(conversations, (batch) => tx.insertInto('chat_conversations').values(batch).execute())
  await inBatches(turns, (batch) => tx.insertInto('chat_turns').values(batch).execute())
  await inBatches(facts, (batch) => tx.insertInto('added_facts').values(batch).execute())
  await inBatches(texts, (batch) => tx.insertInto('added_fact_texts').values(batch).execute())
}
