/** Checks that each page names its own address, and those of its other languages. */
import { alternateAddresses, pageAddress } from '#contract/language.ts'
import type { Fault } from '#contract/seo/seo.ts'
import type { PageView } from './page-view.ts'
import { tally } from './tally.ts'

export function checkAddresses(views: PageView[], siteUrl: string) {
  const faults = views.flatMap(({ path, language, languages, tags }) => {
    const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
    const canonicals = links.filter(({ rel }) => rel === 'canonical')
    const own = pageAddress(siteUrl, path, language)
    const found: Fault[] = []
    if (canonicals.length !== 1 || canonicals[0]?.href !== own) {
      found.push({ id: 'canonical-wrong', path, language, subject: canonicals[0]?.href ?? '–' })
    }
    for (const { tag, href } of alternateAddresses(siteUrl, path, languages)) {
      const alternate = links.find(({ rel, hreflang }) => rel === 'alternate' && hreflang === tag)
      if (alternate?.href === href) continue
      found.push({ id: 'alternate-wrong', path, language, subject: tag })
    }
    return found
  })
  const checked = views.map(({ path, languages }) => alternateAddresses(siteUrl, path, languages).length + 1)
  return tally(
    checked.reduce((sum, count) => sum + count, 0),
    faults,
  )
}
