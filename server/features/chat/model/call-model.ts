/** One call of a model: its time, and a note of how it went, from which the owner's figures are counted. */

import type { CallKind, ProviderError, ProviderName } from '#contract/admin/provider-names.ts'
import { SECOND } from '#contract/endpoint.ts'
import { insertProviderCall } from '#server/db/provider-calls.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import { faultOf } from '#server/integrations/model-error.ts'
import type { Model, ModelPart, ModelRequest, Tokens } from '#server/integrations/models.ts'
import type { Services } from '#server/services.ts'
import { numberOf } from '#server/thrown.ts'

export type Outcome =
  | { outcome: 'answered' }
  | { outcome: 'failed'; fault: ProviderError; status: number | null }
  /** The visitor is gone, or this server is being ended, which is no failure of the provider. */
  | { outcome: 'left' }

interface Asked extends Pick<ModelRequest, 'system' | 'prompt' | 'tools'> {
  kind: CallKind
  patience: Patience
}

/** @param read takes the answer as it comes; it has to read all of it. */
export async function callModel(
  services: Services,
  breaker: Breaker,
  model: Model,
  { kind, patience, ...asked }: Asked,
  read: (parts: AsyncIterable<ModelPart>) => Promise<void>,
): Promise<Outcome> {
  const { clock, log } = services
  const { provider } = model
  const beganAt = clock.now()
  let tokens: Tokens | undefined
  const onTokens = (told: Tokens) => {
    tokens = told
  }
  let firstMs: number | undefined
  async function* timed(parts: AsyncIterable<ModelPart>) {
    for await (const part of parts) {
      firstMs ??= clock.now() - beganAt
      yield part
    }
  }
  let outcome: Outcome = { outcome: 'answered' }
  const pause = pauseOf(provider, kind)
  breaker.started(pause)
  try {
    await read(timed(model.write({ ...asked, signal: patience.signal, onTokens })))
  } catch (error) {
    outcome = judge(patience, error)
    if (outcome.outcome === 'failed') log.warn({ provider, err: redacted(error) }, 'a provider failed')
  } finally {
    patience.end()
  }
  if (outcome.outcome === 'failed') breaker.failed(pause)
  if (outcome.outcome === 'answered') breaker.succeeded(pause)
  await note(services, model, outcome, { kind, beganAt, firstMs, tokens })
  return outcome
}

/**
 * What fails and is left alone by itself: a reading has two seconds, and a model that is too slow for that may well answer.
 * @returns its name for the breaker.
 */
export const pauseOf = (provider: ProviderName, kind: CallKind): string =>
  kind === 'reading' ? `${provider}, reading` : provider

function judge(patience: Patience, error: unknown): Outcome {
  if (patience.left()) return { outcome: 'left' }
  return patience.over() ? { outcome: 'failed', fault: 'late', status: null } : { outcome: 'failed', ...faultOf(error) }
}

interface Measured {
  kind: CallKind
  beganAt: number
  firstMs: number | undefined
  tokens: Tokens | undefined
}

/** An answer is not lost for want of a note about it. */
async function note({ db, clock, log }: Services, model: Model, outcome: Outcome, measured: Measured) {
  const { kind, beganAt, firstMs, tokens } = measured
  const { fault, status } = outcome.outcome === 'failed' ? outcome : { fault: null, status: null }
  try {
    await insertProviderCall(db, {
      provider: model.provider,
      model: model.id,
      began_at: beganAt,
      ms: clock.now() - beganAt,
      outcome: outcome.outcome,
      fault,
      status,
      input_tokens: tokens?.input ?? null,
      output_tokens: tokens?.output ?? null,
      kind,
      first_ms: firstMs ?? null,
      cached_tokens: tokens?.cached ?? null,
      written_tokens: tokens?.written ?? null,
    })
  } catch (err) {
    log.warn({ err }, 'a call of a provider was not noted')
  }
}

/** Who writes is heard of more often. */
const STALLED_MS = 3 * SECOND

export type Patience = ReturnType<typeof createPatience>

/**
 * Ends a provider's call when the visitor leaves, when this server is being ended, when the provider was silent for too
 * long, and when the time is up.
 */
export function createPatience(
  { clock, closing }: Pick<Services, 'clock' | 'closing'>,
  visitor: AbortSignal,
  silenceMs: number,
  totalMs: number,
) {
  const cut = new AbortController()
  const abort = () => cut.abort()
  let heardAt = clock.now()
  const forgetTotal = clock.after(totalMs, abort)
  let forgetSilence = clock.after(silenceMs, abort)
  return {
    signal: AbortSignal.any([visitor, closing, cut.signal]),
    left: () => visitor.aborted || closing.aborted,
    over: () => cut.signal.aborted,
    /** The time was up while it was still writing. */
    wasWriting: () => cut.signal.aborted && clock.now() - heardAt < STALLED_MS,
    heard() {
      heardAt = clock.now()
      forgetSilence()
      forgetSilence = clock.after(silenceMs, abort)
    },
    end() {
      forgetTotal()
      forgetSilence()
    },
  }
}

/** A provider's error can hold the prompt or the key, in any of its texts; its kind and status say enough. */
function redacted(error: unknown): Error {
  const name = error instanceof Error ? error.name : 'Error'
  const status = numberOf(error, 'statusCode')
  return new Error(status !== undefined ? `${name} ${status}` : name)
}
