/** Which files a language has, and which of English's it lacks. Loads none of them: a language is not all there while it is added. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
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

/** What English has and a language lacks. */
export async function missingFiles(folder: string): Promise<Problem[]> {
  const english = await languageFiles(folder, 'en')
  const lists = await Promise.all(
    knownLanguages.map(async (language) => {
      const present = new Set(await languageFiles(folder, language))
      return english.filter((file) => !present.has(file)).map((file) => inLanguage(file, language))
    }),
  )
  return lists.flat().map((file) => ({ file: `content/${file}`, key: '', reason: 'the file is missing' }))
}
