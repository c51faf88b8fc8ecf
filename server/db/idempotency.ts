/** Does something once per idempotency key, however often and from however many sides it is asked. */
import { createHash } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { containsText } from './contains-text.ts'
import type { Tx } from './open.ts'

export class KeyReusedError extends Error {}

export interface IdempotentCall {
  /** Which call the key belongs to. */
  scope: string
  /** undefined: the caller sent none, so nothing is remembered. */
  key: string | undefined
  /** What was asked; the same key with another body is an error. */
  body: unknown
}

/** For what has its answer before it is done: a statement less. */
interface Foretold<Reply> extends IdempotentCall {
  reply?: Reply
}

/**
 * Runs `act` unless the key was used before, in which case the first answer is returned. Everything happens in the
 * caller's transaction: a parallel request with the same key waits for it, and if it fails the key is free again.
 * @throws KeyReusedError if the key came with another body before.
 */
export async function idempotent<Reply>(
  tx: Tx,
  clock: Clock,
  { scope, key, body, reply: foretold }: Foretold<Reply>,
  act: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return await act()
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, body_hash, reply: JSON.stringify(foretold) ?? '', created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  const row = () => tx.selectFrom('idempotency_keys').selectAll().where('scope', '=', scope).where('key', '=', key)
  if (!taken) {
    const first = await row().executeTakeFirstOrThrow()
    if (first.body_hash !== body_hash) throw new KeyReusedError()
    return JSON.parse(first.reply) as Reply
  }
  const reply = await act()
  if (foretold !== undefined) return reply
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return reply
}

/**
 * Forgets what was answered to calls about somebody. An answer names what was made by its id, and a call what it was about,
 * so a new call that takes a key needs nothing more than that to be found here.
 */
export async function forgetReplies(tx: Tx, words: string[]): Promise<void> {
  for (const word of words) {
    await tx
      .deleteFrom('idempotency_keys')
      .where((eb) => eb.or([containsText('scope', word), containsText('reply', word)]))
      .execute()
  }
}
