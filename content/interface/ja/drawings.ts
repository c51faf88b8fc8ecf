import type { LoadDrawings } from '#contract/content/case-study-parts.ts'

/** Each case study's drawings and long texts. The build alone makes them. */
export const { loadParts, loadSmall }: LoadDrawings = { loadParts: {}, loadSmall: async () => ({ small: {} }) }
