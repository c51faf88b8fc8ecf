/** The home page: everything that the owner says about themself, case studies in short. */
import { colon } from '../../../content/colon.ts'
import type { Experience } from '../../../contract/content.ts'
import { services } from './services.ts'
import { skills } from './skills.ts'
import { heading, join, labelled, link, list, plain, quote } from './syntax.ts'
import type { Writing } from './writing.ts'

export function home(writing: Writing): string {
  const { content, say, at } = writing
  const { profile, experience, caseStudies, testimonials } = content
  return join(
    heading(1, profile.name),
    `**${plain(profile.title)}**`,
    plain(profile.bio),
    list([
      plain(profile.location),
      plain(profile.availability),
      link(say('hero.downloadResume'), at('/resume.pdf')),
      link('LinkedIn', `https://${profile.linkedin}`),
      link('GitHub', `https://${profile.github}`),
      link('X', `https://${profile.twitter}`),
    ]),
    heading(2, say('about.heading')),
    plain(profile.summary),
    heading(3, say('about.expertise')),
    list([
      ...profile.coreExpertise.map(({ title, description }) => labelled(content.language, title, description)),
      ...profile.skills.map(({ name, level }) => labelled(content.language, name, say('skills.level', { level }))),
    ]),
    heading(2, say('skills.heading')),
    skills(writing, 3),
    heading(2, say('experience.heading')),
    ...experience.map((job) => oneJob(writing, job)),
    heading(2, say('projects.heading')),
    ...caseStudies.map((study) =>
      join(
        heading(3, study.title),
        `**${plain(study.subtitle)}**`,
        plain(study.description),
        link(say('projects.viewCaseOf', { study: study.title }), at(`/case-study/${study.id}.md`)),
      ),
    ),
    link(say('projects.viewAll'), at('/projects.md')),
    heading(2, say('testimonials.heading')),
    ...testimonials.map(({ quote: said, author, role }) => quote([plain(said), plain(`— ${author}, ${role}`)])),
    services(writing),
    heading(2, say('contact.heading')),
    contact(writing),
  )
}

function contact({ content, say, at }: Writing): string {
  const { channels } = content.profile
  const way = (title: string, address: string) =>
    `**${plain(title)}**${colon[content.language]}${link(address, `mailto:${address}`)}`
  return list([
    way(say('contact.cards.general.title'), channels.general),
    way(say('contact.cards.hiring.title'), channels.hiring),
    way(say('contact.cards.projects.title'), channels.projects),
    way(say('contact.support'), channels.support),
    link(say('contact.heading'), at('/#contact')),
    link(say('chat.heading'), at('/chat.md')),
  ])
}

function oneJob({ say, content }: Writing, job: Experience): string {
  const { title, company, start, end, description, achievements, technologies } = job
  const months = say('experience.months').split(' ')
  const month = (text: string) =>
    say('experience.monthOfYear', { month: months[Number(text.slice(5, 7)) - 1], year: text.slice(0, 4) })
  const period = { start: month(start), end: end === null ? say('experience.present') : month(end) }
  return join(
    heading(3, `${title}, ${company}`),
    plain(say('experience.period', period)),
    plain(description),
    list(achievements.map(({ text }) => plain(text))),
    labelled(content.language, say('experience.technologies'), technologies.join(', ')),
  )
}
