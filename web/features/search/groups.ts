/** Finds under headings, as they are shown. */
import type { ItemGroup, SearchItem } from './items.ts'
import { type SearchIndex, search } from './rank.ts'

export interface ShownGroup {
  id: ItemGroup
  items: SearchItem[]
}

/** Beyond these one types on. */
const SHOWN_OF_GROUP = 5
/** Shown before anything is typed. */
const atFirst: ItemGroup[] = ['pages', 'commands', 'admin']

/** The group with the best find comes first. */
export function groupsFor(query: string, index: SearchIndex<SearchItem>): ShownGroup[] {
  const isEmpty = query.trim() === ''
  const items = isEmpty
    ? index.all.map(({ item }) => item).filter(({ group }) => atFirst.includes(group))
    : search(query, index)
  const groups = Map.groupBy(items, ({ group }) => group)
  return [...groups].map(([id, found]) => ({ id, items: isEmpty ? found : found.slice(0, SHOWN_OF_GROUP) }))
}
