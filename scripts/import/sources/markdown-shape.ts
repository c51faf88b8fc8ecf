/** Brings what people write in Markdown into the shape that is read: entries are headings "### …", lists are points. */
import { skillLevelIn } from '#content/language/levels/skill-levels.ts'
import { behindDate, periodIn } from './dates.ts'
import type { Kind } from './markdown-headings.ts'
import { withStays } from './markdown-milestones.ts'
import { isBullet, isShort, plain, withoutBullet } from './markdown-text.ts'

/** Parts whose entries have a heading each. */
const withEntries: Kind[] = ['work', 'volunteer', 'projects', 'education', 'talks']

/** @param lines of one part. */
export function shaped(kind: Kind, lines: string[]): string[] {
  const listed = withoutTables(kind, lines)
  if (!withEntries.includes(kind)) return listed
  const told = kind === 'projects' ? withBoldPoints(listed) : withStays(listed)
  return withRolesAsEntries(kind, withBoldHeadings(kind, told))
}

const ROW = /^\s{0,9}\|.*\|\s{0,9}$/
const RULE = /^[\s|:-]{3,400}$/

/** Each row of a table becomes a point; the row above its rule only says what stands below. */
function withoutTables(kind: Kind, lines: string[]): string[] {
  const isRow = (line = '') => ROW.test(line)
  const isRule = (line = '') => isRow(line) && RULE.test(line)
  return lines.flatMap((line, at) => {
    if (!isRow(line)) return [line]
    const isHead = isRule(lines[at + 1]) && !behindDate(cellsOf(line).join(', '))
    return isRule(line) || isHead ? [] : [`- ${pointOf(kind, cellsOf(line))}`]
  })
}

/** "| 平成20 | 4 |", as printed forms have year and month. */
const YEAR_CELL = /^\D{0,3}(?:\d{1,4}|元)年?$/
const MONTH_CELL = /^\d{1,2}月?$/

function cellsOf(row: string): string[] {
  const cells = row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const [year = '', month = '', ...others] = cells
  if (!YEAR_CELL.test(year) || !MONTH_CELL.test(month) || others.length === 0) return cells
  return [`${year.replace(/[年\s]/g, '')}年${month.replace('月', '')}月`, ...others]
}

/** "Tools: Go, Terraform", "Corsetry (expert)", "Corsetry (expert): silk, steel", "French: B2", "Nurse, Ward 7, 2019 – 2021" */
function pointOf(kind: Kind, cells: string[]): string {
  const [first = '', ...others] = cells
  const rest = others.join(', ')
  if (rest === '') return first
  if (kind === 'languages') return `${first}: ${rest}`
  const level = others.at(-1) ?? ''
  if (kind === 'skills' && isLevel(level)) return [`${first} (${level})`, ...others.slice(0, -1)].join(': ')
  if (kind === 'skills') return `${first}: ${rest}`
  return cells.join(', ')
}

const LEVEL_WORDS_MAX = 3

/** Whether a text says how well somebody knows something, and nothing else. */
export const isLevel = (text: string): boolean =>
  text.split(' ').length <= LEVEL_WORDS_MAX && skillLevelIn(text) !== undefined

const BOLD = /^\*\*[^*]{1,200}\*\*/
/** "**Tools:** Go", "**Tools**: Go" */
const LABEL = /^\*\*[^*]{1,200}[:：]\*\*|^\*\*[^*]{1,200}\*\*\s?[:：]/

/** Between a name and what is said of it: "**Shopfront** — A shop for wards.", "**Shopfront:** A shop for wards." */
const SAYING = /^[\s:：–—-]{1,9}/
const BOLD_NAME = /^\*\*([^*]{1,200})\*\*/

/** "**Shopfront (2020)** — A shop for wards." → a heading, and a sentence below it. */
function headingAndText(line: string): string[] {
  const [bold = '', name = ''] = BOLD_NAME.exec(line) ?? []
  const said = line.slice(bold.length)
  const text = said.replace(SAYING, '')
  return bold && text && !isShort(plain(text)) ? [`### ${name.replace(/[:：]$/, '')}`, text] : [`### ${line}`]
}

/** Projects in a list: "- **Shopfront:** A shop for wards." */
function withBoldPoints(lines: string[]): string[] {
  const points = lines.filter((line) => line.trim())
  const areAll = points.every((line) => /^(?:[-*+•]|\d{1,2}[.)]) /.test(line) && BOLD_NAME.test(withoutBullet(line)))
  return areAll ? points.flatMap((line) => headingAndText(withoutBullet(line))) : lines
}

/** Many write "**Nurse**, Ward 7 (2019 – 2021)" for a heading; where there are others, too, a date shows that it is one. */
function withBoldHeadings(kind: Kind, lines: string[]): string[] {
  const hasHeadings = lines.some((line) => line.startsWith('### '))
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]?.trim() ?? ''
    const isFirst = before === '' || isBullet(before) || before.startsWith('### ')
    if (!isFirst || !BOLD.test(line) || LABEL.test(line)) return [line]
    if (!hasHeadings) return headingAndText(line)
    if (!periodIn(plain(line))) return [line]
    return [`${isRole(kind, lines.slice(0, at)) ? '####' : '###'} ${line}`]
  })
}

/** Below the heading of an employer that names no time of its own, also in the lines before the first bold one. */
function isRole(kind: Kind, above: string[]): boolean {
  const heading = above.findLastIndex((line) => line.startsWith('### '))
  if (heading === -1 || kind === 'education') return false
  const own = above.slice(heading)
  const end = own.findIndex((line) => BOLD.test(line))
  return !own.slice(0, end === -1 ? own.length : end).some((line) => !isBullet(line) && periodIn(plain(line)))
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
