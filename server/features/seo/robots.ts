/** Where crawlers may not go (RFC 9309), and where the sitemap is. */

export const CRAWL_DELAY_S = 1
/** For people who are signed in, and for programs. */
export const disallowed = ['/admin', '/secure/', '/client-portal', '/account', '/api/']

export const robots = (siteUrl: string): string => `User-agent: *
Crawl-delay: ${CRAWL_DELAY_S}
${disallowed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`
