/** Splits a message into the questions that it asks. */
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { questionWords } from '#server/knowledge/understand/question-words.ts'
import { READ_MAX } from '#server/knowledge/understand/read.ts'
import type { Understanding } from '#server/knowledge/understand/understanding.ts'
import { listIn, questionsOf } from './list-items.ts'

/** Whoever asks for more gets the first of them answered. */
export const MOST_PARTS = 3
/** More clauses are a text, not questions. */
const MOST_CLAUSES = 7
const isAsking = new Set<string>(questionWords)
/** What may be asked without any of these words: "where now, open to something new?" */
const asked = new Set<string>([...questionWords, 'availability', 'contact'])
/** "When she was there, which team…": this alone is half a question. */
const clause = new Set<string>(['when'])

/** Some languages string questions together with commas alone. */
function clausesOf(language: Language, sentence: string): string[] {
  const { strungQuestions } = languageTraits[language]
  if (!strungQuestions) return [sentence]
  const clauses = sentence.split(strungQuestions.at)
  const isQuestion = (clause: string) =>
    languageCues(language)
      .cues.find(foldText(clause).text)
      .some(({ value }) => isAsking.has(value))
  const isSplit = strungQuestions.eachAsks ? clauses.every(isQuestion) : clauses.length > 2
  return isSplit ? clauses : [sentence]
}

/** The clauses of a message, each with the sign that ends it; none if there are more than a question has. */
export function clausesIn(language: Language, whole: string): string[] {
  const numbered = whole.slice(0, READ_MAX).replace(/[①-⑳]/g, '; ')
  const message = normalize(numbered, 'NFKC').slice(0, READ_MAX)
  const clauses = message
    .split(/(?<=[,;?!，；？！。、])|(?<=[.:])(?=\s)|(?<=：)|\n/u)
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  if (clauses.length > MOST_CLAUSES) return []
  const finer = clauses.flatMap((clause) => beforeAnds(language, clause))
  return finer.length > MOST_CLAUSES ? clauses : finer
}

/** "Where does she live and is she free": parted before the word that joins, which may join two nouns as well. */
function beforeAnds(language: Language, clause: string): string[] {
  if (languageTraits[language].isDense) return [clause]
  const { text, origins } = foldText(clause)
  const ands = languageCues(language)
    .cues.find(text)
    .filter(({ value, at }) => value === 'and' && at > 1)
  const places = [...new Set(ands.map(({ at }) => origins[at] ?? 0))].filter((at) => at > 0).sort((a, b) => a - b)
  return [0, ...places].map((at, i) => clause.slice(at, places[i])).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Words that ask for something of a thing: "has she used …" */
const asksOf = (language: Language, text: string) =>
  languageCues(language)
    .cues.find(foldText(text).text)
    .some(({ value }) => isAsking.has(value) || value === 'use')

/** At most three: whoever asks for more gets the first of them answered. */
export function partsOf({ language }: Understanding, whole: string): string[] {
  const list = listIn(whole)
  if (list) return questionsOf(list, (text) => asksOf(language, text))
  const message = normalize(whole.slice(0, READ_MAX), 'NFKC').slice(0, READ_MAX)
  const { cues } = languageCues(language)
  const sentences = message
    .split(/(?<=[?？!！。;；])\s*|(?<=[.])\s+(?=[\p{Lu}\p{Lo}«“"¿¡(])|\n+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const parts = sentences
    .flatMap((sentence) => clausesOf(language, sentence))
    .flatMap((sentence) => questionsIn(sentence, cues))
  return parts.length > 0 ? parts.slice(0, MOST_PARTS) : [message]
}

type Cues = ReturnType<typeof languageCues>['cues']

/** A sentence is parted before "and" with a question word behind it, and before a comma if what stands before it asks. */
function questionsIn(sentence: string, cues: Cues): string[] {
  const { text, origins } = foldText(sentence)
  const found = cues.find(text)
  const opens = (end: number, words: ReadonlySet<string>) => {
    const next = text[end] === ' ' ? end + 1 : end
    return found.some(({ value, at }) => words.has(value) && at === next)
  }
  const asks = (until: number) => found.some(({ value, end }) => end <= until && asked.has(value))
  const isClause = found.some(({ value, at }) => at <= 1 && clause.has(value))
  const ands = found
    .filter(
      ({ value, at, end }) => value === 'and' && at > 4 && (opens(end, isAsking) || (asks(at) && opens(end, asked))),
    )
    .map(({ at, end }) => ({ at: origins[at] ?? 0, end: origins[end] ?? 0 }))
  const commas = isClause
    ? []
    : [...sentence.matchAll(/[,，、]/g)].flatMap(({ index }) => {
        const end = origins.findIndex((origin) => origin > index)
        return end > 0 && asks(end) && opens(end, asked) ? [{ at: index, end: index + 1 }] : []
      })
  let from = 0
  const parts = [...ands, ...commas]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, end }) => {
      if (at < from) return []
      const part = sentence.slice(from, at)
      from = end
      return [part]
    })
  return [...parts, sentence.slice(from)].filter((part) => /[\p{L}\p{N}]/u.test(part))
}
