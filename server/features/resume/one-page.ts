/** Ranks what always stays in longer layouts, so that one page can hold any résumé. */
import type { Item, Line, Section } from '#server/pdf/document.ts'

/** Of the first entry of a section that always stays elsewhere; each further one matters less. */
const FIRST = 3
const FALL = 0.15
/** Few readers do without these, so their first entry rises by this. */
const EXPECTED: Partial<Record<Section['kind'], number>> = { education: 1.2, languages: 1.3, certificates: 1 }
/** What stands below a job's title goes before the title, and a later line before an earlier one. */
const LINE_FALL = 0.6
const NEXT_LINE_FALL = 0.1

export const rankAll = (sections: Section[]): Section[] =>
  sections.map((section) => ({ ...section, items: section.items.map((item, i) => rankItem(section.kind, item, i)) }))

function rankItem(kind: Section['kind'], item: Item, i: number): Item {
  const rise = i === 0 ? (EXPECTED[kind] ?? 0) : 0
  const rank = item.rank === undefined ? FIRST - FALL * i : item.rank + rise
  const rankLine = (line: Line, n: number): Line => ({
    ...line,
    rank: line.rank ?? rank - LINE_FALL - NEXT_LINE_FALL * n,
  })
  // A job may be its title alone; of everything else, what always stays belongs to it.
  return { ...item, rank, lines: kind === 'experience' ? item.lines.map(rankLine) : item.lines }
}
