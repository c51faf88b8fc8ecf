/** Writes a page as Markdown: its front matter, its text, and the way to the other languages. */

import { hasChoice, type Language, languages, pageAddress, sectionAddress } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import type { PageTexts } from '#server/knowledge/page-texts.ts'
import type { MarkdownDocument } from './documents.ts'
import { nameOf } from './language-name.ts'
import { heading, join, link, list, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

export function write(
  document: MarkdownDocument,
  siteUrl: string,
  language: Language,
  texts: PageTexts & Pick<Writing, 'othersCount'>,
): string {
  const writing: Writing = { ...texts, language, at: (anchor) => sectionAddress(siteUrl, anchor, language) }
  const { t, at, content } = writing
  const { fallback } = content
  const others = languages.filter((one) => one !== language)
  // JSON's strings are YAML's.
  return `---
title: ${JSON.stringify(document.title(writing))}
canonical: ${JSON.stringify(at(document.path))}
language: ${JSON.stringify(language)}
---

${join(
  document.body(writing),
  fallback && `*${plain(t('language.partly', { language: nameOf(fallback.language, language) }))}*`,
  hasChoice && heading(2, t('language.label')),
  list(others.map((one) => link(nameOf(one, one), pageAddress(siteUrl, document.file, one)))),
  site.sample && `*${plain(t('footer.sample'))}*`,
)}
`
}
