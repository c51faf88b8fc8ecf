import type { ContentProblem } from './read-yaml.ts'

/** "content/owner/work.yaml:12:3: sea-line.start: must be a month like 2024-03" */
export const describeProblem = ({ file, line, column, key, reason }: ContentProblem): string =>
  [`${file}${line === undefined ? '' : `:${line}:${column}`}`, key, reason].filter(Boolean).join(': ')
