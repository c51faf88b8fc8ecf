/** Cursors for lists by time, the latest first: stable while entries are added. */
import { sql } from 'kysely'
import { PAGE_SIZE } from '#contract/page.ts'

export interface Cursor {
  /** Epoch milliseconds of the previous page's last entry. */
  at: number
  id: string
}

/** @param after a previous page's `next`. @returns undefined for the first page and for an invalid cursor. */
export function readCursor(after: string | undefined): Cursor | undefined {
  const [, at, id] = /^(\d{1,15})\.(.+)$/.exec(after ?? '') ?? []
  return at && id ? { at: Number(at), id } : undefined
}

/** A condition: the rows of the next page, of the first one without a cursor. @param at and `id` are columns. */
export function beforeCursor(at: string, id: string, cursor: { at: number | string | Date; id: string } | undefined) {
  if (cursor === undefined) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at}, ${cursor.id})`
}

/** @param rows up to one more than the page size: the extra row shows that another page follows. */
export function cutPage<Row extends { id: string }>(rows: Row[], at: (row: Row) => number) {
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { rows: page, next: rows.length > PAGE_SIZE && last ? `${at(last)}.${last.id}` : null }
}
