// What the providers of language models are called, in every language.
export const providerBrands = { openai: 'OpenAI', anthropic: 'Anthropic', gemini: 'Gemini' }
