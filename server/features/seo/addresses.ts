/** Checks canonical addresses and those of other languages. */
import { DEFAULT_LANGUAGE, languages, pageAddress } from '#contract/language.ts'
import type { Fault } from '#contract/seo/seo.ts'
import type { PageView } from './page-view.ts'
import { tally } from './tally.ts'

export function checkAddresses(views: PageView[], siteUrl: string) {
  const expected = [...languages.map((one) => [one, one] as const), ['x-default', DEFAULT_LANGUAGE] as const]
  const faults = views.flatMap(({ path, language, tags }) => {
    const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
    const canonicals = links.filter(({ rel }) => rel === 'canonical')
    const own = pageAddress(siteUrl, path, language)
    const found: Fault[] = []
    if (canonicals.length !== 1 || canonicals[0]!.href !== own) {
      found.push({ id: 'canonical-wrong', path, language, subject: canonicals[0]?.href ?? '–' })
    }
    for (const [tag, one] of expected) {
      const alternate = links.find(({ rel, hreflang }) => rel === 'alternate' && hreflang === tag)
      if (alternate?.href === pageAddress(siteUrl, path, one)) continue
      found.push({ id: 'alternate-wrong', path, language, subject: tag })
    }
    return found
  })
  return tally(views.length * (expected.length + 1), faults)
}
