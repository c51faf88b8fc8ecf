/**
 * What the owner wrote, in each language of the site. Runs in Node only: the browser gets one language of it, made at build
 * (`scripts/build/owner-plugin.ts`).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullContent } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { assemble } from './assemble.ts'
import { findIn, readOwnerPictures } from './pictures.ts'
import type { ContentProblem } from './read-owner.ts'

/** The content has problems, each of which is named: nothing can be shown before they are solved. */
export class ContentError extends Error {
  constructor(problems: ContentProblem[]) {
    super(`content/owner has ${problems.length} problems:\n${problems.map(describeProblem).join('\n')}`)
  }
}

/** "content/owner/work.yaml:12:3: sea-line.start: must be a month like 2024-03" */
export function describeProblem({ file, line, column, key, reason }: ContentProblem): string {
  const place = line === undefined ? '' : `:${line}:${column}`
  return `${[`content/owner/${file}${place}`, key].filter(Boolean).join(': ')}: ${reason}`
}

const root = join(import.meta.dirname, '..')
const folder = join(import.meta.dirname, 'owner')
/** YAML takes a third of a second to read, JSON a hundredth of that; the key tells whether it is of these files. */
const compiledFile = join(root, 'dist', 'content.json')
/** What the result depends on beside the owner's files. */
const code = [
  'content/read-owner.ts',
  'content/translation.ts',
  'content/assemble.ts',
  'content/work-conditions.ts',
  'content/language/work-words.ts',
  'content/language/language-levels.ts',
  'content/pictures.ts',
  'content/background-entries.ts',
  'content/period.ts',
  'contract/content/owner.ts',
]

type Contents = Partial<Record<Language, FullContent>>

function keyOf(): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  for (const { file, src } of readOwnerPictures(folder)) hash.update(file + src)
  for (const file of code) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function readCompiled(key: string): Contents | undefined {
  try {
    const compiled = JSON.parse(readFileSync(compiledFile, 'utf8')) as { key: string; contents: Contents }
    return compiled.key === key ? compiled.contents : undefined
  } catch {
    return undefined
  }
}

async function compile(key: string): Promise<Contents> {
  const { readOwner } = await import('./read-owner.ts')
  const { inLanguage, problems } = readOwner(folder)
  if (problems.length > 0) throw new ContentError(problems)
  const findPicture = findIn(readOwnerPictures(folder))
  const contents: Contents = Object.fromEntries(
    Object.entries(inLanguage).map(([language, owner]) => [
      language,
      assemble(language as Language, owner, findPicture),
    ]),
  )
  try {
    mkdirSync(join(root, 'dist'), { recursive: true })
    const draft = `${compiledFile}.${process.pid}`
    writeFileSync(draft, JSON.stringify({ key, contents }))
    renameSync(draft, compiledFile)
  } catch {
    // A folder that cannot be written to: it is read again at the next start.
  }
  return contents
}

const key = keyOf()
const contents = readCompiled(key) ?? (await compile(key))

/** @throws for a language that the site does not have. */
export function contentIn(language: Language): FullContent {
  const content = contents[language]
  if (!content) throw new Error(`The site has no content in ${language}.`)
  return content
}

/** What is the same in every language can be read from the first. */
const first = Object.values(contents)[0] as FullContent
export const { site, profile, caseStudies } = first
