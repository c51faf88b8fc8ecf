/** Metadata of one page, in the language of the request. */
import { sitePages } from '#content/site-pages.ts'
import { languages, pageAddress, shownLanguage } from '#contract/language.ts'
import { ogTypeOf, twitterCardOf } from '#contract/seo/seo.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

/** @throws HttpError `not-found` for a page outside the sitemap. */
export function readPage({ env, pages }: Services, { params, language }: Call<unknown>) {
  const page = sitePages.find(({ id }) => id === params.page)
  const metadata = page && pages.find(page.path, language)?.metadata
  if (!metadata) throw new HttpError('not-found')
  const { title, description, keywords, structuredData, ogImage } = metadata
  const canonicalUrl = pageAddress(env.SITE_URL, page.path, shownLanguage(language, page.languages))
  return {
    success: true as const,
    seo: {
      title,
      description,
      keywords,
      canonicalUrl,
      ogType: ogTypeOf(page.path),
      ...(ogImage && { ogImage: env.SITE_URL + ogImage }),
      twitterCard: twitterCardOf(ogImage),
      languages: [...(page.languages ?? languages)],
      structuredData: { ...structuredData },
    },
  }
}
