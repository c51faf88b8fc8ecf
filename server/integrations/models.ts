/** Language models: up to three providers, each with its own protocol. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import { modelFetch } from './model-fetch.ts'

export interface ModelRequest {
  system: string
  prompt: string
  signal: AbortSignal
  /** Token counts at the end of a complete answer, if the provider reports them. */
  onTokens?(tokens: Tokens): void
}

export interface Tokens {
  input: number
  output: number
}

/** The provider answered correctly, but without text. */
export class EmptyAnswer extends Error {}

export interface Model {
  provider: ProviderName
  /** The provider's name of the model. */
  id: string
  /** @throws if the provider fails at any point of the answer. */
  write(request: ModelRequest): AsyncIterable<string>
}

/** In tokens. An answer takes about 300; reasoning models need the rest. */
const MAX_TOKENS = 1500
/** Maximum characters of an answer; the rest is cut off. */
const MAX_CHARACTERS = 12_000

/** Configured providers; those without a key or, for OpenAI's protocol, a base URL are left out. */
export interface ModelSettings {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL: string
  ANTHROPIC_API_KEY?: string | undefined
  ANTHROPIC_BASE_URL?: string | undefined
  ANTHROPIC_MODEL: string
  GEMINI_API_KEY?: string | undefined
  GEMINI_BASE_URL?: string | undefined
  GEMINI_MODEL: string
}

/** The configured models, unordered. */
export function openModels(env: ModelSettings): Model[] {
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY } = env
  const models: Model[] = []
  if (OPENAI_API_KEY || env.OPENAI_BASE_URL) models.push(openaiModel(env))
  if (ANTHROPIC_API_KEY) {
    const baseURL = env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1'
    const anthropic = createAnthropic({ apiKey: ANTHROPIC_API_KEY, baseURL, fetch: modelFetch })
    models.push(model('anthropic', env.ANTHROPIC_MODEL, anthropic(env.ANTHROPIC_MODEL)))
  }
  if (GEMINI_API_KEY) {
    const baseURL = env.GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta'
    const gemini = createGoogleGenerativeAI({ apiKey: GEMINI_API_KEY, baseURL, fetch: modelFetch })
    // Reasoning is off: the model only words facts, and a visitor waits.
    const thinks = /^gemini-2\.5-flash/.test(env.GEMINI_MODEL) && { google: { thinkingConfig: { thinkingBudget: 0 } } }
    models.push(model('gemini', env.GEMINI_MODEL, gemini(env.GEMINI_MODEL), thinks || {}))
  }
  return models
}

function openaiModel({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: id }: ModelSettings): Model {
  // A base URL means Ollama, vLLM, LiteLLM and the like, which support only OpenAI's older protocol.
  if (baseURL) {
    const compatible = createOpenAICompatible({ name: 'openai', baseURL, ...(apiKey && { apiKey }), fetch: modelFetch })
    return model('openai', id, compatible(id))
  }
  const openai = createOpenAI({ ...(apiKey && { apiKey }), baseURL: 'https://api.openai.com/v1', fetch: modelFetch })
  // The lowest effort that all of its reasoning models accept; other models reject the option.
  const thinks = /^(?:o\d|gpt-[5-9](?!.*chat))/.test(id) && { openai: { reasoningEffort: 'low' } }
  return model('openai', id, openai.chat(id), thinks || {})
}

/** The SDK's common interface of a provider's model. */
type LanguageModel = ReturnType<ReturnType<typeof createOpenAI>['chat']>
type StreamPart =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type Options = NonNullable<Parameters<LanguageModel['doStream']>[0]['providerOptions']>

/**
 * Calls the SDK's interface directly: its higher level (steps, tools, retries) is not needed and took twice
 * as long as everything else.
 */
function model(provider: ProviderName, id: string, languageModel: LanguageModel, providerOptions: Options = {}): Model {
  return {
    provider,
    id,
    async *write({ system, prompt, signal, onTokens }) {
      const { stream } = await languageModel.doStream({
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
        ],
        maxOutputTokens: MAX_TOKENS,
        providerOptions,
        abortSignal: signal,
      })
      let length = 0
      // Leaving the loop closes the connection.
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'finish') tellTokens(part.usage, onTokens)
        if (part.type !== 'text-delta') continue
        length += part.delta.length
        if (length > MAX_CHARACTERS) return
        yield part.delta
      }
      if (length === 0) throw new EmptyAnswer('The provider said nothing.')
    },
  }
}

type Usage = Extract<StreamPart, { type: 'finish' }>['usage']

/** Zero tokens means that the provider reported none. */
function tellTokens({ inputTokens, outputTokens }: Usage, tell: ModelRequest['onTokens']): void {
  if (inputTokens.total && outputTokens.total) tell?.({ input: inputTokens.total, output: outputTokens.total })
}
