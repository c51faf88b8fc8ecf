import type { Features } from './features.ts'
export const LIKELY = 0.5
export const CERTAIN = 0.5
export const weigh = (_: Features) => 1
