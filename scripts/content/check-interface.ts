/** Checks interface messages and language data: the same keys and placeholders in every language as in English. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z as core } from 'zod'
import * as z from 'zod/mini'
import { meaningsIn } from '#content/language/load/load-meanings.ts'
import { termsIn } from '#content/language/load/load-terms.ts'
import { thesaurusIn } from '#content/language/load/load-thesaurus.ts'
import { messageKinds } from '#contract/chat/message-kinds.ts'
import { demoProjects } from '#contract/content/demo.ts'
import * as data from '#contract/content/language-data.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { commandSamples } from '#server/knowledge/kinds/command-examples.ts'
import { readExamples } from '#server/knowledge/kinds/examples.ts'
import { masks } from '#server/knowledge/kinds/signals.ts'
import { inLanguage, languageFiles } from './language-files.ts'
import type { Report } from './problem.ts'

const privacyTexts = z.object({ parts: z.record(z.string(), z.record(z.string(), z.string())) })

type Tree = { [key: string]: string | Tree }

/**
 * Reports each file, text and placeholder of a language that is not as in English.
 * @param advise is told where nothing is wrong but the language.
 */
export async function checkInterface(folder: string, report: Report, advise: Report): Promise<void> {
  const demo = await load<z.ZodMiniType<(owner: string) => unknown>>(folder, 'demo/projects.ts', 'demoProjects', report)
  const projects = z.safeParse(demoProjects, demo?.('Somebody'))
  for (const issue of projects.error?.issues ?? []) report('demo/projects.ts', issue.path.join('.'), reasonOf(issue))

  const english = new Map<string, object>()
  const written = await languageFiles(folder, 'en')
  for (const file of written.filter(isOfTexts))
    english.set(file, await import(pathToFileURL(join(folder, inLanguage(file, 'en'))).href))
  for (const language of knownLanguages) {
    const advert = inLanguage('language/{language}/advert.ts', language)
    await load(folder, advert, 'advert', report, data.advertWords)
    checkExamples(language, report)
    checkCommands(language, report)
    checkLists(language, report)
    checkMeanings(language, report)
    await checkPrivacyNames(folder, inLanguage('interface/{language}/privacy.ts', language), report)
    for (const [file, exported] of english) {
      const models = Object.entries(exported).filter((entry): entry is [string, Tree] => isTree(entry[1]))
      for (const [name, model] of models) {
        const place = inLanguage(file, language)
        const said = (await load(folder, place, name, report)) as Tree | undefined
        if (said) sameMessages({ file: place, plurals: pluralsOf(language) }, '', model, said, report)
        if (said && language !== 'en' && isCopy(model, said))
          advise(place, name, 'is all in English', `Write it in ${nameOf(language)}.`)
      }
    }
    for (const file of await languageFiles(folder, language)) {
      if (!written.includes(file) && !isOfExamples(file))
        report(inLanguage(file, language), '', 'unknown file: English has none like it')
    }
  }
}

/** Below these a kind of message, or an action of the page, is not told from the others. */
const FEWEST_EXAMPLES = 8

/** Every kind of message has examples in every language, with names only where they stand for some. */
function checkExamples(language: Language, report: Report): void {
  const file = `language/${language}/messages`
  const examples = readOr(() => readExamples(language), file, report)
  if (!examples) return
  for (const { kind, text } of examples) {
    for (const [, name = ''] of text.matchAll(/\{(\w*)\}/g)) {
      if (!(name in masks)) report(file, kind, `"${text}" has {${name}}, which stands for nothing`)
    }
  }
  checkCounts(examples, messageKinds, file, report)
}

/** Every action of the page that English asks for is asked for in every language. */
function checkCommands(language: Language, report: Report): void {
  const file = `language/${language}/commands.txt`
  const samples = readOr(() => commandSamples(language), file, report)
  const labels = new Set(commandSamples('en').map(({ kind }) => kind))
  if (samples) checkCounts(samples, labels, file, report)
}

function checkCounts(samples: { kind: string }[], kinds: Iterable<string>, file: string, report: Report): void {
  const of = Map.groupBy(samples, ({ kind }) => kind)
  for (const kind of kinds) {
    const count = of.get(kind)?.length ?? 0
    if (count < FEWEST_EXAMPLES) report(file, kind, `has ${count} examples; at least ${FEWEST_EXAMPLES} are needed`)
  }
}

/** The lists of words say something in every language. */
function checkLists(language: Language, report: Report): void {
  const terms = `language/${language}/terms.txt`
  if (readOr(() => termsIn(language), terms, report)?.length === 0)
    report(terms, '', 'has no line like "name | other name: what it is"')
  const thesaurus = `language/${language}/thesaurus`
  const groups = readOr(() => thesaurusIn(language), thesaurus, report)
  for (const [name, lines] of [['employers.txt', groups?.employers] as const, ['words.txt', groups?.others] as const]) {
    if (lines?.length === 0) report(`${thesaurus}/${name}`, '', 'has no line like "word | word of the same meaning"')
  }
}

/** Each meaning is said in every language, and is general in all of them or in none. */
function checkMeanings(language: Language, report: Report): void {
  const file = 'language/meanings'
  const english = readOr(() => meaningsIn('en'), file, report) ?? []
  meaningsIn(language).forEach(({ said, kinds }, i) => {
    const { said: [name = ''] = [], kinds: others = [] } = english[i] ?? {}
    if (said.length === 0) report(file, name, `has no words in ${language}`)
    else if (kinds.length > 0 !== others.length > 0)
      report(file, name, `leads to kinds in English or in ${language}, and not in the other`)
  })
}

/** @returns undefined where that cannot be read, which is reported; a missing file is reported once, with all the others. */
function readOr<Value>(read: () => Value, file: string, report: Report): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (!isMissing(error)) report(file, '', error instanceof Error ? error.message : String(error))
    return undefined
  }
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

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
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  let module: Record<string, unknown>
  try {
    module = await import(pathToFileURL(path).href)
  } catch (error) {
    report(file, '', String(error))
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

/** Index files. */
const gatherers = [
  'interface/{language}/page-bundle.ts',
  'interface/{language}/content.ts',
  'interface/{language}/skill-evidence.ts',
  'interface/{language}/imprint.ts',
  'interface/{language}/writing-bundle.ts',
  'interface/{language}/articles.ts',
  'interface/{language}/drawings.ts',
  'interface/{language}/search-entries.ts',
]

/** Words by which something is recognised: a language may have none for what English has some for. */
const wordLists = ['language/{language}/claims.ts']

/** Whether a file has texts of its own, which English has too. */
const isOfTexts = (file: string): boolean =>
  file.endsWith('.ts') && !gatherers.includes(file) && !wordLists.includes(file)

/** Examples are counted by their kind, in whatever files they are. */
const isOfExamples = (file: string): boolean => file.startsWith('language/{language}/messages/')

/** True for nested texts only: lists and patterns are language data and may differ. */
const isTree = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTree))

interface Place {
  file: string
  /** Forms of the plural that English does without, each with a number that takes it. */
  plurals: Map<string, number>
}

/** Greater numbers are counted nowhere: the "many" of French and Spanish begins at a million. */
const COUNTED_MAX = 200

/** The forms that a language has beside those of English. */
export function pluralsOf(language: string): Map<string, number> {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: COUNTED_MAX + 1 }, (_, i) => COUNTED_MAX - i)
  const forms = new Map(numbers.map((number) => [rules.select(number) as string, number]))
  forms.delete('one')
  forms.delete('other')
  return forms
}

/** Compares messages with English: the same keys and the plurals of the language, none empty, the same placeholders. */
export function sameMessages(place: Place, at: string, model: Tree, messages: Tree, report: Report): void {
  const { file } = place
  for (const [key, english] of Object.entries(model)) {
    const path = at ? `${at}.${key}` : key
    const said = messages[key]
    if (said === undefined) report(file, path, 'the translation is missing')
    else if (typeof english === 'object' && typeof said === 'object') sameMessages(place, path, english, said, report)
    else if (typeof english !== 'string' || typeof said !== 'string')
      report(file, path, 'is not of the same kind as in English')
    else if (said.trim() === '') report(file, path, 'is empty')
    else if (placeholders(english, key) !== placeholders(said, key)) {
      const [own, wanted] = [placeholders(said, key) || 'none', placeholders(english, key) || 'none']
      report(file, path, `has the placeholders ${own}, in English ${wanted}`)
    }
  }
  const plurals = pluralKeys(place, model)
  for (const [key, { number, like }] of plurals) {
    const path = at ? `${at}.${key}` : key
    const [english, said] = [model[like], messages[key]]
    if (said === undefined) report(file, path, `the form of the plural is missing that ${number} takes`)
    else if (
      typeof english !== 'string' ||
      typeof said !== 'string' ||
      placeholders(english, key) !== placeholders(said, key)
    )
      report(file, path, `has other placeholders than ${like} in English`)
  }
  for (const key of Object.keys(messages)) {
    if (!(key in model) && !plurals.has(key))
      report(file, at ? `${at}.${key}` : key, 'unknown key: English has none like it')
  }
}

/** The plurals that a language must have beside those of English, each with a number that takes it and the one that it is like. */
const pluralKeys = ({ plurals }: Place, model: Tree): Map<string, { number: number; like: string }> =>
  new Map(
    Object.keys(model)
      .filter((key) => key.endsWith('_other'))
      .flatMap((like) =>
        [...plurals].map(([form, number]) => [like.replace(/other$/, form), { number, like }] as const),
      ),
  )

/** Names and single words are the same in many languages; what has sentences was copied. */
const isCopy = (model: Tree, said: Tree): boolean =>
  JSON.stringify(said) === JSON.stringify(model) && JSON.stringify(model).split(' ').length > FEWEST_WORDS
const FEWEST_WORDS = 8

const nameOf = (language: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(language)

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
