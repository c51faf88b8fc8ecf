import { isOneOf, keysOf } from '#contract/keys.ts'

// What the providers of language models are called, in every language.
export const providerBrands = { openai: 'OpenAI', anthropic: 'Anthropic', gemini: 'Gemini' }

/** Providers that an earlier version knew go by their ids. */
export const brandOf = (provider = ''): string =>
  isOneOf(keysOf(providerBrands), provider) ? providerBrands[provider] : provider
