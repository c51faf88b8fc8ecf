/** From when on what a visitor does counts as something. What a prompt waits for stands in `prompts/triggers.ts`. */

/** Milliseconds without any activity after which a visitor is idle. */
export const IDLE_AFTER_MS = 15_000
/** Pixels from the window's upper edge at which the pointer is about to leave. */
export const EXIT_EDGE_PX = 5
/** Leaving a case study sooner counts as not having found what was looked for. */
export const BOUNCE_UNDER_MS = 10_000
/** Sections that were current for less were only passed on the way to another. */
export const PASSED_UNDER_MS = 500
/** Moves from place to place are recent for so long. */
export const MOVES_WITHIN_MS = 15_000
/** A session that began in another tab within this time is the same visit. */
export const SAME_VISIT_MS = 30 * 60_000
