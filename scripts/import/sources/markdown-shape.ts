/** Brings what people write in Markdown into the shape that is read: entries are headings "### …", lists are points. */
import { skillLevelIn } from '#content/language/levels/skill-levels.ts'
import { periodIn } from './dates.ts'
import type { Kind } from './markdown-headings.ts'
import { isBullet, plain } from './markdown-text.ts'

/** Parts whose entries have a heading each. */
const withEntries: Kind[] = ['work', 'volunteer', 'projects', 'education']

/** @param lines of one part. */
export function shaped(kind: Kind, lines: string[]): string[] {
  const listed = withoutTables(kind, lines)
  if (!withEntries.includes(kind)) return listed
  return withRolesAsEntries(kind, withBoldHeadings(listed))
}

const ROW = /^\s{0,9}\|.*\|\s{0,9}$/
const RULE = /^[\s|:-]{3,400}$/

/** Each row of a table becomes a point; the row above its rule only says what stands below. */
function withoutTables(kind: Kind, lines: string[]): string[] {
  const isRow = (line = '') => ROW.test(line)
  const isRule = (line = '') => isRow(line) && RULE.test(line)
  return lines.flatMap((line, at) => {
    if (!isRow(line)) return [line]
    return isRule(line) || isRule(lines[at + 1]) ? [] : [`- ${pointOf(kind, cellsOf(line))}`]
  })
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)

/** "Tools: Go, Terraform", "Corsetry (expert)", "French: B2", "Nurse, Ward 7, 2019 – 2021" */
function pointOf(kind: Kind, cells: string[]): string {
  const [first = '', ...others] = cells
  const rest = others.join(', ')
  if (rest === '') return first
  if (kind === 'languages') return `${first}: ${rest}`
  if (kind === 'skills') return isLevel(rest) ? `${first} (${rest})` : `${first}: ${rest}`
  return cells.join(', ')
}

const LEVEL_WORDS_MAX = 3

/** Whether a text says how well somebody knows something, and nothing else. */
export const isLevel = (text: string): boolean =>
  text.split(' ').length <= LEVEL_WORDS_MAX && skillLevelIn(text) !== undefined

const BOLD = /^\*\*[^*]{1,200}\*\*/
/** "**Tools:** Go", "**Tools**: Go" */
const LABEL = /^\*\*[^*]{1,200}[:：]\*\*|^\*\*[^*]{1,200}\*\*\s?[:：]/

/** Many write "**Nurse**, Ward 7 (2019 – 2021)" for a heading; where there are others, too, a date shows that it is one. */
function withBoldHeadings(lines: string[]): string[] {
  const hasHeadings = lines.some((line) => line.startsWith('### '))
  return lines.map((line, at) => {
    const before = lines[at - 1]?.trim() ?? ''
    const isFirst = before === '' || isBullet(before)
    const isHeading = isFirst && BOLD.test(line) && !LABEL.test(line) && (!hasHeadings || periodIn(plain(line)))
    return isHeading ? `### ${line}` : line
  })
}

/** Several roles below one employer: "### Ward 7", then "#### Nurse (2019 – 2021)" → "### Nurse (2019 – 2021) — Ward 7". */
function withRolesAsEntries(kind: Kind, lines: string[]): string[] {
  if (kind === 'projects') return lines
  return partsAt('### ', lines).flatMap(([heading = '', ...below]) => {
    if (!heading.startsWith('### ')) return [heading, ...below].map((line) => line.replace(/^#### /, '### '))
    const [above = [], ...roles] = partsAt('#### ', below)
    if (roles.length === 0) return [heading, ...below]
    // What stands above the first role, such as a place, is of the employer.
    return roles.flatMap(([role = '', ...own], i) => [
      `### ${role.slice(5)} — ${heading.slice(4)}`,
      ...(i === 0 ? above : []),
      ...own,
    ])
  })
}

/** What stands before the first line with the mark, then each such line with what follows it. */
function partsAt(mark: string, lines: string[]): string[][] {
  const parts: string[][] = [[]]
  for (const line of lines) {
    if (line.startsWith(mark)) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return parts
}
