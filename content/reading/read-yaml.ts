/** Reads a file of YAML, and says of each problem where it stands. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isScalar, LineCounter, parseDocument, Scalar } from 'yaml'
import * as z from 'zod/mini'
import { explainIssue } from './explain-problem.ts'
import { explainYaml } from './explain-yaml.ts'
import { readUtf8, wrongEncoding } from './read-utf8.ts'

export interface ContentProblem {
  /** Below the owner's folder. */
  file: string
  line?: number
  column?: number
  key: string
  reason: string
  /** What to write instead, or to do about it. */
  suggestion?: string
}

export interface WrittenFile {
  value: unknown
  /** Where the value at a path stands, or the nearest one around it. */
  locate(path: PropertyKey[]): Pick<ContentProblem, 'line' | 'column'>
  /** What stands behind a text without quotes as a comment, which may have been meant as a part of it. */
  commentBehind(path: PropertyKey[]): string | undefined
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
    for (const { path, ...explained } of explainIssue(issue, schema))
      problems.push({ file, ...source.locate(path), ...explained })
  }
  return undefined
}

export function readYaml(folder: string, file: string): Source {
  const path = join(folder, file)
  if (!existsSync(path)) return unread({ file, key: '', reason: 'the file is missing' })
  const read = readUtf8(path)
  return 'text' in read ? parseYaml(read.text, file) : unread({ file, ...read, ...wrongEncoding })
}

const unread = (problem: ContentProblem): Source => ({
  value: undefined,
  problems: [problem],
  locate: () => ({}),
  commentBehind: () => undefined,
})

/** @param linesBefore how many lines of the file stand above this text. */
export function parseYaml(text: string, file: string, linesBefore = 0): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + linesBefore, column: col }
  }
  // What follows an error is mostly its consequence; keys that stand twice have none.
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  const errors = twice.length === document.errors.length ? twice : document.errors.slice(0, 1)
  const problems = errors.map((error) => {
    const { offset = error.pos[0], ...explained } = explainYaml(error, text)
    return { file, ...at(offset), ...explained }
  })
  return {
    ...(problems.length > 0 ? { value: undefined, problems } : plainValue(document, file, at)),
    locate: (path) => locate(document, path, at),
    commentBehind: (path) => {
      const node = document.getIn(path, true)
      if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return undefined
      return /^[ \t]+(#.*)/.exec(text.slice(node.range[1]))?.[1]
    },
  }
}

/** References such as `*name` are put in the place of what they name, as far as that stays small. */
function plainValue(document: Document, file: string, at: Locate): Pick<Source, 'value' | 'problems'> {
  try {
    return { value: document.toJS() ?? {}, problems: [] }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    const suggestion = 'Write what is meant in each place. A text that begins with * or & needs quotes.'
    const reason = /^Unresolved/.test(error.message)
      ? `refers to ${error.message.split(' ').at(-1)}, which is not there`
      : 'repeats itself too often by references like *name'
    return { value: undefined, problems: [{ file, ...at(0), key: '', reason, suggestion }] }
  }
}

type Locate = (offset: number) => { line: number; column: number }

function locate(document: Document, path: PropertyKey[], at: Locate): Pick<ContentProblem, 'line' | 'column'> {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return at(node.range[0])
  }
  return at(0)
}
