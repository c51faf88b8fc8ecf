/**
 * Checks everything under `content/` and reports each problem by file, line, key and reason: shapes and lengths, references,
 * dates, values of the wrong type, and interface messages whose keys or placeholders differ between languages.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z as core } from 'zod'
import * as z from 'zod/mini'
import { demoProjects } from '#contract/content/demo.ts'
import * as data from '#contract/content/language-data.ts'
import type { Owner } from '#contract/content/owner.ts'
import { knownLanguages } from '#contract/language.ts'
import { assemble } from '../../content/assemble.ts'
import { findIn, readOwnerPictures } from '../../content/pictures.ts'
import { type ContentProblem, readOwner } from '../../content/read-owner.ts'

export type Problem = ContentProblem

export interface Checked {
  problems: Problem[]
  /** Warnings, which do not prevent publishing. */
  warnings: Problem[]
}

const privacyTexts = z.object({ parts: z.record(z.string(), z.record(z.string(), z.string())) })

type Tree = { [key: string]: string | Tree }
type Report = (file: string, key: string, reason: string) => void

/** "content/owner/work.yaml:12:3: sea-line.start: must be a month like 2024-03" */
export const describeProblem = ({ file, line, column, key, reason }: Problem): string =>
  [`${file}${line === undefined ? '' : `:${line}:${column}`}`, key, reason].filter(Boolean).join(': ')

/**
 * @param folder where `content/` is.
 * @param owner where the owner's files are, and what messages call that folder.
 */
export async function checkContent(
  folder: string,
  owner = { folder: join(folder, 'owner'), shownAs: 'content/owner' },
): Promise<Checked> {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const report: Report = (file, key, reason) => problems.push({ file: `content/${file}`, key, reason })
  const reportOwner: Report = (file, key, reason) => problems.push({ file: `${owner.shownAs}/${file}`, key, reason })

  const read = readOwner(owner.folder)
  for (const problem of read.problems) problems.push({ ...problem, file: `${owner.shownAs}/${problem.file}` })
  for (const { file, texts, missing, first } of read.untranslated) {
    const example = missing < texts ? `, such as ${first}` : ''
    warnings.push({
      file: `${owner.shownAs}/${file}`,
      key: '',
      reason: `${missing} of ${texts} texts are not translated${example}; readers of this language see them in ${read.site.languages[0]}`,
    })
  }
  const written = Object.values(read.inLanguage)[0]
  if (written) {
    checkOwner(written, reportOwner)
    checkPictures(written, new Set(readOwnerPictures(owner.folder).map(({ file }) => file)), reportOwner)
  }
  await checkInterface(folder, report)
  // What adverts and buyers ask for names facts of the owner who comes with the product.
  const comesAlong = owner.folder === join(folder, 'owner')
  if (written && comesAlong && problems.length === 0) await checkFacts(folder, written, report)
  return { problems, warnings }
}

/** References between the owner's files, and dates that only make sense together. */
function checkOwner(owner: Owner, report: Report): void {
  const { work, education, volunteering, languages, skills, testimonials, projects } = owner
  const known = (file: string, key: string, id: string | undefined, all: object, what: string) => {
    if (id !== undefined && !Object.hasOwn(all, id)) report(file, key, `there is no ${what} "${id}"`)
  }
  const inOrder = (file: string, key: string, { start, end }: Partial<Record<'start' | 'end', string | undefined>>) => {
    // As exact as the vaguer of the two: something may start on 2024-03-05 and end in 2024.
    const length = Math.min(start?.length ?? 0, end?.length ?? 0)
    if (start && end && end.slice(0, length) < start.slice(0, length))
      report(file, key, `${end} is before the start ${start}`)
  }
  for (const [id, job] of Object.entries(work)) inOrder('work.yaml', `${id}.end`, job)
  for (const [id, one] of Object.entries(education)) inOrder('education.yaml', `${id}.end`, one)
  for (const [id, one] of Object.entries(volunteering)) inOrder('volunteering.yaml', `${id}.end`, one)
  for (const [code, { name }] of Object.entries(languages)) {
    if (!name && !isLanguageCode(code)) report('languages.yaml', code, 'is no code of a language: give it a name')
  }
  for (const [id, skill] of Object.entries(skills)) {
    for (const [name, { caseStudy }] of Object.entries(skill.projects ?? {}))
      known('skills.yaml', `${id}.projects.${name}.caseStudy`, caseStudy, projects, 'project')
  }
  for (const [id, { caseStudy }] of Object.entries(testimonials))
    known('testimonials.yaml', `${id}.caseStudy`, caseStudy, projects, 'project')
  for (const [id, project] of Object.entries(projects)) {
    const file = `projects/${id}.yaml`
    known(file, 'work', project.work, work, 'job')
    inOrder(file, 'end', project)
    const { nodes = {}, connections = {} } = project.diagram ?? {}
    for (const [name, { from, to }] of Object.entries(connections)) {
      known(file, `diagram.connections.${name}.from`, from, nodes, 'node')
      known(file, `diagram.connections.${name}.to`, to, nodes, 'node')
    }
  }
}

/** A code that browsers have a name for. */
function isLanguageCode(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
  } catch {
    return false
  }
}

/** Files of pictures that the owner names. @param files those that are there. */
function checkPictures({ profile, projects }: Owner, files: Set<string>, report: Report): void {
  const known = (place: string, key: string, file: string | undefined) => {
    if (file && !files.has(file)) report(place, key, `there is no content/owner/pictures/${file}`)
  }
  known('profile.yaml', 'photo.file', profile.photo?.file)
  for (const [id, { pictures = {} }] of Object.entries(projects)) {
    for (const [name, { file }] of Object.entries(pictures)) known(`projects/${id}.yaml`, `pictures.${name}.file`, file)
  }
}

/** Interface messages and language data: the same keys and placeholders in every language as in English. */
async function checkInterface(folder: string, report: Report): Promise<void> {
  const demo = await load<z.ZodMiniType<(owner: string) => unknown>>(folder, 'demo/projects.ts', 'demoProjects', report)
  const projects = z.safeParse(demoProjects, demo?.('Somebody'))
  for (const issue of projects.error?.issues ?? []) report('demo/projects.ts', issue.path.join('.'), reasonOf(issue))
  const concepts = await load(folder, 'language/advert-concepts.ts', 'advertConcepts', report, data.advertConcepts)

  const english = new Map<string, object>()
  for (const file of await translatedFiles(folder, 'en'))
    english.set(file, await import(pathToFileURL(join(folder, inLanguage(file, 'en'))).href))
  for (const language of knownLanguages) {
    const advert = inLanguage('language/{language}/advert', language)
    const words = await load(folder, advert, 'advert', report, data.advertWords)
    if (words && concepts) sameKeys(advert, 'concepts', Object.keys(concepts), words.concepts, report)
    await checkPrivacyNames(folder, inLanguage('interface/{language}/privacy', language), report)
    for (const [file, exported] of english) {
      const models = Object.entries(exported).filter((entry): entry is [string, Tree] => isTree(entry[1]))
      for (const [name, model] of models) {
        const place = inLanguage(file, language)
        const said = (await load(folder, place, name, report)) as Tree | undefined
        if (said) sameMessages(place, '', model, said, report)
      }
    }
    for (const file of await translatedFiles(folder, language)) {
      if (!english.has(file)) report(inLanguage(file, language), '', 'unknown file: English has none like it')
    }
  }
}

/** Checks that the privacy page names every stored personal field, in its section. */
async function checkPrivacyNames(folder: string, file: string, report: Report): Promise<void> {
  const texts = await load(folder, file, 'privacy', report, privacyTexts)
  const names = await load(folder, file, 'privacyNames', report, z.record(z.string(), z.record(z.string(), z.string())))
  for (const [part, named] of Object.entries(names ?? {})) {
    for (const [key, name] of Object.entries(named)) {
      const said = Object.values(texts?.parts[part] ?? {}).join(' ')
      if (texts && !said.includes(name))
        report(file, `privacyNames.${part}.${key}`, `the text of parts.${part} does not say "${name}"`)
    }
  }
}

/** Facts that other files name by id. */
async function checkFacts(folder: string, owner: Owner, report: Report): Promise<void> {
  const { buildLedger } = await import(pathToFileURL(join(folder, 'ledger.ts')).href)
  const { advertConcepts } = await import(pathToFileURL(join(folder, 'language/advert-concepts.ts')).href)
  const findPicture = findIn(readOwnerPictures(join(folder, 'owner')))
  const content = assemble(owner.site.languages[0] ?? 'en', owner, findPicture)
  const facts = new Set<string>(buildLedger(content).map(({ id }: { id: string }) => id))
  const known = (file: string, key: string, id: string) => {
    if (!facts.has(id)) report(file, key, `there is no fact "${id}"`)
  }
  for (const [id, concept] of Object.entries<{ facts: string[]; jobs?: string[] }>(advertConcepts)) {
    for (const fact of concept.facts) known('language/advert-concepts.ts', `${id}.facts`, fact)
    for (const job of concept.jobs ?? []) {
      if (!Object.hasOwn(owner.work, job))
        report('language/advert-concepts.ts', `${id}.jobs`, `there is no job "${job}"`)
    }
  }
}

async function load<S extends z.ZodMiniType>(
  folder: string,
  file: string,
  name: string,
  report: Report,
  schema?: S,
): Promise<z.output<S> | undefined> {
  let module: Record<string, unknown>
  try {
    module = await import(pathToFileURL(join(folder, file)).href)
  } catch (error) {
    const isMissing = (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND'
    report(file, '', isMissing ? 'the file is missing' : String(error))
    return undefined
  }
  if (!(name in module)) {
    report(file, name, 'is not exported')
    return undefined
  }
  if (!schema) return module[name] as z.output<S>
  const parsed = z.safeParse(schema, module[name])
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) report(file, issue.path.join('.'), reasonOf(issue))
  return undefined
}

/** Folders with one folder for each language. */
const translated = ['interface', 'language']
/** Index files. */
const gatherers = ['interface/{language}/page-bundle', 'interface/{language}/content']

/** A language's files with a placeholder for the language: "interface/{language}/chat". */
async function translatedFiles(folder: string, language: string): Promise<string[]> {
  const lists = await Promise.all(
    translated.map(async (part) =>
      (await filesIn(join(folder, part, language))).map((name) => `${part}/{language}/${name}`),
    ),
  )
  return lists
    .flat()
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => !gatherers.includes(name))
}

/** Empty for a missing folder: each English file is then reported as missing. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder, { recursive: true }).catch(() => [])

const inLanguage = (file: string, language: string) => `${file.replace('{language}', language)}.ts`

/** True for nested texts only: lists and patterns are language data and may differ. */
const isTree = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTree))

function sameKeys(file: string, key: string, ids: string[], texts: object, report: Report): void {
  for (const id of ids) if (!Object.hasOwn(texts, id)) report(file, `${key}.${id}`, 'the translation is missing')
  for (const id of Object.keys(texts))
    if (!ids.includes(id)) report(file, `${key}.${id}`, 'unknown id: nothing in the data has it')
}

/** Compares messages with English: the same keys (plural endings aside), none empty, the same placeholders. */
function sameMessages(file: string, at: string, model: Tree, messages: Tree, report: Report): void {
  for (const [key, english] of Object.entries(model)) {
    const path = at ? `${at}.${key}` : key
    const said = messages[key]
    if (said === undefined) report(file, path, 'the translation is missing')
    else if (typeof english === 'object' && typeof said === 'object') sameMessages(file, path, english, said, report)
    else if (typeof english !== 'string' || typeof said !== 'string')
      report(file, path, 'is not of the same kind as in English')
    else if (said.trim() === '') report(file, path, 'is empty')
    else if (placeholders(english, key) !== placeholders(said, key)) {
      const [own, wanted] = [placeholders(said, key) || 'none', placeholders(english, key) || 'none']
      report(file, path, `has the placeholders ${own}, in English ${wanted}`)
    }
  }
  for (const key of Object.keys(messages)) {
    if (!(key in model)) report(file, at ? `${at}.${key}` : key, 'unknown key: English has none like it')
  }
}

/** A singular may contain its number or spell it out. */
function placeholders(text: string, key: string): string {
  const named = new Set(text.match(/\{\{\w+\}\}/g))
  if (key.endsWith('_one')) named.delete('{{count}}')
  return [...named].sort().join(' ')
}

function reasonOf(issue: core.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.join(', ')}`
  return issue.message
}
