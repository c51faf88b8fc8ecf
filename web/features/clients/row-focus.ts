/** What takes the focus in the lists of a project. */
/** The first of these that is on the page. */
export const firstOf = (...ids: string[]) =>
  ids.map((id) => document.getElementById(id)).find((element) => element !== null)

/** What takes the focus in a list's row. */
export const rowId = (id: string) => `clients-row-${id}`

/** Ids of the rows that stand beside one: the next first. */
export function besideOf(rows: readonly { id: string }[], id: string): string[] {
  const index = rows.findIndex((row) => row.id === id)
  return [rows[index + 1], rows[index - 1]].flatMap((row) => (row ? [rowId(row.id)] : []))
}
