/** Matches a text anywhere in a column, ignoring the case of ASCII letters. `%` and `_` are literal. */
import { sql } from 'kysely'

export function containsText(column: string, word: string) {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  // SQLite has no default escape character.
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
