/** The home page: everything that the owner says about themself, case studies in short. */
import { colon } from '#content/language/colon.ts'
import { networkName } from '#content/networks.ts'
import type { Experience } from '#contract/content/content.ts'
import { isOn } from '#contract/site/site.ts'
import { services } from './services.ts'
import { skills } from './skills.ts'
import { heading, join, labelled, link, list, plain, quote } from './syntax.ts'
import type { Writing } from './writing.ts'

export function home(writing: Writing): string {
  const { content, t, at } = writing
  const { profile, experience, caseStudies, testimonials } = content
  return join(
    heading(1, profile.name),
    `**${plain(profile.title)}**`,
    plain(profile.bio),
    list([
      ...(profile.location ? [plain(profile.location)] : []),
      ...(profile.availability ? [plain(profile.availability)] : []),
      link(t('hero.downloadResume'), at('/resume.pdf')),
      ...profile.profiles.map((account) => link(networkName(account), account.url)),
    ]),
    heading(2, t('about.heading')),
    plain(profile.summary),
    heading(3, t('about.expertise')),
    list([
      ...profile.coreExpertise.map(({ title, description }) => labelled(content.language, title, description)),
      ...profile.skills.map(({ name, level }) => labelled(content.language, name, t('skills.level', { level }))),
    ]),
    heading(2, t('skills.heading')),
    skills(writing, 3),
    heading(2, t('experience.heading')),
    ...experience.map((job) => oneJob(writing, job)),
    isOn('caseStudies') && heading(2, t('projects.heading')),
    ...caseStudies.map((study) =>
      join(
        heading(3, study.title),
        `**${plain(study.subtitle)}**`,
        plain(study.description),
        link(t('projects.viewCaseOf', { study: study.title }), at(`/case-study/${study.id}.md`)),
      ),
    ),
    isOn('caseStudies') && link(t('projects.viewAll'), at('/projects.md')),
    isOn('testimonials') && heading(2, t('testimonials.heading')),
    ...testimonials.map(({ quote: said, author, role }) =>
      quote([plain(said), plain(`— ${[author, role].filter(Boolean).join(', ')}`)]),
    ),
    services(writing),
    heading(2, t('contact.heading')),
    contact(writing),
  )
}

function contact({ content, t, at }: Writing): string {
  const { channels } = content.profile
  const way = (title: string, address: string) =>
    `**${plain(title)}**${colon[content.language]}${link(address, `mailto:${address}`)}`
  return list([
    way(t('contact.cards.general.title'), channels.general),
    way(t('contact.cards.hiring.title'), channels.hiring),
    way(t('contact.cards.projects.title'), channels.projects),
    way(t('contact.support'), channels.support),
    link(t('contact.heading'), at('/#contact')),
    ...(isOn('chat') ? [link(t('chat.heading'), at('/chat.md'))] : []),
  ])
}

function oneJob({ t, content }: Writing, job: Experience): string {
  const { title, company, start, end, description, achievements, technologies } = job
  const months = t('experience.months').split(' ')
  const month = (text: string) =>
    t('experience.monthOfYear', { month: months[Number(text.slice(5, 7)) - 1], year: text.slice(0, 4) })
  const period = { start: month(start), end: end === null ? t('experience.present') : month(end) }
  return join(
    heading(3, `${title}, ${company}`),
    plain(t('experience.period', period)),
    plain(description),
    list(achievements.map(({ text }) => plain(text))),
    labelled(content.language, t('experience.technologies'), technologies.join(', ')),
  )
}
