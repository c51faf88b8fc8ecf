import type { LoadDrawings } from '#content/interface/load-drawings.ts'

/** Each case study's drawings and long texts. The build alone makes them. */
export const { loadParts, loadSmall }: LoadDrawings = { loadParts: {}, loadSmall: async () => ({ small: {} }) }
