/** What the checks of `content/` report, and how it is printed. */
import type { ContentProblem } from '../../content/read-yaml.ts'

export type Problem = ContentProblem

export type Report = (file: string, key: string, reason: string, suggestion?: string) => void

/** "content/owner/work.yaml:12:3: sea-line.start: must be a month like 2024-03" */
export const describeProblem = ({ file, line, column, key, reason }: Problem): string =>
  [`${file}${line === undefined ? '' : `:${line}:${column}`}`, key, reason].filter(Boolean).join(': ')

const COLUMNS = 80

/** As terminals of 80 columns show it: the lines after the first are indented. */
export function printProblem(problem: Problem): string {
  const lines = wrap(describeProblem(problem), '', '    ')
  if (problem.suggestion) lines.push(...wrap(problem.suggestion, '  → ', '    '))
  return lines.join('\n')
}

/** A word that is longer than a line, such as an address, stays whole. */
function wrap(text: string, start: string, indent: string): string[] {
  const lines: string[] = []
  let line = start
  for (const word of text.split(' ')) {
    const isEmpty = line === start || line === indent
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line)
      line = indent + word
    } else line += isEmpty ? word : ` ${word}`
  }
  return [...lines, line]
}
