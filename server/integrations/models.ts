/** Language models: up to three providers, each with its own protocol. */
import { createHash } from 'node:crypto'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import { modelFetch } from './model-fetch.ts'
import { withoutThoughts } from './thoughts.ts'

export interface ModelRequest {
  /** The same for many requests: providers are told to keep it ready. */
  system: string
  prompt: string
  /** Left out for models without tools. */
  tools?: ToolOffer[]
  signal: AbortSignal
  /** Token counts at the end of a complete answer, if the provider reports them. */
  onTokens?(tokens: Tokens): void
}

export interface Tokens {
  /** All of them, kept ones included. */
  input: number
  output: number
  /** Of the input: read from what the provider had kept, and newly kept by it. */
  cached: number
  written: number
}

/** A function that the model may call, with the schema of its input. */
export interface ToolOffer {
  name: string
  description: string
  inputSchema: {
    type: 'object'
    properties: Record<string, { type: 'string'; enum?: string[] }>
    required: string[]
    additionalProperties: false
  }
}

export interface ToolCall {
  name: string
  /** JSON, as the model wrote it: anything. */
  input: string
}

export type ModelPart =
  | { type: 'text'; text: string }
  | ({ type: 'tool' } & ToolCall)
  /** `cut`: the answer has the maximum length, and its last sentence may be unfinished. */
  | { type: 'end'; reason: 'complete' | 'cut' | 'refused' }

/** The provider answered correctly, but with nothing. */
export class EmptyAnswer extends Error {}

export interface Model {
  provider: ProviderName
  /** The provider's name of the model. */
  id: string
  /** Where its server is, if the owner named one: `127.0.0.1:11434`. */
  address?: string
  /** How much it can read and write at once. */
  contextTokens: number
  /** Maximum length of an answer, what the model thinks included. */
  answerTokens: number
  takesTools: boolean
  /** @throws if the provider fails at any point of the answer. */
  write(request: ModelRequest): AsyncIterable<ModelPart>
}

/** In tokens. An answer takes about 300; reasoning models need the rest. */
const MAX_TOKENS = 1500
/** A small window is not filled with room for an answer. */
const ANSWER_SHARE = 0.25
/** Of the services' own models. */
const LARGE_WINDOW = 200_000
/** What Ollama gives a model that is not told otherwise; beyond it the beginning of a request is cut off without a word. */
const HOME_WINDOW = 4096
/** Maximum characters of an answer; the rest is cut off. */
const MAX_CHARACTERS = 12_000

/** Configured providers; those without a key or, for OpenAI's protocol, a base URL are left out. */
export interface ModelSettings {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL: string
  OPENAI_CONTEXT_TOKENS?: number | undefined
  OPENAI_TOOLS?: 'on' | 'off' | undefined
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
    const kept: Options = { anthropic: { cacheControl: { type: 'ephemeral' } } }
    const traits = { systemOptions: () => kept, ...named(env.ANTHROPIC_BASE_URL) }
    models.push(model('anthropic', env.ANTHROPIC_MODEL, anthropic(env.ANTHROPIC_MODEL), traits))
  }
  if (GEMINI_API_KEY) {
    const baseURL = env.GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta'
    const gemini = createGoogleGenerativeAI({ apiKey: GEMINI_API_KEY, baseURL, fetch: modelFetch })
    // Reasoning is off: the model only words facts, and a visitor waits. What it keeps ready it decides itself.
    const thinks = /^gemini-2\.5-flash/.test(env.GEMINI_MODEL) && { google: { thinkingConfig: { thinkingBudget: 0 } } }
    const traits = { options: () => thinks || {}, ...named(env.GEMINI_BASE_URL) }
    models.push(model('gemini', env.GEMINI_MODEL, gemini(env.GEMINI_MODEL), traits))
  }
  return models
}

const named = (baseURL: string | undefined) => (baseURL ? { address: new URL(baseURL).host } : {})

function openaiModel(env: ModelSettings): Model {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: id } = env
  const limits = {
    contextTokens: env.OPENAI_CONTEXT_TOKENS ?? (baseURL ? HOME_WINDOW : LARGE_WINDOW),
    // Ollama refuses a request with tools to a model that has none.
    takesTools: (env.OPENAI_TOOLS ?? (baseURL ? 'off' : 'on')) === 'on',
  }
  // A base URL means Ollama, vLLM, LiteLLM and the like, which support only OpenAI's older protocol.
  if (baseURL) {
    const settings = { name: 'openai', baseURL, includeUsage: true, fetch: modelFetch }
    const compatible = createOpenAICompatible({ ...settings, ...(apiKey && { apiKey }) })
    return model('openai', id, compatible(id), { ...limits, ...named(baseURL) })
  }
  const openai = createOpenAI({ ...(apiKey && { apiKey }), baseURL: 'https://api.openai.com/v1', fetch: modelFetch })
  // The lowest effort that all of its reasoning models accept; other models reject the option.
  const thinks = /^(?:o\d|gpt-[5-9](?!.*chat))/.test(id) && { reasoningEffort: 'low' }
  // Requests of the same key go to the machine that has their beginning ready.
  const options = (system: string): Options => ({ openai: { promptCacheKey: digest(system), ...thinks } })
  return model('openai', id, openai.chat(id), { ...limits, options })
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The SDK's common interface of a provider's model. */
type LanguageModel = ReturnType<ReturnType<typeof createOpenAI>['chat']>
type StreamPart =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type Options = NonNullable<Parameters<LanguageModel['doStream']>[0]['providerOptions']>

interface Traits extends Pick<Model, 'address'> {
  /** What goes with a request, and with its system text. */
  options?(system: string): Options
  systemOptions?(): Options
  contextTokens?: number
  takesTools?: boolean
}

/**
 * Calls the SDK's interface directly: its higher level (steps, tools, retries) is not needed and took twice
 * as long as everything else.
 */
function model(provider: ProviderName, id: string, languageModel: LanguageModel, traits: Traits): Model {
  const { options, systemOptions, contextTokens = LARGE_WINDOW, takesTools = true, ...where } = traits
  const answerTokens = Math.min(MAX_TOKENS, Math.floor(contextTokens * ANSWER_SHARE))
  return {
    provider,
    id,
    ...where,
    contextTokens,
    answerTokens,
    takesTools,
    async *write({ system, prompt, tools = [], signal, onTokens }) {
      const { stream } = await languageModel.doStream({
        prompt: [
          { role: 'system', content: system, ...(systemOptions && { providerOptions: systemOptions() }) },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
        ],
        ...(takesTools && tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', ...tool })) }),
        maxOutputTokens: answerTokens,
        providerOptions: options?.(system) ?? {},
        abortSignal: signal,
      })
      let length = 0
      let reason: StopReason = 'complete'
      const said = withoutThoughts()
      // Leaving the loop closes the connection.
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'finish') {
          tellTokens(part.usage, onTokens)
          reason = reasonOf(part.finishReason.unified)
        }
        const told = partOf(part, said)
        if (!told) continue
        length += told.type === 'text' ? told.text.length : told.input.length + 1
        if (length > MAX_CHARACTERS) return yield { type: 'end', reason: 'cut' }
        yield told
      }
      if (length === 0 && reason !== 'refused') throw new EmptyAnswer('The provider said nothing.')
      yield { type: 'end', reason }
    },
  }
}

/** Unknown kinds of parts are left out: newer versions have more of them. An empty text is no word yet. */
function partOf(part: StreamPart, said: (text: string) => string): Exclude<ModelPart, { type: 'end' }> | undefined {
  if (part.type === 'text-delta') {
    const text = said(part.delta)
    return text ? { type: 'text', text } : undefined
  }
  return part.type === 'tool-call' ? { type: 'tool', name: part.toolName, input: part.input } : undefined
}

type StopReason = Extract<ModelPart, { type: 'end' }>['reason']
type Finish = Extract<StreamPart, { type: 'finish' }>

const reasonOf = (reason: Finish['finishReason']['unified']): StopReason =>
  reason === 'length' ? 'cut' : reason === 'content-filter' ? 'refused' : 'complete'

/** Zero tokens means that the provider reported none. */
function tellTokens({ inputTokens, outputTokens }: Finish['usage'], tell: ModelRequest['onTokens']): void {
  const { total: input, cacheRead: cached = 0, cacheWrite: written = 0 } = inputTokens
  if (input && outputTokens.total) tell?.({ input, output: outputTokens.total, cached, written })
}
