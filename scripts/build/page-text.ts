/** What can be read on a rendered page: how many words, and since when it says the same. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Language } from '#contract/language.ts'
import type { PageIndex, PageMetadata } from '#server/page-store.ts'

/** What stands in tags, styles and scripts is not read. */
const textOf = (html: string): string => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^<>]+>/g, ' ')

export function countWords(html: string, language: Language): number {
  const main = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(main)].filter(({ isWordLike }) => isWordLike)
    .length
}

/** Since when it is so: since now, unless an earlier build made a page that says the same. */
export function changed(html: string, before: PageMetadata | undefined): Pick<PageMetadata, 'digest' | 'changedAt'> {
  const told = html.match(/<meta[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g) ?? []
  const said = [textOf(html), ...told]
  const digest = createHash('sha256').update(said.join('\n')).digest('base64url')
  return { digest, changedAt: before?.digest === digest ? before.changedAt : Date.now() }
}

/** The pages of the build before, none if there was none that can be read. */
export async function readEarlier(index: string): Promise<PageIndex['pages']> {
  try {
    return (JSON.parse(await readFile(index, 'utf8')) as PageIndex).pages
  } catch {
    return []
  }
}
