/** Reads a file of YAML, and says of each problem where it stands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod/mini'

export interface ContentProblem {
  /** Below the owner's folder. */
  file: string
  line?: number
  column?: number
  key: string
  reason: string
}

export interface WrittenFile {
  value: unknown
  /** Where the value at a path stands, or the nearest one around it. */
  locate(path: PropertyKey[]): Pick<ContentProblem, 'line' | 'column'>
}

export interface Source extends WrittenFile {
  problems: ContentProblem[]
}

/** The names of a folder's files with an ending, without it. */
export function namesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith(ending))
  return files.map((file) => file.slice(0, -ending.length)).sort()
}

/** @returns undefined for a file that is not as its schema wants it: what is wrong is added to the problems. */
export function checked<Schema extends z.ZodMiniType>(
  file: string,
  source: Source,
  schema: Schema,
  problems: ContentProblem[],
): z.output<Schema> | undefined {
  problems.push(...source.problems)
  if (source.problems.length > 0) return undefined
  const parsed = z.safeParse(schema, source.value, { reportInput: true })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    problems.push({ file, ...source.locate(issue.path), key: issue.path.join('.'), reason: reasonOf(issue) })
  }
  return undefined
}

export function readYaml(folder: string, file: string): Source {
  let text: string
  try {
    text = readFileSync(join(folder, file), 'utf8')
  } catch {
    return { value: undefined, problems: [{ file, key: '', reason: 'the file is missing' }], locate: () => ({}) }
  }
  return parseYaml(text, file)
}

/** @param linesBefore how many lines of the file stand above this text. */
export function parseYaml(text: string, file: string, linesBefore = 0): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + linesBefore, column: col }
  }
  const problems = document.errors.map((error) => ({
    file,
    ...at(error.pos[0]),
    key: '',
    reason: `is no YAML: ${error.message.split('\n')[0]}`,
  }))
  return {
    value: problems.length > 0 ? undefined : (document.toJS() ?? {}),
    problems,
    locate: (path) => locate(document, path, at),
  }
}

function locate(
  document: Document,
  path: PropertyKey[],
  at: (offset: number) => { line: number; column: number },
): Pick<ContentProblem, 'line' | 'column'> {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return at(node.range[0])
  }
  return {}
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is missing'
    if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof issue.input))
      return 'is no text: write it in quotes'
    if (issue.expected === 'boolean') return 'must be true or false'
    return `must be ${issue.expected === 'record' ? 'a map' : `a ${issue.expected}`}`
  }
  if (issue.code === 'unrecognized_keys') return `has the unknown key ${issue.keys.join(', ')}`
  return issue.message
}
