import type { OwnerFiles } from '#contract/content/owner.ts'

/**
 * Jobs without an end that began before one which has ended: many résumés leave out the end of a short one, and it would be shown as
 * going on.
 * @returns their ids.
 */
export function leftOpen(jobs: OwnerFiles['work']): string[] {
  const ended = Object.values(jobs).flatMap(({ start, end }) => (start && end ? [start] : []))
  return Object.entries(jobs).flatMap(([id, { start, end }]) =>
    start && !end && ended.some((other) => other > start) ? [id] : [],
  )
}
