/** What language models should read first (llmstxt.org). */
import { agents } from '#content/assistant/agents.ts'
import { joined, toldAtHome } from '#content/assistant/told.ts'
import { entryText } from '#content/background/background-entries.ts'
import { contentIn } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import { offeredTools } from '#contract/agents.ts'
import { DEFAULT_LANGUAGE, hasChoice, languages, pageAddress } from '#contract/language.ts'
import { isServed, site } from '#contract/site/site.ts'
import { loadPageTexts } from '#server/knowledge/page-texts.ts'
import { nameOf } from './language-name.ts'
import { heading, join, labelled, link, list, plain } from './syntax.ts'

export async function llmsText(siteUrl: string): Promise<string> {
  const { content, t: announceOnPage } = await loadPageTexts(DEFAULT_LANGUAGE)
  const { profile, caseStudies } = content
  const { articles } = contentIn(DEFAULT_LANGUAGE)
  const t = createTranslate(DEFAULT_LANGUAGE, agents.llms)
  const { name, availability, openTo } = profile
  const available = [...(availability ? [availability] : []), ...openTo.map(({ text }) => text)]
  const entry = (title: string, path: string, text?: string) =>
    link(title, siteUrl + path) + (text === undefined ? '' : `: ${text}`)
  const served = (title: string, path: string, text: string) => (isServed(path) ? [entry(title, path, text)] : [])
  const deeds = offeredTools.map((tool) => t(`deeds.${tool}`, { name }))
  const others = languages.filter((one) => one !== DEFAULT_LANGUAGE)

  return `${join(
    heading(1, name),
    `> ${plain(`${[profile.title, profile.location].filter(Boolean).join(', ')}. ${profile.bio}`)}`,
    site.sample && plain(announceOnPage('footer.sample')),
    join(t('intro'), hasChoice && t('otherLanguages', { languages: others.map((one) => `\`${one}\``).join(', ') })),
    list([
      ...(available.length > 0
        ? [labelled(DEFAULT_LANGUAGE, announceOnPage('contact.available'), available.join(' · '))]
        : []),
      ...content.background.map(({ id, entries }) => {
        const said = entries.map((entry) => entryText(DEFAULT_LANGUAGE, id, entry)).join('; ')
        return labelled(DEFAULT_LANGUAGE, announceOnPage(`more.${id}`), said)
      }),
    ]),
    heading(2, t('pages')),
    list([
      entry(t('titles.home'), '/index.md', plain(t('pagesOf.home', { name, parts: toldAtHome(content) }))),
      ...served(t('titles.projects'), '/projects.md', plain(t('pagesOf.projects'))),
      ...served(t('titles.writing'), '/writing.md', plain(t('pagesOf.writing'))),
      ...served(t('titles.skills'), '/skills.md', plain(t('pagesOf.skills'))),
      ...served(t('titles.chat'), '/chat.md', plain(t('pagesOf.chat', { assistant: site.assistant }))),
      entry(t('titles.privacy'), '/privacy.md', plain(t('pagesOf.privacy'))),
      ...served(t('titles.imprint'), '/imprint.md', plain(t('pagesOf.imprint'))),
    ]),
    caseStudies.length > 0 && heading(2, t('caseStudies')),
    list(
      caseStudies.map(({ id, title, subtitle, description }) =>
        entry(title, `/case-study/${id}.md`, plain(`${subtitle && `${subtitle}. `}${description}`)),
      ),
    ),
    articles.length > 0 && heading(2, t('articles')),
    list(articles.map(({ id, title, summary }) => entry(title, `/writing/${id}.md`, plain(summary)))),
    heading(2, t('forAgents')),
    list([
      entry(t('door'), '/agents.md', t('doorText', { address: `${siteUrl}/mcp`, deeds: joined(deeds) })),
      entry(t('contact'), '/#contact', t('contactText')),
      entry(t('api'), '/api/openapi.json', t('apiText')),
      ...served(t('feed'), '/feed.xml', t('feedText')),
      ...served(t('articleFeed'), '/writing.xml', t('articleFeedText')),
    ]),
    heading(2, t('optional')),
    list([
      entry(t('resume', { format: 'PDF' }), '/resume.pdf'),
      entry(t('resume', { format: t('plainText') }), '/resume.txt'),
      entry(t('resume', { format: 'JSON Résumé' }), '/resume.json'),
      entry(t('vcard', { name }), '/contact.vcf'),
      ...others.map((one) => link(t('inLanguage', { language: nameOf(one) }), pageAddress(siteUrl, '/index.md', one))),
      entry(t('sitemap'), '/sitemap.xml'),
    ]),
  )}
`
}
