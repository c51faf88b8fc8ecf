/** What a browser does by itself when it loads a page, done where another one is shown: its title, and what machines read of it. */
import { pageAddress } from '#contract/language.ts'
import { pageMeta } from './page-words.ts'
import type { I18n } from './platform/i18n.tsx'
import { showMetadata } from './platform/show-metadata.ts'
import { showMeta } from './platform/show-title.ts'
import type { PageRoute } from './routes.tsx'

interface Shown {
  name: PageRoute['name']
  path: string
  i18n: I18n
}

/**
 * @param isCurrent whether the page is still shown.
 * @returns its title; none of an article, which comes with the page and is told there.
 */
export function showPage({ name, path, i18n }: Shown, isCurrent: () => boolean): string | undefined {
  const { language, content } = i18n
  const meta = name === 'writing' ? undefined : pageMeta(i18n, name, path.split('/')[2])
  if (meta) showMeta(meta, pageAddress(window.location.origin, path, language))
  const { title, description } = meta ?? { title: '', description: '' }
  // Without a network the page before is still the one that machines know of.
  if (navigator.onLine)
    void showMetadata({ path, language, title, description, caseStudies: content.caseStudies }, isCurrent)
  return meta?.title
}
