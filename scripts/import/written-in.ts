/** Tells what language a résumé is written in, by its sentences: names of places and employers are of no language. */
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import type { JsonResume } from './json-resume.ts'

/** So many characters tell. */
const TOLD_BY = 3000

export function writtenIn({ basics, work }: JsonResume): Language {
  const told = work.flatMap(({ summary, highlights }) => [summary, ...highlights])
  const text = [basics.summary, ...told].filter(Boolean).join(' ').slice(0, TOLD_BY)
  return questionLanguage(text, DEFAULT_LANGUAGE)
}
