/** What the check of content says of a copy of the sample that was edited. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { fastFolder } from '#tests/servers/fast-folder.ts'
import { root, sampleFolder } from './project.ts'

export interface Edit {
  /** Below content/. */
  file: string
  /** @returns undefined to remove the file. */
  edit(text: string): string | Buffer | undefined
}

/**
 * A copy of the sample that ends with the file of tests which asks for it (other files may share this module).
 * @returns what the command says of the copy after some edits, which are taken back.
 */
export function contentToEdit(): (edits: Edit[]) => { problems: string[]; printed: string } {
  const copy = mkdtempSync(join(fastFolder(), 'content-'))
  afterAll(() => rmSync(copy, { recursive: true }))
  for (const part of ['content', 'contract', 'scripts', 'server'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  rmSync(join(copy, 'content/owner'), { recursive: true })
  cpSync(sampleFolder, join(copy, 'content/owner'), { recursive: true })
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return (edits) => checkAfter(copy, edits)
}

function checkAfter(copy: string, edits: Edit[]): { problems: string[]; printed: string } {
  const before = new Map<string, string | undefined>()
  for (const { file, edit } of edits) {
    const path = join(copy, 'content', file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (!before.has(path)) before.set(path, text)
    const edited = edit(text ?? '')
    expect(edited, `the edit of ${file} changes something`).not.toBe(text)
    if (edited === undefined) rmSync(path)
    else writeFileSync(path, edited)
  }
  try {
    const run = { cwd: copy, env: { ...process.env, CONTENT_DIR: '' }, encoding: 'utf8', stdio: 'pipe' } as const
    return { problems: [], printed: execFileSync(process.execPath, ['scripts/check-content.ts'], run) }
  } catch (error) {
    const { stderr, stdout } = error as { stderr: string; stdout: string }
    return { problems: inLines(stderr), printed: `${stderr}${stdout}` }
  } finally {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path, { force: true })
      else writeFileSync(path, text)
    }
  }
}
export const inOneLine = (printed: string): string => printed.replace(/\n +/g, ' ')
/** Each problem in a line, without its remedy and the count at the end. */
const inLines = (stderr: string): string[] =>
  stderr
    .replace(/\n {2}→ .*(?:\n {4}.*)*/g, '')
    .replace(/\n {4}/g, ' ')
    .replace(/\n+\d+ problems?.*\n$/, '')
    .trim()
    .split('\n')

export interface Mistake extends Edit {
  what: string
  found: RegExp
}

export const replacing = (from: string, to: string) => (text: string) => text.replace(from, to)
export const adding = (lines: string) => (text: string) => `${text}\n${lines}`
