/** The sitemap (sitemaps.org): public pages, each with its other languages. */
import type { SitePage } from '#content/pages.ts'
import { sitePages } from '#content/site-pages.ts'
import { alternateAddresses, type Language, pageAddress } from '#contract/language.ts'
import type { Services } from '#server/services.ts'
import { escapeXml } from './xml.ts'

export function sitemap(services: Services): string {
  const urls = sitePages.flatMap((page) => page.languages.map((language) => urlOf(services, page, language)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function urlOf(
  { env, pages }: Services,
  { path, languages, priority, changeFrequency }: SitePage,
  language: Language,
): string {
  const changedAt = pages.find(path, language)?.metadata?.changedAt
  return [
    '<url>',
    `<loc>${escapeXml(pageAddress(env.SITE_URL, path, language))}</loc>`,
    ...(changedAt === undefined ? [] : [`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`]),
    `<changefreq>${changeFrequency}</changefreq>`,
    `<priority>${priority.toFixed(1)}</priority>`,
    ...alternateAddresses(env.SITE_URL, path, languages).map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    ),
    '</url>',
  ].join('\n')
}
