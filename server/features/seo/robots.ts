/** robots.txt (RFC 9309): excluded paths and the sitemap. */

const CRAWL_DELAY_S = 1
/** Signed-in pages and endpoints. */
export const disallowed = ['/admin', '/secure/', '/client-portal', '/account', '/api/']

export const robots = (siteUrl: string): string => `User-agent: *
Crawl-delay: ${CRAWL_DELAY_S}
${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`
