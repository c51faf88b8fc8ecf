/** Turns what an owner wrote in one language into the entities that pages, mails and the ledger read. */

import type { ArticleFile } from '#contract/content/article.ts'
import {
  type Article,
  type ArticleLink,
  type BackgroundRecords,
  channels,
  type FullCaseStudy,
  type FullContent,
  type InterviewEntry,
  type Picture,
  type SpokenLanguage,
  type Statement,
} from '#contract/content/content.ts'
import type { Diagram } from '#contract/content/drawing.ts'
import type { Owner, ProjectFile } from '#contract/content/owner.ts'
import { recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { backgroundGroups } from './background/background-entries.ts'
import { colon } from './language/colon.ts'
import { languageLevels } from './language/levels/language-levels.ts'
import { languageTraits } from './language/traits.ts'
import { initialsOf, namePartsOf } from './person-names.ts'
import { careerOf, skillYears } from './skill-years.ts'
import { conditionsOf, openToOf } from './work-conditions.ts'
import { passagesOf, readingMinutes, readText } from './writing/article-text.ts'
import { isRich, plainWords } from './writing/rich-text.ts'

/** Finds where visitors fetch a picture of the owner's, and its size. */
export type FindPicture = (file: string) => Omit<Picture, 'words'>

export function assemble(language: Language, owner: Owner, findPicture: FindPicture): FullContent {
  const { work, skills, projects } = owner
  const { familyName: _, ...profile } = owner.profile
  const picture = ({ file, words }: { file: string; words: string }): Picture => ({ ...findPicture(file), words })
  const addresses = recordOf(channels, (id) => profile.channels?.[id] ?? profile.email)
  const records = recordsOf(language, owner)
  const career = careerOf(owner, site.year)
  const accounts = list(profile.profiles)
  const articles = list(owner.writing).map((one) => articleOf(one, findPicture))
  return {
    language,
    profile: {
      ...profile,
      initials: initialsOf(records.nameParts),
      summary: profile.summary ?? '',
      photo: profile.photo && picture(profile.photo),
      openTo: openToOf(language, profile.openTo),
      channels: addresses,
      ways: channels.filter((id) => channels.find((other) => addresses[other] === addresses[id]) === id),
      profiles: accounts.flatMap((one) => (one.url ? [{ ...one, url: one.url }] : [])),
      unlinkedProfiles: accounts.filter(({ url }) => !url),
      coreExpertise: list(profile.coreExpertise),
      skills: list(profile.skills),
    },
    experience: list(work).map(({ end = null, kind, team, achievements, technologies = [], ...job }) => ({
      ...job,
      description: job.description ?? '',
      end,
      conditions: conditionsOf(language, { location: job.location, kind, team }),
      technologies,
      achievements: statements(achievements),
    })),
    career,
    skills: list(skills).map((skill) => {
      const { achievements, metrics, projects, experience, technologies = [], keywords = [], ...rest } = skill
      const proofs = [achievements, metrics, projects].reduce((sum, one) => sum + Object.keys(one ?? {}).length, 0)
      return {
        ...rest,
        technologies,
        keywords,
        proofs,
        years: career && skillYears(owner, skill, career),
        ...(proofs === 0 && !experience && technologies.length === 0 && { isBare: true as const }),
        evidence: {
          achievements: statements(achievements),
          metrics: statements(metrics),
          projects: list(projects),
          experience: experience ?? '',
        },
      }
    }),
    caseStudies: list(projects).map(({ work, ...study }) => ({
      ...study,
      ...articlesAbout(study.id, articles, language),
      subtitle: study.subtitle ?? '',
      category: study.category ?? '',
      challenge: plainWords(study.challenge ?? ''),
      solution: plainWords(study.solution ?? ''),
      ...richTextsOf(study),
      told: longTexts.filter((text) => study[text]),
      experience: work,
      roles: Object.values(study.roles ?? {}),
      technologies: study.technologies ?? [],
      keywords: study.keywords ?? [],
      keyFeatures: statements(study.keyFeatures),
      outcomes: statements(study.outcomes),
      metrics: list(study.metrics),
      pictures: list(study.pictures).map(({ id, ...one }) => ({ id, ...picture(one) })),
      diagram: diagramOf(study),
    })),
    testimonials: list(owner.testimonials).map((one) => ({ ...one, author: one.author ?? '' })),
    services: list(owner.services),
    background: backgroundGroups(language, records),
    records,
    articles,
    labels: owner.labels,
    imprint: owner.imprint.text,
  }
}

/** In the order in which they are read. */
const longTexts = ['challenge', 'solution'] as const

function articleOf(
  { tags, projects = [], body, ...rest }: ArticleFile & { id: string },
  findPicture: FindPicture,
): Article {
  return {
    ...rest,
    tags: statements(tags),
    projects,
    minutes: readingMinutes(body),
    passages: passagesOf(body, {
      cells: colon[rest.language],
      rows: languageTraits[rest.language].isDense ? '；' : '; ',
    }),
    body: withPictures(body, findPicture),
  }
}

/** From the last picture to the first, so that places before stay what they are. */
function withPictures(body: string, findPicture: FindPicture): string {
  return readText(body).pictures.reduceRight((text, { file, start, end }) => {
    const shown = text.slice(start, end).replace(`(${file}`, `(${findPicture(file).src}`)
    return text.slice(0, start) + shown + text.slice(end)
  }, body)
}

/** Nothing where there are only words: every page carries the projects. */
function richTextsOf({ challenge = '', solution = '' }: ProjectFile): Pick<FullCaseStudy, 'markdown'> {
  const markdown = { ...(isRich(challenge) && { challenge }), ...(isRich(solution) && { solution }) }
  return Object.keys(markdown).length > 0 ? { markdown } : {}
}

/** Nothing where nothing was written about it: every page carries the projects. */
function articlesAbout(study: string, all: Article[], reader: Language): { articles?: ArticleLink[] } {
  const articles = all
    .filter(({ projects }) => projects.includes(study))
    .map(({ id, title, language }) => ({ id, title, ...(language !== reader && { language }) }))
  return articles.length > 0 ? { articles } : {}
}

function recordsOf(language: Language, owner: Owner): BackgroundRecords {
  const { name, familyName } = owner.profile
  return {
    familyName,
    nameParts: namePartsOf(name, owner.site.languages[0] ?? language, familyName),
    openTo: owner.profile.openTo,
    education: list(owner.education).map((one) => ({ ...one, courses: statements(one.courses) })),
    certificates: list(owner.certificates),
    publications: list(owner.publications),
    talks: list(owner.talks),
    awards: list(owner.awards),
    volunteering: list(owner.volunteering).map((one) => ({ ...one, achievements: statements(one.achievements) })),
    spokenLanguages: list(owner.languages).map((one) => spoken(language, one)),
    interview: list(owner.interview) as InterviewEntry[],
    interests: list(owner.interests).map((one) => ({ ...one, keywords: Object.values(one.keywords ?? {}) })),
  }
}

function diagramOf({ title, diagram }: ProjectFile): Diagram {
  if (!diagram)
    return {
      title,
      description: '',
      explanation: '',
      nodes: [],
      boundaries: [],
      connections: [],
      walks: [],
      nextSteps: [],
    }
  const { nodes, boundaries, connections, walks, before, nextSteps, answers, ...rest } = diagram
  return {
    ...rest,
    nodes: list(nodes),
    boundaries: list(boundaries),
    connections: list(connections),
    walks: list(walks).map((walk) => ({ ...walk, steps: list(walk.steps) })),
    before: before && { ...before, nodes: list(before.nodes), connections: list(before.connections) },
    nextSteps: Object.entries(nextSteps).map(([id, ask]) => ({ id, ask, answer: answers?.[id] })),
  }
}

/** With the names that the site's language has for a language and how well it is spoken. */
function spoken(
  language: Language,
  { id, name, level, levelText, cefr }: { id: string } & Owner['languages'][string],
): SpokenLanguage {
  return {
    id,
    name: name ?? new Intl.DisplayNames(language, { type: 'language' }).of(id) ?? id,
    isNative: level === 'native',
    cefr,
    levelText: levelText ?? (level && languageLevels[language][level]),
  }
}

/** A map from id to value as a list of values with their ids. */
const list = <Value extends object>(map: Record<string, Value> = {}): (Value & { id: string })[] =>
  Object.entries(map).map(([id, value]) => ({ id, ...value }))

const statements = (texts: Record<string, string> = {}): Statement[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text }))
