/** What language models should read first (llmstxt.org). */
import { agents } from '../../../content/agents.ts'
import { createSay } from '../../../content/say.ts'
import { DEFAULT_LANGUAGE, languages, pageAddress } from '../../../contract/language.ts'
import { loadPageTexts } from '../../knowledge/page-texts.ts'
import { heading, join, link, list, plain } from './syntax.ts'
import { nameOf } from './write.ts'

export async function llmsText(siteUrl: string): Promise<string> {
  const { content, say: sayOnPage } = await loadPageTexts(DEFAULT_LANGUAGE)
  const { profile, caseStudies, site } = content
  const say = createSay(DEFAULT_LANGUAGE, agents.llms)
  const { name } = profile
  const entry = (title: string, path: string, text?: string) =>
    link(title, siteUrl + path) + (text === undefined ? '' : `: ${text}`)
  const others = languages.filter((one) => one !== DEFAULT_LANGUAGE)

  return `${join(
    heading(1, name),
    `> ${plain(`${profile.title}, ${profile.location}. ${profile.bio}`)}`,
    site.sample && plain(sayOnPage('footer.sample')),
    say('intro', { languages: others.map((one) => `\`${one}\``).join(', ') }),
    heading(2, say('pages')),
    list([
      entry('Home', '/index.md', plain(say('pagesOf.home', { name }))),
      entry('Projects', '/projects.md', plain(say('pagesOf.projects'))),
      entry('Skills', '/skills.md', plain(say('pagesOf.skills'))),
      entry('Chat', '/chat.md', plain(say('pagesOf.chat'))),
      entry('Privacy', '/privacy.md', plain(say('pagesOf.privacy'))),
    ]),
    heading(2, say('caseStudies')),
    list(
      caseStudies.map(({ id, title, subtitle, description }) =>
        entry(title, `/case-study/${id}.md`, plain(`${subtitle}. ${description}`)),
      ),
    ),
    heading(2, say('forAgents')),
    list([
      entry(say('door'), '/agents.md', say('doorText', { address: `${siteUrl}/mcp`, name })),
      entry(say('contact'), '/#contact', say('contactText')),
      entry(say('api'), '/api/openapi.json', say('apiText')),
      entry(say('feed'), '/feed.xml', say('feedText')),
    ]),
    heading(2, say('optional')),
    list([
      entry(say('resume', { format: 'PDF' }), '/resume.pdf'),
      entry(say('resume', { format: 'plain text' }), '/resume.txt'),
      entry(say('resume', { format: 'JSON Résumé' }), '/resume.json'),
      ...others.map((one) =>
        link(say('inLanguage', { language: nameOf(one) }), pageAddress(siteUrl, '/index.md', one)),
      ),
      entry(say('sitemap'), '/sitemap.xml'),
    ]),
  )}
`
}
