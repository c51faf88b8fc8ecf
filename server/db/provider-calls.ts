/** Results of language model calls, over all instances. */
import { sql } from 'kysely'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import { DAY } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'
import { countOne, readCount } from './limits.ts'
import type { Database, Tx } from './open.ts'
import type { Tables } from './tables/tables.ts'

const BUDGET = 'provider calls'

/** Counts a call before it is made. @returns the number in the current day, which this one may begin. */
export const countProviderCall = async (tx: Tx, clock: Clock) => (await countOne(tx, clock, BUDGET, DAY)).count

/** The budget's day; `began` and `ends` are null before its first call. */
export async function readProviderDay(db: Database, clock: Clock) {
  const { count, resetsAt } = await readCount(db, clock, BUDGET)
  return count === 0 ? { count, began: null, ends: null } : { count, began: resetsAt - DAY, ends: resetsAt }
}

export async function insertProviderCall(db: Database, call: Omit<Tables['provider_calls'], 'id'>): Promise<void> {
  await db
    .insertInto('provider_calls')
    .values({ id: crypto.randomUUID(), ...call })
    .execute()
}

/** The latest call with an answer or an error, not one that a visitor cancelled. */
export async function findLastJudged(db: Database, provider: ProviderName) {
  return await db
    .selectFrom('provider_calls')
    .select(['began_at', 'fault', 'status'])
    .where('provider', '=', provider)
    .where('outcome', '!=', 'left')
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface CallsOfModel {
  model: string
  calls: number
  failures: number
  /** Sums over calls with known tokens. */
  inputTokens: number
  outputTokens: number
  callsWithTokens: number
}

export async function countCalls(db: Database, provider: ProviderName, since: number): Promise<CallsOfModel[]> {
  const rows = await db
    .selectFrom('provider_calls')
    .select((eb) => [
      'model',
      eb.fn.countAll().as('calls'),
      sql`sum(case when outcome = 'failed' then 1 else 0 end)`.as('failures'),
      eb.fn.coalesce(eb.fn.sum('input_tokens'), sql.lit(0)).as('inputTokens'),
      eb.fn.coalesce(eb.fn.sum('output_tokens'), sql.lit(0)).as('outputTokens'),
      eb.fn.count('output_tokens').as('callsWithTokens'),
    ])
    .where('provider', '=', provider)
    .where('began_at', '>=', since)
    .groupBy('model')
    .execute()
  // PostgreSQL returns sums as texts.
  return rows.map(({ model, ...counts }) => ({
    model,
    calls: Number(counts.calls),
    failures: Number(counts.failures),
    inputTokens: Number(counts.inputTokens),
    outputTokens: Number(counts.outputTokens),
    callsWithTokens: Number(counts.callsWithTokens),
  }))
}

/** The median duration of answered calls in milliseconds; null without any. */
export async function medianMs(db: Database, provider: ProviderName, since: number): Promise<number | null> {
  const answered = db
    .selectFrom('provider_calls')
    .where('provider', '=', provider)
    .where('began_at', '>=', since)
    .where('outcome', '=', 'answered')
  const { count } = await answered.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const total = Number(count)
  if (total === 0) return null
  const middle = await answered
    .select('ms')
    .orderBy('ms')
    .offset(Math.floor((total - 1) / 2))
    .limit(2 - (total % 2))
    .execute()
  return middle.reduce((sum, { ms }) => sum + ms, 0) / middle.length
}
