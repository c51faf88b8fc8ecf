/**
 * What the search of the site looks through in one language, made of the ledger at build: the browser fetches the result
 * when somebody first searches (`scripts/build/owner-plugin.ts`).
 */
import { employerOf, type FullContent } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import type { HomeSection } from '#contract/site/schema.ts'
import { hasSection, isOn, isServed, shownSections } from '#contract/site/site.ts'
import type { Fact } from '../fact.ts'
import type { InterfaceMessages } from '../interface/en/site.ts'
import { loadTexts } from '../interface/load.ts'
import { cuesIn } from '../language/load/load-cues.ts'
import { buildLedger } from '../ledger.ts'
import { contentIn } from '../owner.ts'
import { yearsOf } from '../period.ts'
import { fillIn } from '../translate.ts'
import type { SearchEntry, SearchGroup } from './search-entry.ts'

interface Source {
  content: FullContent
  messages: InterfaceMessages
  /** All that is said of something. @param ids of facts; those of its parts count too. */
  textOf(...ids: string[]): string
}

/** In the order in which equally good finds are shown. */
export async function searchEntriesIn(language: Language): Promise<SearchEntry[]> {
  const content = contentIn(language)
  const { messages } = await loadTexts[language]()
  const ledger = buildLedger(content)
  const source: Source = { content, messages, textOf: (...ids) => textOf(ledger, ids) }
  return [
    ...projects(source),
    ...pages(source),
    ...sections(source),
    ...work(source),
    ...skills(source),
    ...services(source),
    ...background(source),
    ...testimonials(source),
    ...(isOn('chat') ? answers(source) : []),
  ]
}

function textOf(ledger: Fact[], ids: string[]): string {
  const facts = ledger.filter(({ id }) => ids.some((one) => id === one || id.startsWith(`${one}.`)))
  return [...new Set(facts.flatMap(({ text, tags }) => [text, ...tags]))].join('\n')
}

/** What is absent is left out, so that every visitor need not fetch it. */
function entry(group: SearchGroup, title: string, text: string, href: string, detail?: string): SearchEntry {
  return { group, title, ...(detail && { detail }), text, href }
}

function pages({ messages, content }: Source): SearchEntry[] {
  const { navigation, projects, skills, footer } = messages
  const { name, title } = content.profile
  const all = [
    entry('pages', navigation.home, `${name}\n${title}`, '/'),
    entry('pages', navigation.projects, `${projects.heading}\n${projects.allHeading}`, '/projects'),
    entry('pages', skills.heading, '', '/skills'),
    entry('pages', navigation.chat, '', '/chat'),
    entry('pages', navigation.clientPortal, '', '/client-portal'),
    entry('pages', footer.privacy, '', '/privacy'),
    entry('pages', footer.imprint, '', '/imprint'),
  ]
  return all.filter(({ href = '' }) => isServed(href))
}

function sections({ messages, content, textOf }: Source): SearchEntry[] {
  const { about, experience, projects, testimonials, contact, more, navigation } = messages
  const section = (title: string, id: string, text = '') => entry('sections', title, text, `/#${id}`)
  const { channels } = content.profile
  const all: Record<HomeSection, SearchEntry[]> = {
    about: [section(about.heading, 'about', textOf('profile'))],
    work: [section(experience.heading, 'experience')],
    caseStudies: [section(projects.heading, 'case-studies', projects.intro)],
    credentials: content.background.map(({ id }) => section(more[id], id, more.heading)),
    testimonials: [section(testimonials.heading, 'testimonials')],
    contact: [section(navigation.contact, 'contact', [contact.heading, ...Object.values(channels)].join('\n'))],
  }
  return shownSections.flatMap((id) => all[id])
}

const work = ({ content, textOf }: Source): SearchEntry[] =>
  hasSection('work')
    ? content.experience.map(({ id, title, company, start, end }) =>
        entry(
          'work',
          [title, employerOf({ title, company })].filter(Boolean).join(' · '),
          textOf(`experience.${id}`),
          `/#job-${id}`,
          yearsOf(start, end),
        ),
      )
    : []

const projects = ({ content, textOf }: Source): SearchEntry[] =>
  content.caseStudies.map(({ id, title, subtitle }) =>
    entry('projects', title, textOf(`case-study.${id}`), `/case-study/${id}`, subtitle),
  )

const skills = ({ content, textOf }: Source): SearchEntry[] =>
  content.skills.map(({ id, name, category }) =>
    entry('skills', name, textOf(`skill.${id}`), `/skills#${id}`, category === name ? undefined : category),
  )

const services = ({ content, textOf }: Source): SearchEntry[] =>
  content.services.map(({ id, title, price }) =>
    entry('services', title, textOf(`service.${id}`), `/skills#service-${id}`, price),
  )

/** Education, certificates, publications and the like. */
const background = ({ content, messages, textOf }: Source): SearchEntry[] =>
  hasSection('credentials')
    ? content.background.flatMap(({ id, entries }) =>
        entries.map(({ fact, title, details }) =>
          entry('background', title, textOf(fact), `/#${id}`, [messages.more[id], ...details].join(' · ')),
        ),
      )
    : []

const testimonials = ({ content, textOf }: Source): SearchEntry[] =>
  hasSection('testimonials')
    ? content.testimonials.map(({ id, author, role }) =>
        entry('testimonials', author, textOf(`testimonial.${id}`), '/#testimonials', role),
      )
    : []

const answers = ({ content }: Source): SearchEntry[] =>
  content.records.interview.flatMap(({ id, answer }): SearchEntry[] => {
    const { question } = cuesIn[content.language].interview[id]
    const title = fillIn(content.language, question, { owner: content.profile.name })
    return answer ? [{ group: 'answers', title, text: answer }] : []
  })
