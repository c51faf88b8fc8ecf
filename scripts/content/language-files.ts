/** Which files a language has, and which of English's it lacks. Loads none of them: a language is not all there while it is added. */
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { knownLanguages } from '../../contract/site/known-languages.ts'
import type { Problem } from './problem.ts'

/** Folders with one folder for each language. */
const translated = ['interface', 'language']

/** With a placeholder for the language: "interface/{language}/chat/chat.ts", "language/{language}/terms.txt". */
export async function languageFiles(folder: string, language: string): Promise<string[]> {
  const lists = await Promise.all(
    translated.map(async (part) => {
      // None for a missing folder: each file of English is then missing.
      const names = await readdir(join(folder, part, language), { recursive: true }).catch(() => [])
      return names.map((name) => `${part}/{language}/${name}`)
    }),
  )
  return lists.flat().filter((name) => /\.(?:ts|txt)$/.test(name))
}

export const inLanguage = (file: string, language: string): string => file.replace('{language}', language)

/** Measurements have a file of cases for each language: `{language}.jsonl` of each set. None where `bench/` was left out. */
async function benchFiles(folder: string, language: string): Promise<string[]> {
  const names = await readdir(join(folder, '..', 'bench'), { recursive: true }).catch(() => [])
  return names
    .filter((name) => basename(name) === `${language}.jsonl`)
    .map((name) => join(dirname(name), '{language}.jsonl'))
}

/** What English has and a language lacks. @param folder where `content/` is, with `bench/` beside it. */
export async function missingFiles(folder: string): Promise<Problem[]> {
  return [
    ...(await lackingIn('content', (language) => languageFiles(folder, language))),
    ...(await lackingIn('bench', (language) => benchFiles(folder, language))),
  ]
}

async function lackingIn(name: string, filesOf: (language: string) => Promise<string[]>): Promise<Problem[]> {
  const english = await filesOf('en')
  const lists = await Promise.all(
    knownLanguages.map(async (language) => {
      const present = new Set(await filesOf(language))
      return english.filter((file) => !present.has(file)).map((file) => inLanguage(file, language))
    }),
  )
  return lists.flat().map((file) => ({ file: `${name}/${file}`, key: '', reason: 'the file is missing' }))
}
