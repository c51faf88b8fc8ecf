/** Text of a rendered page: its number of words, and when it last changed. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Language } from '#contract/language.ts'
import type { PageIndex, PageMetadata } from '#server/page-store.ts'

/** Removes tags, styles and scripts. */
const textOf = (html: string): string =>
  html.replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/g, ' ').replace(/<[^<>]+>/g, ' ')

export function countWords(html: string, language: Language): number {
  const main = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(main)].filter(({ isWordLike }) => isWordLike)
    .length
}

/** Time of the page's last change: now, unless an earlier build made the same text. */
export function changed(html: string, before: PageMetadata | undefined): Pick<PageMetadata, 'digest' | 'changedAt'> {
  const metadata = html.match(/<meta[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g) ?? []
  const said = [textOf(html), ...metadata]
  const digest = createHash('sha256').update(said.join('\n')).digest('base64url')
  return { digest, changedAt: before?.digest === digest ? before.changedAt : Date.now() }
}

/** The previous build's pages, if readable. */
export async function readEarlier(index: string): Promise<PageIndex['pages']> {
  try {
    return (JSON.parse(await readFile(index, 'utf8')) as PageIndex).pages
  } catch {
    return []
  }
}
