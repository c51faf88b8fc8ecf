/** Matches a text anywhere in a column, ignoring case. `%` and `_` are literal. */
import { sql } from 'kysely'

export function containsText(column: string, text: string) {
  // SQLite has no default escape character.
  const pattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const name = sql.ref(column)
  // SQLite ignores the case of ASCII letters only: of others, what is written as it was typed is found.
  return sql<boolean>`(lower(${name}) like ${pattern(text.toLowerCase())} escape '\\' or ${name} like ${pattern(text)} escape '\\')`
}
