/** The articles as a feed in one language (RSS 2.0), latest first. */
import { writingTexts } from '#content/interface/writing-texts.ts'
import { contentIn } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import type { Article } from '#contract/content/content.ts'
import { type Language, pageAddress } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import type { Services } from '#server/services.ts'
import { escapeXml } from './xml.ts'

export function writingFeed({ env, i18n }: Services, language: Language): string {
  const { profile, articles } = contentIn(language)
  const t = createTranslate(language, writingTexts[language])
  const at = (path: string, itsLanguage = language) => escapeXml(pageAddress(env.SITE_URL, path, itsLanguage))
  const { name } = profile
  const about = [t('meta.list.description', { name }), site.sample && i18n(language)('sample')]
  const latest = articles
    .map(({ published, updated }) => updated ?? published)
    .sort()
    .at(-1)
  // An article that has not been translated is there in its own language, and says so.
  const item = ({ id, title, summary, language: its, published, tags }: Article) => `<item>
<title>${escapeXml(title)}</title>
<link>${at(`/writing/${id}`, its)}</link>
<guid>${at(`/writing/${id}`, its)}</guid>
<pubDate>${rssDate(published)}</pubDate>
<dc:creator>${escapeXml(name)}</dc:creator>
<dc:language>${its}</dc:language>
${tags.map(({ text }) => `<category>${escapeXml(text)}</category>\n`).join('')}<description>${escapeXml(summary)}</description>
</item>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(t('meta.list.title', { name }))}</title>
<link>${at('/writing')}</link>
<atom:link rel="self" type="application/rss+xml" href="${at('/writing.xml')}"/>
<description>${escapeXml(about.filter(Boolean).join(' '))}</description>
<language>${language}</language>
${latest ? `<lastBuildDate>${rssDate(latest)}</lastBuildDate>\n` : ''}${articles.map(item).join('\n')}
</channel>
</rss>
`
}

/** As RFC 822 writes it. */
const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()
