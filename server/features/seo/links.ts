/** Checks that every link within the site leads somewhere, and every `#` to a place on its page. */

import { findLanguage, LANGUAGE_PARAMETER, type Language } from '#contract/language.ts'
import type { Fault } from '#contract/seo/seo.ts'
import type { Tag } from '#server/integrations/html.ts'
import { required } from '#server/required.ts'
import type { PageView } from './page-view.ts'
import { tally } from './tally.ts'

/** @param statusOf requests the site itself. */
export async function checkLinks(views: PageView[], siteUrl: string, statusOf: (path: string) => Promise<number>) {
  const places = new Map(views.map(({ path, language, tags }) => [`${language} ${path}`, idsOf(tags)]))
  const statuses = new Map<string, number>()
  const faults: Fault[] = []
  let checked = 0
  for (const { path, language, tags } of views) {
    for (const link of linksOf(tags, siteUrl, path)) {
      checked += 1
      const subject = link.pathname + link.search + link.hash
      const address = link.pathname + link.search
      if (!statuses.has(address)) statuses.set(address, await statusOf(address))
      if ((statuses.get(address) ?? 0) >= 400) {
        faults.push({ id: 'link-broken', path, language, subject })
        continue
      }
      const target: Language = findLanguage(link.searchParams.get(LANGUAGE_PARAMETER) ?? undefined) ?? language
      const ids = places.get(`${target} ${link.pathname}`)
      const anchor = decodeURIComponent(link.hash.slice(1))
      if (anchor && ids && !ids.has(anchor)) faults.push({ id: 'anchor-missing', path, language, subject })
    }
  }
  return tally(checked, faults)
}

const idsOf = (tags: Tag[]) => new Set(tags.flatMap(({ attributes }) => attributes.id ?? []))

/** The distinct internal links of a page. */
function linksOf(tags: Tag[], siteUrl: string, path: string): URL[] {
  const addresses = tags
    .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
    .map(({ attributes }) => required(attributes.href))
  return [...new Set(addresses)]
    .filter((address) => URL.canParse(address, siteUrl + path))
    .map((address) => new URL(address, siteUrl + path))
    .filter(({ origin }) => origin === siteUrl)
}
