/** Whether the visitor's system asks for less motion: then what would move is at once where it ends. */
export const wantsCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
