/** Which page is written as which file. */

import { articles, caseStudies } from '#content/owner.ts'
import { isServed, site } from '#contract/site/site.ts'
import { required } from '#server/required.ts'
import { article, articleList, articlesTitle, articleTitle } from './articles.ts'
import { caseStudy } from './case-study.ts'
import { home } from './home.ts'
import { privacy } from './privacy.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'
import { skills } from './skills.ts'
import { heading, join, link, list, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

export interface MarkdownDocument {
  file: string
  /** Of the page that says the same. */
  path: string
  title(writing: Writing): string
  body(writing: Writing): string
}

const about = ({ content }: Writing) => ({ name: content.profile.name, assistant: site.assistant })

const all: MarkdownDocument[] = [
  {
    file: '/index.md',
    path: '/',
    title: (writing) => writing.t('meta.home.title', { ...about(writing), title: writing.content.profile.title }),
    body: home,
  },
  {
    file: '/projects.md',
    path: '/projects',
    title: (writing) => writing.t('meta.projects.title', about(writing)),
    body: projects,
  },
  ...caseStudies.map(({ id }): MarkdownDocument => {
    const study = ({ content }: Writing) => required(content.caseStudies.find((one) => one.id === id))
    return {
      file: `/case-study/${id}.md`,
      path: `/case-study/${id}`,
      title: (writing) => writing.t('meta.caseStudy.title', { ...about(writing), study: study(writing).title }),
      body: (writing) => caseStudy(writing, study(writing)),
    }
  }),
  { file: '/writing.md', path: '/writing', title: articlesTitle, body: articleList },
  ...articles.map(({ id }): MarkdownDocument => {
    return {
      file: `/writing/${id}.md`,
      path: `/writing/${id}`,
      title: (writing) => articleTitle(writing, id),
      body: (writing) => article(writing, id),
    }
  }),
  {
    file: '/skills.md',
    path: '/skills',
    title: (writing) => writing.t('meta.skills.title', about(writing)),
    body: (writing) => join(heading(1, writing.t('skills.heading')), skills(writing, 2), services(writing)),
  },
  {
    file: '/chat.md',
    path: '/chat',
    title: (writing) => writing.t('meta.chat.title', about(writing)),
    body: (writing) => {
      const { t, at } = writing
      return join(
        heading(1, t('chat.heading')),
        plain(t('meta.chat.description', about(writing))),
        list([link(t('chat.open'), at('/chat')), link(t('projects.backToPortfolio'), at('/index.md'))]),
      )
    },
  },
  {
    file: '/privacy.md',
    path: '/privacy',
    title: (writing) => writing.t('meta.privacy.title', about(writing)),
    body: privacy,
  },
  {
    file: '/imprint.md',
    path: '/imprint',
    title: (writing) => writing.t('meta.imprint.title', about(writing)),
    body: ({ t, content }) => join(heading(1, t('footer.imprint')), ...paragraphsOf(content.imprint ?? '')),
  },
]

export const documents: MarkdownDocument[] = all.filter(({ path }) => isServed(path))

/** Its lines stay lines: an address is one. */
const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).map((paragraph) => paragraph.trim().split('\n').map(plain).join('  \n'))
