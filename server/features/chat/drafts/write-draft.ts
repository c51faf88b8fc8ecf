/** Asks the configured models, one after the other, for a text that the owner will read and change. */
import type { CallKind } from '#contract/admin/provider-names.ts'
import { SECOND } from '#contract/endpoint.ts'
import { countProviderCall } from '#server/db/provider-calls.ts'
import { callModel, createPatience } from '#server/features/chat/model/call-model.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Model } from '#server/integrations/models.ts'
import type { Services } from '#server/services.ts'

/** An owner waits a little longer than a visitor. */
const TOTAL_MS = 20 * SECOND

export interface DraftWanted<Draft> {
  kind: CallKind
  signal: AbortSignal
  tell(model: Model): { system: string; prompt: string }
  /** Makes a draft of what the model said; undefined if it does not hold. */
  accept(text: string, model: Model): Draft | undefined
}

/** @returns undefined without a model, and if none gave what can be accepted. */
export async function writeDraft<Draft>(
  services: Services,
  breaker: Breaker,
  { kind, signal, tell, accept }: DraftWanted<Draft>,
): Promise<{ draft: Draft; provider: string } | undefined> {
  const { clock, closing, db, models } = services
  const end = clock.now() + TOTAL_MS
  const able = models.filter(({ provider }) => !breaker.isOpen(provider))
  for (const [i, model] of able.entries()) {
    const left = end - clock.now()
    if (left <= 0 || signal.aborted || closing.aborted) return undefined
    // It counts, because it costs, and is not refused: who asks for it decides what may be spent.
    await db.transaction().execute((tx) => countProviderCall(tx, clock))
    const patience = createPatience(services, signal, left / (able.length - i), left)
    let text = ''
    let isWhole = false
    const { outcome } = await callModel(services, breaker, model, { kind, patience, ...tell(model) }, async (parts) => {
      for await (const part of parts) {
        patience.heard()
        if (part.type === 'text') text += part.text
        if (part.type === 'end') isWhole = part.reason === 'complete'
      }
    })
    if (outcome === 'left') return undefined
    const draft = outcome === 'answered' && isWhole ? accept(text, model) : undefined
    if (draft !== undefined) return { draft, provider: model.provider }
  }
  return undefined
}
