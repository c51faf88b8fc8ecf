/** The text of an article as HTML: the one that is on the page already, or fetched. */
import type { ArticleSummary } from '#contract/content/content.ts'
import type { Writing } from './i18n.tsx'

const texts = new Map<string, string | Promise<string>>()

export const articleKey = ({ id, language }: ArticleSummary): string => `${language}/${id}`

export function textOf(article: ArticleSummary, writing: Writing): string | Promise<string> {
  const key = articleKey(article)
  const known = texts.get(key) ?? rendered(key) ?? load(article, writing)
  texts.set(key, known)
  return known
}

/** Pages come with their text, which need not be fetched a second time to bring them to life. */
const rendered = (key: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-article="${key}"]`)?.innerHTML

async function load(article: ArticleSummary, writing: Writing): Promise<string> {
  const key = articleKey(article)
  try {
    const html = (await writing.loadText[article.id]?.())?.html ?? ''
    // What is there is shown at once the next time, without a promise.
    texts.set(key, html)
    return html
  } catch (error) {
    // The next try may succeed.
    texts.delete(key)
    throw error
  }
}
