/** What language models were called for, by day, for as long as calls are kept. */
import { type DayOfUsage, PROVIDER_CALLS_RETENTION_DAYS } from '#contract/admin/providers.ts'
import { DAY } from '#contract/endpoint.ts'
import { callsByDay } from '#server/db/provider-calls.ts'
import type { Services } from '#server/services.ts'
import { costOf } from './cost.ts'

export async function readUsage({ db, clock }: Services): Promise<{ days: DayOfUsage[] }> {
  const rows = await callsByDay(db, clock.now() - PROVIDER_CALLS_RETENTION_DAYS * DAY)
  const days = new Map<string, DayOfUsage>()
  for (const row of rows) {
    const { day, provider, kind } = row
    const key = `${day} ${provider} ${kind}`
    const known = days.get(key)
    const cost = costOf(row)?.cost
    const sum = known ?? { day, provider, kind, calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, cost: null }
    days.set(key, {
      ...sum,
      calls: sum.calls + row.calls,
      inputTokens: sum.inputTokens + row.inputTokens,
      cachedTokens: sum.cachedTokens + row.cachedTokens,
      outputTokens: sum.outputTokens + row.outputTokens,
      cost: cost === undefined ? sum.cost : (sum.cost ?? 0) + cost,
    })
  }
  return { days: [...days.values()] }
}
