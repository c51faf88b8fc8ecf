/** Checks interface messages and language data: the same keys and placeholders in every language as in English. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z as core } from 'zod'
import * as z from 'zod/mini'
import { messageKinds } from '#contract/chat/message-kinds.ts'
import { demoProjects } from '#contract/content/demo.ts'
import * as data from '#contract/content/language-data.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { readExamples } from '#server/knowledge/kinds/examples.ts'
import { masks } from '#server/knowledge/kinds/signals.ts'
import type { Report } from './problem.ts'

const privacyTexts = z.object({ parts: z.record(z.string(), z.record(z.string(), z.string())) })

type Tree = { [key: string]: string | Tree }

/** Reports each file, text and placeholder of a language that is not as in English. */
export async function checkInterface(folder: string, report: Report): Promise<void> {
  const demo = await load<z.ZodMiniType<(owner: string) => unknown>>(folder, 'demo/projects.ts', 'demoProjects', report)
  const projects = z.safeParse(demoProjects, demo?.('Somebody'))
  for (const issue of projects.error?.issues ?? []) report('demo/projects.ts', issue.path.join('.'), reasonOf(issue))

  const english = new Map<string, object>()
  for (const file of await translatedFiles(folder, 'en'))
    english.set(file, await import(pathToFileURL(join(folder, inLanguage(file, 'en'))).href))
  for (const language of knownLanguages) {
    const advert = inLanguage('language/{language}/advert', language)
    await load(folder, advert, 'advert', report, data.advertWords)
    checkExamples(language, report)
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

/** Below these a kind of message is not told from the others. */
const FEWEST_EXAMPLES = 8

/** Every kind of message has examples in every language, with names only where they stand for some. */
function checkExamples(language: Language, report: Report): void {
  const file = `language/${language}/messages`
  const counts = new Map<string, number>()
  try {
    for (const { kind, text } of readExamples(language)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      for (const [, name = ''] of text.matchAll(/\{(\w*)\}/g)) {
        if (!(name in masks)) report(file, kind, `"${text}" has {${name}}, which stands for nothing`)
      }
    }
  } catch (error) {
    report(file, '', error instanceof Error ? error.message : String(error))
    return
  }
  for (const kind of messageKinds) {
    const count = counts.get(kind) ?? 0
    if (count < FEWEST_EXAMPLES) report(file, kind, `has ${count} examples; at least ${FEWEST_EXAMPLES} are needed`)
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
const gatherers = [
  'interface/{language}/page-bundle',
  'interface/{language}/content',
  'interface/{language}/skill-evidence',
  'interface/{language}/writing-bundle',
  'interface/{language}/articles',
  'interface/{language}/drawings',
  'interface/{language}/search-entries',
]

/** A language's files with a placeholder for the language: "interface/{language}/chat/chat". */
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
