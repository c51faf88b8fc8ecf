/** Brings the headings of a Markdown résumé to the levels that are read: the name is "# …", each part of a life "## …". */
import { type Kind, kindOf } from './markdown-headings.ts'
import { isBullet, plain } from './markdown-text.ts'

const PART = 2
const DEEPEST = 6
const BOLD_LINE = /^(?:\*\*[^*]{1,80}\*\*|__[^_]{1,80}__)$/
const WORDS_MAX = 4

/**
 * People write parts as "## Skills", "### Skills", "# Skills" or "**Skills**", or underline them.
 * @param lines below the name.
 * @returns the same lines, with parts as "## …" and what is below them one level deeper.
 */
export function withPartsAtLevelTwo(lines: string[]): string[] {
  const marked = withoutUnderlines(lines)
  // What stands before the first part is a title: its level says nothing.
  const first = marked.findIndex((line) => headingOf(line)?.kind)
  if (first === -1) return marked.map((line) => (isBoldPart(line) ? `## ${plain(line)}` : line))
  const levels = marked.slice(first).flatMap((line) => headingOf(line)?.level ?? [])
  const deeper = PART - Math.min(...levels)
  if (deeper === 0) return marked
  return marked.map((line, at) => {
    const heading = headingOf(line)
    if (!heading) return line
    if (at < first) return heading.text
    return `${'#'.repeat(Math.min(heading.level + deeper, DEEPEST))} ${heading.text}`
  })
}

/** The part that a line is the heading of. */
export const kindOfHeading = (line: string): Kind | undefined =>
  isBoldPart(line) ? kindOf(plain(line)) : headingOf(line)?.kind

function headingOf(line: string): { level: number; text: string; kind: Kind | undefined } | undefined {
  const mark = /^#{1,6} /.exec(line)?.[0]
  if (!mark) return undefined
  const text = line.slice(mark.length)
  return { level: mark.length - 1, text, kind: kindOf(plain(text)) }
}

/** "**SKILLS**" in a line of its own. */
function isBoldPart(line: string): boolean {
  const said = plain(line)
  return BOLD_LINE.test(line.trim()) && said.split(' ').length <= WORDS_MAX && kindOf(said) !== undefined
}

/** "Skills" above "======" or "------", as "# Skills" and "## Skills". */
function withoutUnderlines(lines: string[]): string[] {
  const isText = (line = '') => line.trim() !== '' && !isBullet(line) && !/^[#>|=-]/.test(line)
  const markOf = (line = '') => (/^={3,200}$/.test(line) ? '# ' : /^-{3,200}$/.test(line) ? '## ' : undefined)
  const isUnderlined = (at: number) =>
    markOf(lines[at + 1]?.trimEnd()) !== undefined && isText(lines[at]) && !lines[at - 1]?.trim()
  return lines.flatMap((line, at) => {
    if (isUnderlined(at)) return [(markOf(lines[at + 1]?.trimEnd()) ?? '') + line]
    return at > 0 && isUnderlined(at - 1) ? [] : [line]
  })
}
