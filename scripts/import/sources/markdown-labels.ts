/** Tables of labels and values above the first part of a Markdown résumé, as Japanese and German ones begin with. */
import { kindOfHeading } from './markdown-levels.ts'
import { isPaper } from './markdown-name.ts'
import { plain } from './markdown-text.ts'

const ROW = /^\s{0,9}\|.*\|\s{0,9}$/
const RULE = /^[\s|:-]{3,400}$/
const LABEL_MAX = 30

/**
 * "| 氏名 | 森下 悟 | 性別 | 男 |" → "- 氏名: 森下 悟", "- 性別: 男".
 * @returns the same lines, those of such a table above the first part, or below a heading about the person, as points.
 */
export function withLabelledRows(lines: string[]): string[] {
  let isAboutPerson = true
  return lines.flatMap((line) => {
    const kind = isPaper(line) ? undefined : kindOfHeading(line)
    if (kind) isAboutPerson = kind === 'contact'
    return isAboutPerson && ROW.test(line) ? pointsIn(line) : [line]
  })
}

function pointsIn(row: string): string[] {
  if (RULE.test(row)) return []
  const cells = row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => plain(cell))
  const pairs = cells.flatMap((label, at) => (at % 2 === 0 ? [[label, cells[at + 1] ?? ''] as const] : []))
  const areLabelled =
    cells.length % 2 === 0 && pairs.every(([label]) => label.length <= LABEL_MAX && !/[\d@]/.test(label))
  if (!areLabelled) return [row]
  return pairs.filter(([, value]) => value).map(([label, value]) => `- ${label.replace(/[:：]$/, '')}: ${value}`)
}
