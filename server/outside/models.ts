/** The door to language models: up to three providers, each spoken to in its own protocol. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, streamText } from 'ai'

export const providerNames = ['openai', 'anthropic', 'gemini'] as const
export type ProviderName = (typeof providerNames)[number]

export interface ModelRequest {
  system: string
  prompt: string
  signal: AbortSignal
}

export interface Model {
  provider: ProviderName
  /** The provider's name of the model. */
  id: string
  /** @throws if the provider fails at any point of the answer. */
  write(request: ModelRequest): AsyncIterable<string>
}

const MAX_TOKENS = 700
/** An answer of that many characters is cut off: nothing that was asked for is as long. */
const MAX_CHARACTERS = 12_000

/** What the environment says of the providers; one without a key, or for OpenAI's protocol a base URL, is left out. */
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

/** The models that are configured, in no order. */
export function openModels(env: ModelSettings): Model[] {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, ANTHROPIC_API_KEY, GEMINI_API_KEY } = env
  const models: Model[] = []
  // A base URL alone is Ollama, vLLM, LiteLLM and their like, which all speak the older of OpenAI's two protocols.
  if (OPENAI_BASE_URL) {
    const compatible = createOpenAICompatible({
      name: 'openai',
      baseURL: OPENAI_BASE_URL,
      ...(OPENAI_API_KEY && { apiKey: OPENAI_API_KEY }),
    })
    models.push(model('openai', env.OPENAI_MODEL, compatible(env.OPENAI_MODEL)))
  } else if (OPENAI_API_KEY) {
    models.push(model('openai', env.OPENAI_MODEL, createOpenAI({ apiKey: OPENAI_API_KEY }).chat(env.OPENAI_MODEL)))
  }
  if (ANTHROPIC_API_KEY) {
    const anthropic = createAnthropic({ apiKey: ANTHROPIC_API_KEY, ...baseUrl(env.ANTHROPIC_BASE_URL) })
    models.push(model('anthropic', env.ANTHROPIC_MODEL, anthropic(env.ANTHROPIC_MODEL)))
  }
  if (GEMINI_API_KEY) {
    const gemini = createGoogleGenerativeAI({ apiKey: GEMINI_API_KEY, ...baseUrl(env.GEMINI_BASE_URL) })
    models.push(model('gemini', env.GEMINI_MODEL, gemini(env.GEMINI_MODEL)))
  }
  return models
}

const baseUrl = (baseURL: string | undefined) => (baseURL ? { baseURL } : {})

function model(provider: ProviderName, id: string, languageModel: LanguageModel): Model {
  return {
    provider,
    id,
    async *write({ system, prompt, signal }) {
      const cut = new AbortController()
      const { fullStream } = streamText({
        model: languageModel,
        system,
        prompt,
        maxOutputTokens: MAX_TOKENS,
        // The next provider is the second try.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, cut.signal]),
        // Errors arrive in the stream; by default they would be printed as well.
        onError: () => {},
      })
      let length = 0
      try {
        for await (const part of fullStream) {
          if (part.type === 'error') throw part.error
          if (part.type === 'abort') throw new Error('The provider took too long.')
          if (part.type !== 'text-delta') continue
          length += part.text.length
          if (length > MAX_CHARACTERS) return
          yield part.text
        }
        if (length === 0) throw new Error('The provider said nothing.')
      } finally {
        cut.abort()
      }
    },
  }
}
