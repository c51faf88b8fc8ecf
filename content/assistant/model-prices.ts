// What providers ask for a million tokens, in US dollars, by the model's name without the date or version number
// behind it. List prices, without discounts for what is cached. A model that is not here has no known price.
export const modelPrices = {
  asOf: '2025-11-01',
  perMillionTokens: {
    'gpt-5': { input: 1.25, output: 10 },
    'gpt-5-mini': { input: 0.25, output: 2 },
    'gpt-5-nano': { input: 0.05, output: 0.4 },
    'gpt-5-pro': { input: 15, output: 120 },
    'gpt-4.1': { input: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, output: 0.4 },
    'gpt-4o': { input: 2.5, output: 10 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'o4-mini': { input: 1.1, output: 4.4 },
    'claude-opus-4-1': { input: 15, output: 75 },
    'claude-sonnet-4': { input: 3, output: 15 },
    'claude-haiku-4-5': { input: 1, output: 5 },
    'claude-3-5-haiku': { input: 0.8, output: 4 },
    'gemini-2.5-pro': { input: 1.25, output: 10 },
    'gemini-2.5-flash': { input: 0.3, output: 2.5 },
    'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
    'gemini-2.0-flash': { input: 0.1, output: 0.4 },
  } as Record<string, { input: number; output: number }>,
}
