/** What calls cost at list prices. */
import { modelPrices } from '#content/assistant/model-prices.ts'
import type { CallsOfModel } from '#server/db/provider-calls.ts'

/** What may stand behind the name that a price is for: a date, a version number, `latest`. */
const EDITION = /^(?:-(?:\d[\d-]*|latest))?$/

const PER = 1_000_000

/** @returns US dollars, and for how many of the calls; undefined if neither tokens nor price are known for any. */
export function costOf(counts: CallsOfModel): { cost: number; calls: number } | undefined {
  const price = priceOf(counts.model)
  if (!price || counts.callsWithTokens === 0) return undefined
  const { inputTokens, cachedTokens, writtenTokens, outputTokens } = counts
  const fresh = inputTokens - cachedTokens - writtenTokens
  const cost =
    (fresh * price.input +
      cachedTokens * price.cached +
      writtenTokens * (price.written ?? price.input) +
      outputTokens * price.output) /
    PER
  return { cost, calls: counts.callsWithTokens }
}

function priceOf(model: string) {
  const [best] = Object.entries(modelPrices.perMillionTokens)
    .filter(([name]) => model.startsWith(name) && EDITION.test(model.slice(name.length)))
    .sort(([one], [other]) => other.length - one.length)
  return best?.[1]
}
