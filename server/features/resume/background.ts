/** What stands in a résumé beside work and projects: education, certificates, languages and the like. */
import { entryText, isShort } from '#content/background/background-entries.ts'
import type { BackgroundEntry } from '#contract/content/content.ts'
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import type { Item, Line, Part, Section } from '#server/pdf/document.ts'
import type { Tailor } from './selection.ts'

/** Kinds of which an entry is one line, and the rank of each kind's first entry. */
const ranks: Record<BackgroundGroupId, number> = {
  education: 1.25,
  certificates: 1.15,
  languages: 1.1,
  publications: 0.9,
  talks: 0.7,
  awards: 0.9,
  volunteering: 0.7,
  interests: 0.4,
}
const FALL = 0.05

export function background({ content, relevance, t }: Tailor, kind: BackgroundGroupId): Section {
  const entries = content.background.find(({ id }) => id === kind)?.entries ?? []
  const heading = t(`resume.sections.${kind}`)
  if (isShort(kind) && entries.length > 0) {
    const parts = entries.map((entry) => ({ fact: entry.fact, text: entryText(content.language, kind, entry) }))
    return { kind, heading, items: [{ rank: ranks[kind], lines: [{ kind: 'text', parts }] }] }
  }
  const items = entries.map((entry, i): Item => {
    const rank = entryRank({ relevance }, kind, entry, i)
    return { rank, lines: linesOf(entry, rank) }
  })
  return { kind, heading, items }
}

/** The rank of a kind's entry at this place. */
export const entryRank = (
  { relevance }: Pick<Tailor, 'relevance'>,
  kind: BackgroundGroupId,
  { fact }: BackgroundEntry,
  i: number,
): number => ranks[kind] - FALL * i + 0.3 * relevance.of(fact)

function linesOf(entry: BackgroundEntry, rank: number): Line[] {
  const { fact, title, details, aside } = entry
  const part = (text: string): Part => ({ fact, text })
  const said = [...details, ...(aside ? [aside] : [])]
  return [
    said.length > 0
      ? { kind: 'text', label: part(title), parts: said.map(part) }
      : { kind: 'text', parts: [part(title)] },
    ...moreLines(entry, rank),
  ]
}

/** What an entry says below its title. */
export const moreLines = ({ fact, summary, points }: BackgroundEntry, rank: number): Line[] => [
  ...(summary ? [{ kind: 'note' as const, parts: [{ fact, text: summary }], rank: rank - 0.5 }] : []),
  ...points.map(({ id, text }, i): Line => {
    return { kind: 'point', parts: [{ fact: `${fact}.${id}`, text }], rank: rank - 0.6 - FALL * i }
  }),
]
