/** The regular expressions of the source: those that are written in it, and those that it builds from words. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'vite'

const root = join(import.meta.dirname, '..', '..', '..')

export interface Pattern {
  /** Where it stands, from the root of the project. */
  file: string
  source: string
  flags: string
}

interface FoundPatterns {
  written: Pattern[]
  /** Files that build patterns with `new RegExp`. */
  building: string[]
  /** Files that call `normalize` of a text. */
  normalizing: string[]
}

export function patternsIn(folders: string[]): FoundPatterns {
  const written: Pattern[] = []
  const building = new Set<string>()
  const normalizing = new Set<string>()
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue
      const file = `${folder}/${name}`
      const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
      new Visitor({
        Literal(node) {
          if ('regex' in node) written.push({ file, source: node.regex.pattern, flags: node.regex.flags })
        },
        NewExpression({ callee }) {
          if (callee.type === 'Identifier' && callee.name === 'RegExp') building.add(file)
        },
        CallExpression({ callee }) {
          if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
          if (callee.property.name === 'normalize') normalizing.add(file)
        },
      }).visit(program)
    }
  }
  return { written, building: [...building], normalizing: [...normalizing] }
}

/** The patterns that the source builds while a process of its own runs this script, in which nothing was built before. */
export function patternsBuiltBy(script: string): Pattern[] {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'))
  const noted = join(folder, 'noted.json')
  const run = spawnSync(process.execPath, ['--import', join(import.meta.dirname, 'noted-patterns.ts'), script], {
    encoding: 'utf8',
    env: { ...process.env, NOTED_PATTERNS: noted },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (run.status !== 0) throw new Error(run.stderr)
  const lines: { place: string; source: string; flags: string }[] = JSON.parse(readFileSync(noted, 'utf8'))
  rmSync(folder, { recursive: true })
  return lines.map(({ place, source, flags }) => ({
    file: relative(root, place.replace('file://', '')),
    source,
    flags,
  }))
}
