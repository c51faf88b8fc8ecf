/** The case studies as a feed in one language (Atom, RFC 4287), latest first. */
import type { CaseStudy } from '#contract/content/content.ts'
import { type Language, pageAddress } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { loadPageTexts } from '#server/knowledge/page-texts.ts'
import type { Services } from '#server/services.ts'
import { escapeXml } from './xml.ts'

export async function feed(services: Services, language: Language): Promise<string> {
  const { content, t } = await loadPageTexts(language)
  const { profile, caseStudies } = content
  const at = (path: string) => escapeXml(pageAddress(services.env.SITE_URL, path, language))
  const studies = caseStudies
    .map((study) => ({ study, ...datesOf(services, study, language) }))
    .sort((a, b) => b.published - a.published)
  const about = [t('meta.projects.description', { name: profile.name }), site.sample && t('footer.sample')]
  const entries = studies.map(({ study, published, updated }) => {
    const address = at(`/case-study/${study.id}`)
    return `<entry>
<id>${address}</id>
<title>${escapeXml(study.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<link rel="alternate" type="text/markdown" href="${at(`/case-study/${study.id}.md`)}"/>
<published>${new Date(published).toISOString()}</published>
<updated>${new Date(updated).toISOString()}</updated>
${study.category && `<category term="${escapeXml(study.category)}"/>\n`}<summary>${escapeXml(`${study.subtitle && `${study.subtitle}. `}${study.description}`)}</summary>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${at('/feed.xml')}</id>
<title>${escapeXml(t('meta.projects.title', { name: profile.name }))}</title>
<subtitle>${escapeXml(about.filter(Boolean).join(' '))}</subtitle>
<link rel="self" type="application/atom+xml" href="${at('/feed.xml')}"/>
<link rel="alternate" type="text/html" href="${at('/projects')}"/>
<updated>${new Date(Math.max(0, ...studies.map(({ updated }) => updated))).toISOString()}</updated>
<author>
<name>${escapeXml(profile.name)}</name>
<uri>${at('/')}</uri>
</author>
${entries.join('\n')}
</feed>
`
}

/** In epoch milliseconds. Updated is the time of the page's last change, as in the sitemap. */
function datesOf({ pages }: Services, { id, published: day }: CaseStudy, language: Language) {
  const published = Date.parse(`${day}T00:00:00Z`)
  return { published, updated: pages.find(`/case-study/${id}`, language)?.metadata?.changedAt ?? published }
}
