/** Checks that the sitemap has every page, that all it has is there, and that crawlers may fetch it. */

import { sitePages } from '#content/site-pages.ts'
import { pageAddress } from '#contract/language.ts'
import type { Fault } from '#contract/seo/seo.ts'
import { required } from '#server/required.ts'
import type { Services } from '#server/services.ts'
import { disallowed, robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { tally } from './tally.ts'

/** @param statusOf requests the site itself. */
export async function checkSitemap(services: Services, statusOf: (path: string) => Promise<number>) {
  const { SITE_URL } = services.env
  const listed = [...sitemap(services).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => required(address))
  const wanted = sitePages.flatMap(({ path, languages }) =>
    languages.map((language) => pageAddress(SITE_URL, path, language)),
  )
  const faults: Fault[] = wanted
    .filter((address) => !listed.includes(address))
    .map((subject) => ({ id: 'not-in-sitemap', subject }))
  for (const address of listed) {
    const { pathname, search } = new URL(address)
    const isBlocked = disallowed.some((path) => pathname.startsWith(path))
    if (isBlocked || (await statusOf(pathname + search)) !== 200) faults.push({ id: 'sitemap-dead', subject: address })
  }
  if (!robots(SITE_URL).includes(`Sitemap: ${SITE_URL}/sitemap.xml`) || (await statusOf('/robots.txt')) !== 200) {
    faults.push({ id: 'robots-wrong' })
  }
  return tally(listed.length + 1, faults)
}
