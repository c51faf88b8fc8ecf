/** What is shown at an address of the writing section, and what it is called. */
import type { ArticleSummary, Profile, Statement } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { beginning, fittingTitle } from '#contract/seo/search-results.ts'
import { paths } from '#web/platform/paths.ts'
import type { Writing } from './i18n.tsx'

/** The articles on one topic. */
export const tagPath = (id: string): string => `${paths.writing}/tags/${id}`

export type View =
  | { kind: 'list'; tag?: Statement }
  | { kind: 'article'; article: ArticleSummary }
  | { kind: 'missing' }

export function viewAt(path: string, { articles, language }: Pick<Writing, 'articles' | 'language'>): View {
  if (path === paths.writing) return { kind: 'list' }
  const tag = tagsOf(articles, language).find(({ id }) => path === tagPath(id))
  if (tag) return { kind: 'list', tag }
  const article = articles.find(({ id }) => path === paths.article(id))
  return article ? { kind: 'article', article } : { kind: 'missing' }
}

/** The topics of all articles, the most frequent first; in the reader's language where one article has it in that. */
export function tagsOf(articles: ArticleSummary[], language: string): Statement[] {
  const tags = new Map<string, Statement & { count: number }>()
  const readersFirst = articles.toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
  for (const { id, text } of readersFirst.flatMap(({ tags }) => tags)) {
    const known = tags.get(id)
    tags.set(id, { id, text: known?.text ?? text, count: (known?.count ?? 0) + 1 })
  }
  return [...tags.values()].sort((a, b) => b.count - a.count).map(({ id, text }) => ({ id, text }))
}

interface Described {
  title: string
  /** Empty for pages that search engines leave out. */
  description: string
  /** The languages that the page is in, where it is not in every one of the site. */
  languages?: readonly Language[]
}

export function describe({ t }: Pick<Writing, 't'>, view: View, { name }: Pick<Profile, 'name'>): Described {
  if (view.kind === 'missing') return { title: t('meta.missing', { name }), description: '' }
  if (view.kind === 'list') {
    if (view.tag) return { title: t('meta.tag', { tag: view.tag.text, name }), description: '' }
    return { title: t('meta.list.title', { name }), description: t('meta.list.description', { name }) }
  }
  const { title, summary, languages } = view.article
  const whole = t('meta.article', { article: title, name })
  return { title: fittingTitle(whole, title), description: beginning(summary), languages }
}
