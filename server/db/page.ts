/** Cursors for lists in order of time, the latest first: stable however many entries come meanwhile. */
import { PAGE_SIZE } from '#contract/page.ts'

export interface Cursor {
  /** Epoch milliseconds of the last entry of the page before. */
  at: number
  id: string
}

/** @param after what an earlier page gave as `next`. @returns undefined for the first page, and for what is no cursor. */
export function readCursor(after: string | undefined): Cursor | undefined {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(after ?? '') ?? []
  return at && id ? { at: Number(at), id } : undefined
}

/** @param rows up to one more than a page has: whether there is one tells whether another page follows. */
export function cutPage<Row extends { id: string }>(rows: Row[], at: (row: Row) => number) {
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { rows: page, next: rows.length > PAGE_SIZE && last ? `${at(last)}.${last.id}` : null }
}
