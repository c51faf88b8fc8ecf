// What providers ask for a million tokens, in US dollars, by the model's name without the date or version number
// behind it: `cached` for what they had kept of an earlier request, `written` for what they keep, where that costs more than
// reading it. List prices. A model that is not here has no known price.
export interface ModelPrice {
  input: number
  cached: number
  written?: number
  output: number
}

export const modelPrices = {
  asOf: '2025-11-01',
  perMillionTokens: {
    'gpt-5': { input: 1.25, cached: 0.125, output: 10 },
    'gpt-5-mini': { input: 0.25, cached: 0.025, output: 2 },
    'gpt-5-nano': { input: 0.05, cached: 0.005, output: 0.4 },
    'gpt-5-pro': { input: 15, cached: 15, output: 120 },
    'gpt-4.1': { input: 2, cached: 0.5, output: 8 },
    'gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, cached: 0.025, output: 0.4 },
    'gpt-4o': { input: 2.5, cached: 1.25, output: 10 },
    'gpt-4o-mini': { input: 0.15, cached: 0.075, output: 0.6 },
    'o4-mini': { input: 1.1, cached: 0.275, output: 4.4 },
    'claude-opus-4-1': { input: 15, cached: 1.5, written: 18.75, output: 75 },
    'claude-sonnet-4': { input: 3, cached: 0.3, written: 3.75, output: 15 },
    'claude-haiku-4-5': { input: 1, cached: 0.1, written: 1.25, output: 5 },
    'claude-3-5-haiku': { input: 0.8, cached: 0.08, written: 1, output: 4 },
    'gemini-2.5-pro': { input: 1.25, cached: 0.125, output: 10 },
    'gemini-2.5-flash': { input: 0.3, cached: 0.03, output: 2.5 },
    'gemini-2.5-flash-lite': { input: 0.1, cached: 0.01, output: 0.4 },
    'gemini-2.0-flash': { input: 0.1, cached: 0.025, output: 0.4 },
  } as Record<string, ModelPrice>,
}
