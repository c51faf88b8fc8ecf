/** Reads and checks `content/owner/`: every problem is named by file, line, key and what to do about it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { type Owner, type OwnerFiles, ownerFiles, type ProjectFile, projectFile } from '#contract/content/owner.ts'
import { keysOf } from '#contract/keys.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import { siteFile } from '#contract/site/schema.ts'
import { site as current } from '#contract/site/site.ts'
import { translate, translationSchema } from '../translation.ts'
import type { ArticleText } from '../writing/article-text.ts'
import { readArticles } from './read-articles.ts'
import { type ContentProblem, checked, namesIn, readYaml, type WrittenFile } from './read-yaml.ts'

export interface OwnerInLanguages {
  site: Owner['site']
  /** What the owner wrote in each language of the site. */
  inLanguage: Partial<Record<Language, Owner>>
  problems: ContentProblem[]
  /** The files as they were written, by name. */
  written: Map<string, WrittenFile>
  /** What is in the articles, by file. */
  articleTexts: Map<string, ArticleText>
  /** How many texts of a file have a translation. */
  translations: { language: Language; file: string; texts: number; missing: string[] }[]
  /** These texts, by the language whose readers see them. */
  fallbackTexts: Partial<Record<Language, string[]>>
}

/** Without these there is no site. */
const required = new Set(['profile'])

/** @param folder such as `content/owner`. */
export function readOwner(folder: string): OwnerInLanguages {
  const problems: ContentProblem[] = []
  const written: OwnerInLanguages['written'] = new Map()
  const translations: OwnerInLanguages['translations'] = []
  const articleTexts: OwnerInLanguages['articleTexts'] = new Map()
  const fallbackTexts: OwnerInLanguages['fallbackTexts'] = {}
  const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | undefined => {
    const source = readYaml(folder, file)
    written.set(file, source)
    return checked(file, source, schema, problems)
  }

  const site = read('site.yaml', siteFile)
  const base = Object.fromEntries(
    Object.entries(ownerFiles).map(([kind, schema]) => {
      const file = `${kind}.yaml`
      return [kind, existsSync(join(folder, file)) || required.has(kind) ? read(file, schema) : {}]
    }),
  ) as Partial<OwnerFiles>
  const projects: Record<string, ProjectFile> = {}
  for (const id of namesIn(join(folder, 'projects'), '.yaml')) {
    const project = read(`projects/${id}.yaml`, projectFile)
    if (project) projects[id] = project
  }
  const articles = readArticles(folder, site?.languages ?? [], { problems, written, translations, texts: articleTexts })
  if (!site || problems.length > 0) {
    return {
      site: site ?? current,
      inLanguage: {},
      problems,
      written,
      articleTexts,
      translations,
      fallbackTexts,
    }
  }

  const [own, ...others] = site.languages
  const writing = (language: Language | undefined) => newestFirst(articles[language ?? DEFAULT_LANGUAGE] ?? {})
  const owner = { site, ...(base as OwnerFiles), projects: newestFirst(projects), writing: writing(own) }
  const inLanguage: Partial<Record<Language, Owner>> = own ? { [own]: owner } : {}
  for (const language of others) {
    const say = <Value>(file: string, schema: z.ZodMiniType, value: Value): Value => {
      const place = `${language}/${file}`
      const translated = translationSchema(schema)
      const words = translated && existsSync(join(folder, place)) ? read(place, translated as z.ZodMiniType) : undefined
      const { value: said, texts, missing, unknown } = translate(schema, value, words)
      if (unknown.length > 0 && isEmpty(value)) {
        const reason = `is a translation of nothing: ${file} is empty, or not there`
        problems.push({ file: place, line: 1, column: 1, key: '', reason })
        return said
      }
      for (const path of unknown) {
        const at = written.get(place)?.locate(path)
        problems.push({ file: place, ...at, key: path.join('.'), reason: `is unknown: nothing in ${file} has it` })
      }
      if (texts > 0)
        translations.push({ language, file: place, texts, missing: missing.map(({ path }) => path.join('.')) })
      fallbackTexts[language] = [...(fallbackTexts[language] ?? []), ...missing.map(({ text }) => text)]
      return said
    }
    const files: OwnerFiles = { ...owner }
    const sayFile = <Kind extends keyof OwnerFiles>(kind: Kind) => {
      files[kind] = say(`${kind}.yaml`, ownerFiles[kind], files[kind])
    }
    for (const kind of keysOf(ownerFiles)) sayFile(kind)
    inLanguage[language] = {
      site,
      ...files,
      projects: Object.fromEntries(
        Object.entries(owner.projects).map(([id, project]) => [id, say(`projects/${id}.yaml`, projectFile, project)]),
      ),
      writing: writing(language),
    }
  }
  return { site, inLanguage, problems, written, articleTexts, translations, fallbackTexts }
}

const isEmpty = (value: unknown): boolean => Object.keys(value ?? {}).length === 0

/** Of those that were published on one day, as all are that an import writes, the one that ran last. */
const newestFirst = <Published extends { published: string; start?: string | undefined; end?: string | undefined }>(
  all: Record<string, Published>,
) => {
  const ran = ({ start, end }: Published) => (start && !end ? '9999' : (end ?? ''))
  return Object.fromEntries(
    Object.entries(all).sort(
      ([, one], [, other]) =>
        other.published.localeCompare(one.published) ||
        ran(other).localeCompare(ran(one)) ||
        (other.start ?? '').localeCompare(one.start ?? ''),
    ),
  )
}
