/** What the checks of `content/` report, and how it is printed. */
import { describeProblem } from '../../content/reading/describe-problem.ts'
import type { ContentProblem } from '../../content/reading/read-yaml.ts'

export type Problem = ContentProblem

export type Report = (file: string, key: string, reason: string, suggestion?: string) => void

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
