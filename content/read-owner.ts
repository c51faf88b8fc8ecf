/** Reads and checks `content/owner/`: every problem is named by file, line, key and what to do about it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { type Owner, type OwnerFiles, ownerFiles, type ProjectFile, projectFile } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { siteFile } from '#contract/site/schema.ts'
import { site as current } from '#contract/site/site.ts'
import { translate, translationSchema } from './translation.ts'

export interface ContentProblem {
  /** Below the owner's folder. */
  file: string
  line?: number
  column?: number
  key: string
  reason: string
}

export interface OwnerInLanguages {
  site: Owner['site']
  /** What the owner wrote in each language of the site. */
  inLanguage: Partial<Record<Language, Owner>>
  problems: ContentProblem[]
  /** The files as they were written, by name. */
  written: Map<string, WrittenFile>
  /** How many texts of a file have a translation. */
  translations: { language: Language; file: string; texts: number; missing: string[] }[]
  /** These texts, by the language whose readers see them. */
  fallbackTexts: Partial<Record<Language, string[]>>
}

export interface WrittenFile {
  value: unknown
  /** Where the value at a path stands, or the nearest one around it. */
  locate(path: PropertyKey[]): Pick<ContentProblem, 'line' | 'column'>
}

interface Source extends WrittenFile {
  problems: ContentProblem[]
}

/** Without these there is no site. */
const required = new Set(['profile'])

/** @param folder such as `content/owner`. */
export function readOwner(folder: string): OwnerInLanguages {
  const problems: ContentProblem[] = []
  const written: OwnerInLanguages['written'] = new Map()
  const translations: OwnerInLanguages['translations'] = []
  const fallbackTexts: OwnerInLanguages['fallbackTexts'] = {}
  const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | undefined => {
    const source = readYaml(folder, file)
    written.set(file, source)
    problems.push(...source.problems)
    if (source.problems.length > 0) return undefined
    const parsed = z.safeParse(schema, source.value, { reportInput: true })
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      problems.push({ file, ...source.locate(issue.path), key: issue.path.join('.'), reason: reasonOf(issue) })
    }
    return undefined
  }

  const site = read('site.yaml', siteFile)
  const base = Object.fromEntries(
    Object.entries(ownerFiles).map(([kind, schema]) => {
      const file = `${kind}.yaml`
      return [kind, existsSync(join(folder, file)) || required.has(kind) ? read(file, schema) : {}]
    }),
  ) as Partial<OwnerFiles>
  const projects: Record<string, ProjectFile> = {}
  for (const id of namesIn(join(folder, 'projects'))) {
    const project = read(`projects/${id}.yaml`, projectFile)
    if (project) projects[id] = project
  }
  if (!site || problems.length > 0) {
    return {
      site: site ?? current,
      inLanguage: {},
      problems,
      written,
      translations,
      fallbackTexts,
    }
  }

  const owner = { site, ...(base as OwnerFiles), projects: newestFirst(projects) }
  const [own, ...others] = site.languages
  const inLanguage: Partial<Record<Language, Owner>> = { [own as Language]: owner }
  for (const language of others) {
    const say = <Value>(file: string, schema: z.ZodMiniType, value: Value): Value => {
      const place = `${language}/${file}`
      const translated = translationSchema(schema)
      const words = translated && existsSync(join(folder, place)) ? read(place, translated as z.ZodMiniType) : undefined
      const { value: said, texts, missing, unknown } = translate(schema, value, words)
      for (const path of unknown) {
        const at = written.get(place)?.locate(path)
        problems.push({ file: place, ...at, key: path.join('.'), reason: `is unknown: nothing in ${file} has it` })
      }
      if (texts > 0)
        translations.push({ language, file: place, texts, missing: missing.map(({ path }) => path.join('.')) })
      fallbackTexts[language] = [...(fallbackTexts[language] ?? []), ...missing.map(({ text }) => text)]
      return said
    }
    const files = Object.fromEntries(
      Object.entries(ownerFiles).map(([kind, schema]) => [
        kind,
        say(`${kind}.yaml`, schema, (owner as unknown as Record<string, unknown>)[kind]),
      ]),
    ) as unknown as OwnerFiles
    inLanguage[language] = {
      site,
      ...files,
      projects: Object.fromEntries(
        Object.entries(owner.projects).map(([id, project]) => [id, say(`projects/${id}.yaml`, projectFile, project)]),
      ),
    }
  }
  return { site, inLanguage, problems, written, translations, fallbackTexts }
}

const newestFirst = (projects: Record<string, ProjectFile>): Record<string, ProjectFile> =>
  Object.fromEntries(
    Object.entries(projects).sort(([, one], [, other]) => other.published.localeCompare(one.published)),
  )

/** The names of the YAML files of a folder, without their endings. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return files.map((file) => file.slice(0, -'.yaml'.length)).sort()
}

function readYaml(folder: string, file: string): Source {
  let text: string
  try {
    text = readFileSync(join(folder, file), 'utf8')
  } catch {
    return { value: undefined, problems: [{ file, key: '', reason: 'the file is missing' }], locate: () => ({}) }
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
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
