/** Results of language model calls, over all instances. */
import { sql } from 'kysely'
import type { CallKind, ProviderName } from '#contract/admin/provider-names.ts'
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

/** The latest call with an answer or an error: not one that a visitor cancelled, nor a reading that was too slow for its two seconds. */
export async function findLastJudged(db: Database, provider: ProviderName) {
  return await db
    .selectFrom('provider_calls')
    .select(['began_at', 'fault', 'status'])
    .where('provider', '=', provider)
    .where('outcome', '!=', 'left')
    .where((eb) => eb.or([eb('kind', '!=', 'reading'), eb('fault', 'is', null), eb('fault', '!=', 'late')]))
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
  /** Of the input: read from what the provider had kept, and newly kept by it. */
  cachedTokens: number
  writtenTokens: number
  outputTokens: number
  callsWithTokens: number
}

export async function countCalls(db: Database, provider: ProviderName, since: number): Promise<CallsOfModel[]> {
  return await db
    .selectFrom('provider_calls')
    .select(['model', ...sums])
    .where('provider', '=', provider)
    .where('began_at', '>=', since)
    .groupBy('model')
    .execute()
}

const total = (column: 'input_tokens' | 'output_tokens' | 'cached_tokens' | 'written_tokens') =>
  sql<number>`coalesce(sum(${sql.ref(column)}), 0)`

const sums = [
  sql<number>`count(*)`.as('calls'),
  sql<number>`sum(case when outcome = 'failed' then 1 else 0 end)`.as('failures'),
  total('input_tokens').as('inputTokens'),
  total('cached_tokens').as('cachedTokens'),
  total('written_tokens').as('writtenTokens'),
  total('output_tokens').as('outputTokens'),
  sql<number>`count(output_tokens)`.as('callsWithTokens'),
] as const

export interface DayOfCalls extends CallsOfModel {
  /** The start of the day in UTC, in epoch milliseconds. */
  day: number
  provider: ProviderName
  kind: CallKind
}

/** What every model was called for, day by day, the latest first. */
export async function callsByDay(db: Database, since: number): Promise<DayOfCalls[]> {
  // Both engines divide whole numbers to a whole number.
  const day = sql<number>`began_at / ${sql.lit(DAY)}`
  const rows = await db
    .selectFrom('provider_calls')
    .select([day.as('day'), 'provider', 'kind', 'model', ...sums])
    .where('began_at', '>=', since)
    .groupBy([day, 'provider', 'kind', 'model'])
    .orderBy('day', 'desc')
    .orderBy('provider')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({ ...row, day: row.day * DAY }))
}

/** A median over answered calls, in milliseconds; null without any. */
export async function medianMs(
  db: Database,
  provider: ProviderName,
  since: number,
  column: 'ms' | 'first_ms' = 'ms',
): Promise<number | null> {
  const answered = db
    .selectFrom('provider_calls')
    .where('provider', '=', provider)
    .where('began_at', '>=', since)
    .where('outcome', '=', 'answered')
    .where(column, 'is not', null)
  const { count } = await answered.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (count === 0) return null
  const middle = await answered
    .select(column)
    .orderBy(column)
    .offset(Math.floor((count - 1) / 2))
    .limit(2 - (count % 2))
    .execute()
  return middle.reduce((sum, row) => sum + Number(row[column]), 0) / middle.length
}
