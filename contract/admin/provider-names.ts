/** The providers of language models, and the errors of a call. Without zod, for every page that names a provider. */

export const providerNames = ['openai', 'anthropic', 'gemini'] as const
export type ProviderName = (typeof providerNames)[number]

/** What a model is called for: visitors' answers, the owner's test, and drafts for the owner. */
export const callKinds = ['answer', 'reading', 'test', 'fact-draft', 'translation', 'summary'] as const
export type CallKind = (typeof callKinds)[number]

/**
 * `no-credit`: the account there has nothing left to pay with. `too-long`: the request does not fit the model's window.
 * `no-tools`: the model was given tools and takes none. `late`: no answer in time. `empty`: an answer without text.
 * `broken`: an answer that does not follow the protocol.
 */
export const providerErrors = [
  'key-refused',
  'model-unknown',
  'limited',
  'no-credit',
  'too-long',
  'no-tools',
  'refused',
  'unreachable',
  'late',
  'empty',
  'broken',
] as const
export type ProviderError = (typeof providerErrors)[number]
