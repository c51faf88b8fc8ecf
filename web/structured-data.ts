/** What machines are told about a page and the owner, as JSON-LD by schema.org: nothing that the ledger does not say. */

import type { Thing as AnyThing } from 'schema-dts'
import { isNoFirm } from '#content/language/patterns/jobs/own-boss.ts'
import type { Content } from '#contract/content/content.ts'
import type { BackgroundGroupId } from '#contract/content/kinds.ts'
import type { StructuredData } from '#contract/content/structured-data.ts'
import { pageAddress } from '#contract/language.ts'
import type { Writing } from './features/writing/i18n.tsx'
import { tagsOf, type View } from './features/writing/view.ts'
import type { Meta } from './page-words.ts'
import type { I18n } from './platform/i18n.tsx'
import type { PageRoute } from './routes.tsx'

/** By schema.org's own vocabulary, so that a property that it does not know does not compile. */
type Thing = Exclude<AnyThing, string>

export interface Page {
  name: PageRoute['name']
  path: string
  meta: Meta
  /** Of the writing section alone. */
  writing?: Writing & { view: View }
  /** The site's own address. */
  origin: string
}

/** @returns undefined for pages that search engines leave out. */
export function structuredData(i18n: I18n, page: Page): StructuredData | undefined {
  const graph = things(i18n, page)
  return graph && { '@context': 'https://schema.org', '@graph': graph }
}

function things(i18n: I18n, { name, path, meta, origin, writing }: Page): Thing[] | undefined {
  const { language, content, t } = i18n
  const { profile, caseStudies } = content
  const address = (path: string) => pageAddress(origin, path, language)
  const owner = { '@id': `${origin}/#person` }
  const author = { '@type': 'Person' as const, ...owner, name: profile.name, url: `${origin}/` }
  const site = { '@id': `${origin}/#website` }
  const page = { url: address(path), name: meta.title, inLanguage: language, isPartOf: site }
  const home = { name: profile.name, item: address('/') }
  const projects = { name: t('navigation.projects'), item: address('/projects') }

  if (name === 'home') {
    return [
      {
        '@type': 'ProfilePage',
        ...page,
        mainEntity: owner,
        ...(entriesOf(content, 'publications').length > 0 && { hasPart: articles(i18n, origin) }),
      },
      { '@type': 'WebSite', ...site, url: `${origin}/`, name: profile.name, inLanguage: language, author: owner },
      person(i18n, origin),
    ]
  }
  if (name === 'projects') {
    return [
      {
        '@type': 'CollectionPage',
        ...page,
        description: meta.description,
        author: owner,
        hasPart: caseStudies.map(({ id }) => ({ '@id': workId(origin, id) })),
      },
      breadcrumbs(home, projects),
    ]
  }
  if (name === 'skills') {
    const { services } = content
    const about = services.length > 0 ? { ...author, makesOffer: offers(i18n, origin) } : owner
    return [
      { '@type': 'WebPage', ...page, description: meta.description, about },
      breadcrumbs(home, { name: t('skills.heading'), item: page.url }),
    ]
  }
  if (name === 'chat') return [{ '@type': 'WebPage', ...page, description: meta.description, about: owner }]
  if (writing) {
    const list = { name: t('navigation.writing'), item: address('/writing') }
    const { view, articles } = writing
    if (view.kind === 'missing' || (view.kind === 'list' && view.tag)) return undefined
    if (view.kind === 'article') {
      const { article } = view
      const own = pageAddress(origin, path, article.language)
      return [
        {
          '@type': 'Article',
          '@id': articleId(origin, article.id),
          url: own,
          mainEntityOfPage: own,
          headline: article.title,
          description: article.summary,
          inLanguage: article.language,
          datePublished: article.published,
          dateModified: article.updated ?? article.published,
          timeRequired: `PT${article.minutes}M`,
          ...(article.tags.length > 0 && { keywords: article.tags.map(({ text }) => text) }),
          ...(article.projects.length > 0 && {
            about: article.projects.map((id) => ({ '@id': workId(origin, id) })),
          }),
          isPartOf: site,
          author,
        },
        breadcrumbs(home, list, { name: article.title, item: own }),
      ]
    }
    const hasPart = articles.map(({ id }) => ({ '@id': articleId(origin, id) }))
    return [
      { '@type': 'CollectionPage', ...page, description: meta.description, author: owner, hasPart },
      breadcrumbs(home, list),
    ]
  }
  const study = caseStudies.find(({ id }) => name === 'caseStudy' && path === `/case-study/${id}`)
  if (!study) return undefined
  const elsewhere = [study.url, study.repository].filter((address) => address !== undefined)
  const subjects = [...study.technologies, ...study.keywords]
  return [
    {
      '@type': 'CreativeWork',
      '@id': workId(origin, study.id),
      url: page.url,
      name: study.title,
      ...(study.subtitle && { alternativeHeadline: study.subtitle }),
      description: study.description,
      ...(study.category && { genre: study.category }),
      ...(subjects.length > 0 && { keywords: subjects }),
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      datePublished: study.published,
      inLanguage: language,
      isPartOf: site,
      author,
    },
    breadcrumbs(home, projects, { name: study.title, item: page.url }),
  ]
}

function person(i18n: I18n, origin: string): Thing {
  const { content } = i18n
  const { profile, experience } = content
  const of = (id: BackgroundGroupId) => entriesOf(content, id)
  const [education, certificates] = [of('education'), of('certificates')]
  const [awards, volunteering, spoken] = [of('awards'), of('volunteering'), of('languages')]
  const employer = experience.find(({ end, company }) => end === null && !isNoFirm(company))
  const { address } = profile
  const talks = of('talks')
  const openTo = profile.openTo.map(({ text }) => text)
  // A sentence about availability alone is no demand that a program could match.
  const seeks = openTo.length > 0 ? [profile.availability, ...openTo].filter(Boolean).join(' · ') : undefined
  const known = [...profile.skills.map(({ name }) => name), ...of('interests').map(({ title }) => title)]
  return {
    '@type': 'Person',
    '@id': `${origin}/#person`,
    name: profile.name,
    jobTitle: profile.title,
    description: profile.bio,
    url: `${origin}/`,
    ...(profile.profiles.length > 0 && { sameAs: profile.profiles.map(({ url }) => url) }),
    ...(known.length > 0 && { knowsAbout: known }),
    ...(profile.photo && { image: `${origin}${profile.photo.src}` }),
    ...(profile.phone && { telephone: profile.phone }),
    ...((address?.city || profile.country) && {
      address: {
        '@type': 'PostalAddress',
        ...(address?.city && { addressLocality: address.city }),
        ...(profile.country && { addressCountry: profile.country }),
      },
    }),
    ...(seeks && { seeks: { '@type': 'Demand', description: seeks } }),
    ...(employer && { worksFor: organization(employer.company, employer.url) }),
    ...(education.length > 0 && {
      alumniOf: education.map(({ title, details, url }) => organization(details[0] ?? title, url)),
    }),
    ...(certificates.length > 0 && {
      hasCredential: certificates.map(({ title, details: [issuer], url }) => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name: title,
        ...(url && { url }),
        ...(issuer && { recognizedBy: organization(issuer) }),
      })),
    }),
    ...(awards.length > 0 && { award: awards.map(({ title }) => title) }),
    ...(volunteering.length > 0 && {
      memberOf: volunteering.map(({ title, details, url }) => organization(details[0] ?? title, url)),
    }),
    ...(talks.length > 0 && {
      performerIn: talks.map(({ title, details: [event, place], aside: date, url }) => ({
        '@type': 'Event' as const,
        name: title,
        ...(event && { superEvent: { '@type': 'Event' as const, name: event } }),
        ...(place && { location: { '@type': 'Place' as const, name: place } }),
        ...(date && { startDate: date }),
        ...(url && { url }),
      })),
    }),
    ...(spoken.length > 0 && {
      knowsLanguage: spoken.map(({ title }) => ({ '@type': 'Language' as const, name: title })),
    }),
  }
}

const entriesOf = ({ background }: Content, wanted: BackgroundGroupId) =>
  background.find(({ id }) => id === wanted)?.entries ?? []

const organization = (name: string, url?: string) => ({
  '@type': 'Organization' as const,
  name,
  ...(url && { url }),
})

/** What the owner offers, as it stands on the page of skills. */
const offers = ({ content }: I18n, origin: string) =>
  content.services.map(({ id, title, description, price }) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, '@id': `${origin}/skills#service-${id}`, name: title, description },
    ...(price && { description: price }),
  }))

/** What the owner published. */
const articles = ({ content }: I18n, origin: string) =>
  entriesOf(content, 'publications').map(({ title, details: [publisher], aside: date, url }) => ({
    '@type': 'Article' as const,
    headline: title,
    author: { '@id': `${origin}/#person` },
    ...(publisher && { publisher: organization(publisher) }),
    ...(date && { datePublished: date }),
    ...(url && { url }),
  }))

/** The same thing in every language. */
const workId = (origin: string, id: string) => `${origin}/case-study/${id}#work`

const articleId = (origin: string, id: string) => `${origin}/writing/${id}#article`

const breadcrumbs = (...steps: { name: string; item: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

/** What a page is about, in a few words of the ledger. */
export function keywords({ content }: I18n, { path, writing }: Omit<Page, 'origin'>): string[] {
  const { profile, caseStudies, skills } = content
  if (writing?.view.kind === 'article') {
    const { tags, projects } = writing.view.article
    const about = caseStudies.filter(({ id }) => projects.includes(id))
    return [...tags.map(({ text }) => text), ...about.map(({ title }) => title), profile.name]
  }
  if (writing) return tagsOf(writing.articles, writing.language).map(({ text }) => text)
  const study = caseStudies.find(({ id }) => path === `/case-study/${id}`)
  if (study) return [study.category, ...study.technologies, ...study.keywords].filter(Boolean)
  if (path === '/projects') return [...new Set(caseStudies.flatMap(({ technologies }) => technologies))]
  return [profile.name, profile.title, ...skills.map(({ name }) => name)]
}
