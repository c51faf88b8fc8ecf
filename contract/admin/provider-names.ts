/** The providers of language models, and how a call of one can fail. Without zod, for every page that names one. */

export const providerNames = ['openai', 'anthropic', 'gemini'] as const
export type ProviderName = (typeof providerNames)[number]

/** `late`: silent for too long, or not done in time. `empty`: answered without a text. `broken`: no answer of its protocol. */
export const providerErrors = [
  'key-refused',
  'model-unknown',
  'limited',
  'refused',
  'unreachable',
  'late',
  'empty',
  'broken',
] as const
export type ProviderError = (typeof providerErrors)[number]
