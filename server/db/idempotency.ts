/** Idempotency keys: an action runs once per key, however often it is requested. */
import { createHash } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { containsText } from './contains-text.ts'
import type { Tx } from './open.ts'

export class KeyReusedError extends Error {}

interface IdempotentCall {
  /** The call of the key. */
  scope: string
  /** undefined without a key: nothing is remembered. */
  key: string | undefined
  /** The request; the same key with another request is an error. */
  body: unknown
}

/** For actions whose answer is known in advance: saves a statement. */
interface Foretold<Reply> extends IdempotentCall {
  reply?: Reply
}

/**
 * Runs `act` unless the key was used before, in which case the first answer is returned. Everything is in the
 * caller's transaction: a parallel request with the same key waits for it, and a failure frees the key.
 * @throws KeyReusedError if the key was used with another request.
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
 * Deletes stored answers about a person. They are found by the ids in answers and calls,
 * so a new call with a key needs nothing more. @param until time of the last call; by default all.
 */
export async function forgetReplies(tx: Tx, words: string[], until = Number.MAX_SAFE_INTEGER): Promise<void> {
  for (const word of words) {
    await tx
      .deleteFrom('idempotency_keys')
      .where((eb) => eb.or([containsText('scope', word), containsText('reply', word)]))
      .where('created_at', '<=', until)
      .execute()
  }
}
