/** The list of articles, and each as its author wrote it. */
import { writingTexts } from '#content/interface/writing-texts.ts'
import { contentIn } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import type { Article } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { fittingTitle } from '#contract/seo/search-results.ts'
import { nameOf } from './language-name.ts'
import { heading, join, link, list, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

const words = (language: Language) => createTranslate(language, writingTexts[language])

export const articlesTitle = ({ language, content }: Writing): string =>
  words(language)('meta.list.title', { name: content.profile.name })

export function articleList({ language, at }: Writing): string {
  const t = words(language)
  return join(
    heading(1, t('heading')),
    plain(t('intro')),
    ...contentIn(language).articles.map((article) =>
      join(
        heading(2, article.title),
        particulars(article, language),
        plain(article.summary),
        link(article.title, at(`/writing/${article.id}.md`)),
      ),
    ),
    list([link(t('feed'), at('/writing.xml'))]),
  )
}

export function articleTitle({ language, content }: Writing, id: string): string {
  const { title } = find(language, id)
  return fittingTitle(words(language)('meta.article', { article: title, name: content.profile.name }), title)
}

export function article({ language, at, content }: Writing, id: string): string {
  const t = words(language)
  const found = find(language, id)
  const projects = content.caseStudies.filter((study) => found.projects.includes(study.id))
  return join(
    heading(1, found.title),
    particulars(found, language),
    found.language !== language && `*${plain(t('untranslated', { language: nameOf(found.language, language) }))}*`,
    plain(found.summary),
    withAddresses(found.body.trim(), at),
    projects.length > 0 && heading(2, t('projects', { count: projects.length })),
    list(projects.map(({ id, title }) => link(title, at(`/case-study/${id}.md`)))),
    list([link(t('back'), at('/writing.md'))]),
  )
}

const find = (language: Language, id: string): Article => {
  const found = contentIn(language).articles.find((one) => one.id === id)
  if (!found) throw new Error(`There is no article ${id}.`)
  return found
}

const particulars = ({ published, minutes, tags }: Article, language: Language): string =>
  [published, words(language)('read', { count: minutes }), ...tags.map(({ text }) => text)].map(plain).join(' · ')

/** With absolute addresses, because it is read elsewhere. */
const withAddresses = (body: string, at: Writing['at']): string =>
  body.replace(/\]\((\/[^()\s]*)\)/g, (_, path: string) => `](${at(path)})`)
