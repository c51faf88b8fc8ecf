/** Which providers can be counted on, and what their calls came to today, over all instances. */
import { modelPrices } from '#content/assistant/model-prices.ts'
import { type ProviderName, providerNames } from '#contract/admin/provider-names.ts'
import type { ProviderDetails, ProviderStatus } from '#contract/admin/providers.ts'
import { countCalls, findLastJudged, medianMs, readProviderDay } from '#server/db/provider-calls.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Services } from '#server/services.ts'
import { costOf } from './cost.ts'

export async function readStatus(services: Services, breaker: Breaker): Promise<ProviderStatus> {
  const { db, clock, env } = services
  const { count, began, ends } = await readProviderDay(db, clock)
  const since = began ?? clock.now()
  const providers = await Promise.all(providerNames.map((name) => detailsOf(services, breaker, name, since)))
  const counted = (name: ProviderName) =>
    providers.some(({ provider, state }) => provider === name && (state === 'working' || state === 'untried'))
  return {
    status: { openai: counted('openai'), anthropic: counted('anthropic'), gemini: counted('gemini') },
    providers,
    budget: {
      perDay: env.CHAT_DAILY_BUDGET,
      left: Math.max(0, env.CHAT_DAILY_BUDGET - count),
      perVisitor: env.CHAT_PER_VISITOR_DAILY,
      began,
      ends,
    },
    hasReader: env.CHAT_READER === 'on',
    pricesOf: modelPrices.asOf,
  }
}

async function detailsOf(
  { db, models }: Services,
  breaker: Breaker,
  provider: ProviderName,
  since: number,
): Promise<ProviderDetails> {
  const model = models.find((one) => one.provider === provider)
  const [last, counts, median, medianFirst] = await Promise.all([
    findLastJudged(db, provider),
    countCalls(db, provider, since),
    medianMs(db, provider, since),
    medianMs(db, provider, since, 'first_ms'),
  ])
  const calls = counts.reduce((sum, one) => sum + one.calls, 0)
  const priced = counts.map(costOf).filter((one) => one !== undefined)
  return {
    provider,
    state: stateOf(model !== undefined, last),
    model: model?.id ?? null,
    address: model?.address ?? null,
    last: last ? { at: last.began_at, fault: last.fault, status: last.status } : null,
    calls,
    failures: counts.reduce((sum, one) => sum + one.failures, 0),
    medianMs: median,
    medianFirstMs: medianFirst,
    contextTokens: model?.contextTokens ?? null,
    cost: priced.length > 0 ? priced.reduce((sum, one) => sum + one.cost, 0) : null,
    callsWithoutCost: calls - priced.reduce((sum, one) => sum + one.calls, 0),
    restsUntil: breaker.openUntil(provider) ?? null,
  }
}

function stateOf(isConfigured: boolean, last: { fault: string | null } | undefined): ProviderDetails['state'] {
  if (!isConfigured) return 'not-configured'
  if (!last) return 'untried'
  return last.fault === null ? 'working' : 'failing'
}
