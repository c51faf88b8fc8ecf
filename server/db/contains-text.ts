/** Finds a word anywhere in a column's text, in whatever case its ASCII letters are. `%` and `_` in it mean themselves. */
import { sql } from 'kysely'

export function containsText(column: string, word: string) {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  // SQLite knows no escape unless it is named.
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
