/** Reads and checks `writing/*.md`, and what of it there is in other languages. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { type ArticleFile, articleFile } from '#contract/content/article.ts'
import { id as idSchema } from '#contract/content/fields.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language, shownLanguage } from '#contract/language.ts'
import { translate, translationSchema } from '../translation.ts'
import { type ArticleText, readText } from '../writing/article-text.ts'
import { readUtf8, wrongEncoding } from './read-utf8.ts'
import { type ContentProblem, checked, namesIn, parseYaml, type Source, type WrittenFile } from './read-yaml.ts'

/** What is found is added to these. */
interface Findings {
  problems: ContentProblem[]
  written: Map<string, WrittenFile>
  translations: { language: Language; file: string; texts: number; missing: string[] }[]
  /** Of the articles, by file. */
  texts: Map<string, ArticleText>
}

type Words = { title?: string; summary?: string; tags?: Record<string, string> }
const translated = translationSchema(articleFile) as z.ZodMiniType<Words>

/** @param languages of the site. @returns the articles by id, as each language's readers get them. */
export function readArticles(
  folder: string,
  languages: readonly Language[],
  { problems, written, translations, texts }: Findings,
): Partial<Record<Language, Record<string, ArticleFile>>> {
  const [own] = languages
  if (!own) return {}
  const ids = namesIn(join(folder, 'writing'), '.md')
  const all = recordOf(languages, (): Record<string, ArticleFile> => ({}))
  const read = (file: string) => {
    const source = readMarkdown(folder, file)
    const { value, passages, locate, commentBehind } = source
    // What stands in the text is reviewed like every other text.
    if (value) written.set(file, { value: { ...value, text: passages }, locate, commentBehind })
    texts.set(file, source.text)
    return source
  }

  for (const id of ids) {
    const file = `writing/${id}.md`
    if (!idSchema.safeParse(id).success)
      problems.push({ file, key: '', reason: 'must have a name of lower-case words joined by hyphens' })
    const source = read(file)
    const front = checked(file, source, articleFile, problems)
    if (!front) continue
    const { language: first = own, ...rest } = front
    if (!languages.includes(first)) {
      const reason = `must be a language of the site: ${languages.join(', ')}`
      problems.push({ file, ...source.locate(['language']), key: 'language', reason })
    }
    const versions: Partial<Record<Language, Omit<ArticleFile, 'languages'>>> = {
      [first]: { ...rest, language: first, body: source.body },
    }
    for (const language of languages.filter((one) => one !== first)) {
      const place = `${language}/${file}`
      const there = existsSync(join(folder, place))
      const translation = there ? read(place) : undefined
      const words = translation && checked(place, translation, translated, problems)
      const { value, texts: count, missing, unknown } = translate(articleFile, rest, words)
      const lacking = missing.map(({ path }) => path.join('.'))
      translations.push({ language, file: place, texts: count + 1, missing: there ? lacking : [...lacking, 'text'] })
      if (!translation || !words) continue
      for (const path of unknown) {
        const at = translation.locate(path)
        problems.push({ file: place, ...at, key: path.join('.'), reason: `is unknown: nothing in ${file} has it` })
      }
      for (const key of lacking.filter((key) => !key.startsWith('tags.')))
        problems.push({ file: place, ...translation.locate([]), key, reason: 'is missing' })
      versions[language] = { ...value, language, body: translation.body }
    }
    const there = languages.filter((language) => versions[language])
    for (const language of languages) {
      const version = versions[shownLanguage(language, there)]
      if (version) Object.assign(all[language] ?? {}, { [id]: { ...version, languages: there } })
    }
    const twice = `${first}/${file}`
    if (existsSync(join(folder, twice)))
      problems.push({ file: twice, key: '', reason: `${file} is in this language already` })
  }
  for (const language of knownLanguages) {
    for (const id of namesIn(join(folder, language, 'writing'), '.md')) {
      const file = `${language}/writing/${id}.md`
      const reason = `is a translation of nothing: write writing/${id}.md, with language: ${language} if it is in no other`
      if (!ids.includes(id)) problems.push({ file, key: '', reason })
    }
  }
  return all
}

interface MarkdownSource extends Source {
  value: object | undefined
  body: string
  text: ArticleText
  passages: string[]
}

/** A file of Markdown below its front matter. Its passages are its `text`. */
function readMarkdown(folder: string, file: string): MarkdownSource {
  const read = readUtf8(join(folder, file))
  if (!('text' in read)) return unread({ file, ...read, ...wrongEncoding })
  const whole = read.text
  const [opening, front = ''] = /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(whole) ?? []
  if (opening === undefined) {
    const reason = 'must begin with a line ---, the title and the like, and another line ---'
    return unread({ file, line: 1, column: 1, key: '', reason })
  }
  const source = parseYaml(front, file, 1)
  const body = whole.slice(opening.length)
  const linesBefore = opening.split('\n').length - 1
  const text = readText(body)
  const { passages, faults } = text
  const problems = [
    ...source.problems,
    ...faults.map(({ line, reason }) => ({ file, line: line + linesBefore, column: 1, key: 'text', reason })),
    ...(passages.every(({ text }) => text === '')
      ? [{ file, line: linesBefore, column: 1, key: 'text', reason: 'is empty' }]
      : []),
  ]
  return {
    value: source.value as object | undefined,
    body,
    text,
    passages: passages.map(({ text }) => text),
    problems,
    commentBehind: (path) => source.commentBehind(path),
    locate: ([key, at, ...rest]) => {
      if (key !== 'text') return source.locate([key, at, ...rest].filter((part) => part !== undefined))
      const { line = 1 } = passages[Number(at)] ?? {}
      return { line: line + linesBefore, column: 1 }
    },
  }
}

const unread = (problem: ContentProblem): MarkdownSource => ({
  value: undefined,
  body: '',
  text: readText(''),
  passages: [],
  problems: [problem],
  locate: () => ({}),
  commentBehind: () => undefined,
})
