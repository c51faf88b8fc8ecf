/** The home page: everything that the owner says about themself, case studies in short. */

import { entryText } from '#content/background/background-entries.ts'
import { languageSkillFacts } from '#content/background/background-facts.ts'
import { colon } from '#content/language/colon.ts'
import { accountName, networkName } from '#content/networks.ts'
import { periodOf } from '#content/period.ts'
import { type BackgroundEntry, type Experience, employerOf } from '#contract/content/content.ts'
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import { hasSection, isOn } from '#contract/site/site.ts'
import { services } from './services.ts'
import { skills } from './skills.ts'
import { heading, join, labelled, link, list, plain, quote, section } from './syntax.ts'
import type { Writing } from './writing.ts'

export function home(writing: Writing): string {
  const { content, t, at } = writing
  const { profile } = content
  return join(
    heading(1, profile.name),
    `**${plain(profile.title)}**`,
    plain(profile.bio),
    list([
      ...(profile.location ? [plain(profile.location)] : []),
      ...(profile.availability ? [plain(profile.availability)] : []),
      ...(profile.openTo.length > 0 ? [plain(profile.openTo.map(({ text }) => text).join(' · '))] : []),
      link(t('hero.downloadResume'), at('/resume.pdf')),
      ...profile.profiles.map((account) => link(networkName(account), account.url)),
      ...profile.unlinkedProfiles.map((account) => plain(accountName(account, content.language))),
    ]),
    hasSection('about') && about(writing),
    hasSection('work') && work(writing),
    hasSection('caseStudies') && studies(writing),
    hasSection('credentials') && background(writing),
    hasSection('testimonials') && testimonials(writing),
    services(writing),
    contact(writing),
  )
}

function about(writing: Writing): string {
  const { content, t } = writing
  const { profile } = content
  const expertise = list([
    ...profile.coreExpertise.map(({ title, description }) => labelled(content.language, title, description)),
    ...profile.skills.map(({ name, level }) =>
      level === undefined ? plain(name) : labelled(content.language, name, t('skills.level', { level })),
    ),
  ])
  return join(
    section(2, t('about.heading'), plain(profile.summary), section(3, t('about.expertise'), expertise)),
    section(2, t('skills.heading'), skills(writing, 3)),
  )
}

const work = (writing: Writing): string =>
  section(2, writing.t('experience.heading'), ...writing.content.experience.map((job) => oneJob(writing, job)))

function studies({ content, t, at }: Writing): string {
  return section(
    2,
    t('projects.heading'),
    ...content.caseStudies.map((study) =>
      join(
        heading(3, study.title),
        study.subtitle && `**${plain(study.subtitle)}**`,
        plain(study.description),
        link(t('projects.viewCaseOf', { study: study.title }), at(`/case-study/${study.id}.md`)),
      ),
    ),
    link(t('projects.viewAll'), at('/projects.md')),
  )
}

const testimonials = ({ content, t }: Writing): string =>
  section(
    2,
    t('testimonials.heading'),
    ...content.testimonials.map(({ quote: said, author, role }) =>
      quote([plain(said), plain(`— ${[author, role].filter(Boolean).join(', ')}`)]),
    ),
  )

function contact({ content, t, at }: Writing): string {
  const { channels, ways: own } = content.profile
  const way = (title: string, address: string) =>
    `**${plain(title)}**${colon[content.language]}${link(address, `mailto:${address}`)}`
  return section(
    2,
    t('contact.heading'),
    list([
      ...own.map((id) =>
        way(
          !own[1] ? t('footer.mail') : id === 'support' ? t('contact.support') : t(`contact.cards.${id}.title`),
          channels[id],
        ),
      ),
      link(t('contact.heading'), at('/#contact')),
      link(t('contact.vcard'), at('/contact.vcf')),
      ...(isOn('chat') ? [link(t('chat.heading'), at('/chat.md'))] : []),
    ]),
  )
}

/** Education, certificates, languages and the like, each kind under its own heading. */
function background({ content, t }: Writing): string {
  const { background: groups } = content
  const entry = (group: BackgroundGroupId, one: BackgroundEntry) => {
    const title = one.url ? link(one.title, one.url) : `**${plain(one.title)}**`
    const rest = plain(entryText(content.language, group, one)).slice(plain(one.title).length)
    const levels = languageSkillFacts(content).filter(({ id }) => id === `${one.fact}.cefr`)
    return [title + rest, ...[...one.points, ...levels].map(({ text }) => plain(text))].join(' · ')
  }
  return section(
    2,
    t('more.heading'),
    ...groups.map(({ id, entries }) => section(3, t(`more.${id}`), list(entries.map((one) => entry(id, one))))),
  )
}

function oneJob({ t, content }: Writing, job: Experience): string {
  const { title, company, url, about, conditions, start, end, description, achievements, technologies } = job
  const period = periodOf(t)(start, end)
  const name = [title, employerOf(job)].filter(Boolean).join(', ')
  const text = join(
    [period, about, ...conditions.map(({ text }) => text)]
      .flatMap((said) => (said ? [plain(said)] : []))
      .concat(url ? [link(company, url)] : [])
      .join(' · '),
    plain(description),
    list(achievements.map(({ text }) => plain(text))),
    technologies.length > 0 && labelled(content.language, t('experience.technologies'), technologies.join(', ')),
  )
  // Of some jobs no more is known.
  return section(3, name, text) || `**${plain(name)}**`
}
