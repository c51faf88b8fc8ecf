/** Turns a JSON Résumé into the site's content. It writes nothing that the résumé does not say. */

import { caseStudyColors } from '../../contract/content-kinds.ts'
import type {
  CaseStudyData,
  ExperienceData,
  FactTexts,
  ProfileData,
  ProfileTexts,
  SkillData,
  TestimonialData,
} from '../../contract/content-source.ts'
import type { Language } from '../../contract/language.ts'
import type { Fault } from '../check-content.ts'
import { createIds, idsOf } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

export interface Data {
  profile: ProfileData
  experience: ExperienceData
  skills: SkillData
  caseStudies: CaseStudyData[]
  testimonials: TestimonialData
}

export interface Imported {
  data: Data
  /** In each language; what is said is in the résumé's own. */
  texts(language: Language): FactTexts
  missing: Fault[]
}

/** Stands where the site needs words that the résumé has not. */
export const UNSAID = '…'
/** CLDR's code of no country. */
const NOWHERE = 'ZZ'
/** How well somebody does what they call themselves good at; JSON Résumé leaves the words to its writers. */
const levels: [RegExp, number][] = [
  [/master|expert|senior/i, 92],
  [/advanced|proficient/i, 84],
  [/intermediate/i, 74],
  [/begin|basic|novice/i, 60],
]
const LEVEL = 74
const EXPERTISES = 3

/** @param spoken the résumé's language. @param today when its case studies are published here. */
export function contentFrom(resume: JsonResume, spoken: Language, today: Date): Imported {
  const missing: Fault[] = []
  const miss = (file: string, key: string, reason: string) => missing.push({ file, key, reason })
  const missText = (file: string, key: string, reason: string) => miss(`locales/${spoken}/${file}`, key, reason)

  const { work, skills, projects, references } = resume
  const jobIds = createIds('job')
  const jobs = work
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
    .map((job) => ({ ...job, id: jobIds(job.name), points: idsOf(job.highlights) }))
  const skillIds = createIds('skill')
  const fields = skills.map((skill) => ({ ...skill, id: skillIds(skill.name) }))
  const studyIds = createIds('case-study')
  const studies = (jobs.length > 0 ? projects : []).map((project) => {
    return { ...project, id: studyIds(project.name), points: idsOf(project.highlights) }
  })
  const voiceIds = createIds('voice')
  const voices = references.map((reference) => ({ ...reference, id: voiceIds(reference.name) }))
  const expertises = expertisesOf(resume)

  const { basics } = resume
  const address = (network: RegExp, front: string, key: string): string => {
    const known = basics.profiles.find((profile) => network.test(`${profile.network} ${profile.url}`))?.url
    if (!known) miss('profile.ts', key, `the résumé has none; ${front} stands there`)
    return known ?? front
  }
  const country = basics.location?.countryCode?.toUpperCase() ?? NOWHERE
  if (country === NOWHERE) miss('profile.ts', 'country', 'the résumé does not say')
  miss('profile.ts', 'channels', `all lead to ${basics.email}`)
  const { email } = basics
  const data: Data = {
    profile: {
      name: basics.name,
      email,
      channels: { general: email, hiring: email, projects: email, support: email },
      linkedin: address(/linkedin/i, 'www.linkedin.com', 'linkedin'),
      github: address(/github/i, 'github.com', 'github'),
      twitter: address(/^(?:twitter|x) | (?:www\.)?(?:twitter|x)\.com/i, 'x.com', 'twitter'),
      website: basics.url ?? 'example.com',
      country,
      coreExpertise: expertises.map(({ id }) => id),
      skills: fields.map(({ id, level }) => ({ id, level: levelOf(level) })),
    },
    experience: jobs.map(({ id, name, startDate, endDate, points }) => {
      const achievements = points.map((point) => point.id)
      return { id, company: name, start: startDate, end: endDate ?? null, technologies: [], achievements }
    }),
    skills: fields.map(({ id, level, keywords }) => {
      return { id, level: levelOf(level), technologies: keywords, achievements: [], metrics: [], projects: [] }
    }),
    caseStudies: studies.map(({ id, entity, keywords, points }, i) => ({
      id,
      experience: (jobs.find(({ name }) => name === entity) ?? jobs[0]!).id,
      published: today.toISOString().slice(0, 10),
      icon: 'workflow',
      color: caseStudyColors[i % caseStudyColors.length]!,
      technologies: keywords,
      keyFeatures: [],
      outcomes: points.map((point) => point.id),
      metrics: [],
      diagram: { nodes: [], connections: [], nextSteps: [] },
    })),
    testimonials: voices.map(({ id, name }) => ({ id, author: name })),
  }
  if (!basics.url) miss('profile.ts', 'website', 'the résumé has none; example.com stands there')
  for (const { id } of jobs) miss('experience.ts', `${id}.technologies`, 'a JSON Résumé does not say')
  for (const { id, level } of fields) {
    miss('skills.ts', `${id}.level`, `is a guess from ${level ? `"${level}"` : 'nothing'}`)
    missText('skills.ts', id, 'achievements, metrics and projects that prove it, and what the experience was')
  }
  for (const { id, entity } of studies) {
    if (!jobs.some(({ name }) => name === entity)) miss(`case-studies/${id}.ts`, 'experience', 'is a guess')
    miss(`case-studies/${id}.ts`, 'diagram', 'how it is built')
    missText('case-studies.ts', id, 'challenge, solution, key features and figures; the description stands there')
  }
  if (studies.length < projects.length) miss('case-studies/', '', 'a case study needs a job that it was done in')
  miss('services.ts', '', 'what you offer')
  if (voices.length === 0) miss('testimonials.ts', '', 'what others say')
  for (const { id } of voices) missText('testimonials.ts', `${id}.role`, 'the résumé does not say')
  missText('profile.ts', 'availability', 'what you are open to')
  if (!basics.location?.city) missText('profile.ts', 'location', 'the résumé does not say')
  for (const { id, description } of expertises)
    missText(
      'profile.ts',
      `coreExpertise.${id}`,
      description === UNSAID ? 'is empty' : 'was taken from the skills and jobs',
    )
  miss('locales/*/interface.ts', '', 'words that speak of what you do, such as footer.blurb')
  miss('locales/', '', `what is said there in other languages is in "${spoken}": translate it`)
  miss('advert-concepts.ts', '', 'which of your facts evidence what job adverts ask for')
  miss('buyer-questions.ts', '', 'which of your facts come nearest to what buyers ask')
  miss('locales/*/search.ts', 'topics', 'which of your facts answer what people ask')
  for (const part of [
    'education',
    'volunteer',
    'awards',
    'certificates',
    'publications',
    'languages',
    'interests',
  ] as const) {
    if (resume[part].length > 0) miss('', '', `not taken over, since the site has no place for it: ${part}`)
  }

  const texts = (language: Language): FactTexts => ({
    profile: profileTexts(resume, spoken, language, expertises, fields),
    experience: Object.fromEntries(
      jobs.map(({ id, name, position, description, summary, points }) => [
        id,
        { title: position, description: summary ?? description ?? `${position}, ${name}`, achievements: said(points) },
      ]),
    ),
    skills: Object.fromEntries(
      fields.map(({ id, name, keywords }) => [
        id,
        {
          name,
          category: name,
          achievements: {},
          metrics: {},
          projects: {},
          experience: keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name,
        },
      ]),
    ),
    caseStudies: Object.fromEntries(
      studies.map(({ id, name, description = name, roles, entity, type, points }) => [
        id,
        {
          title: name,
          subtitle: roles.join(', ').slice(0, 220) || entity || name,
          category: type || entity || name,
          description: description ?? name,
          challenge: description ?? name,
          solution: description ?? name,
          keyFeatures: {},
          outcomes: said(points),
          metrics: {},
          diagram: {
            title: name,
            description: description && description.length <= 220 ? description : name,
            nodes: {},
            connections: {},
            explanation: description ?? name,
            nextSteps: {},
          },
        },
      ]),
    ),
    testimonials: Object.fromEntries(voices.map(({ id, reference }) => [id, { quote: reference, role: UNSAID }])),
    services: {},
  })
  return { data, texts, missing }
}

const said = (points: { id: string; text: string }[]) => Object.fromEntries(points.map(({ id, text }) => [id, text]))

const levelOf = (level: string | null | undefined): number =>
  levels.find(([pattern]) => level && pattern.test(level))?.[1] ?? LEVEL

/** The three cards of the About section, from what the résumé puts first. */
function expertisesOf({ skills, work }: JsonResume): { id: string; title: string; description: string }[] {
  const ids = createIds('expertise')
  const found = [
    ...skills.map(({ name, keywords }) => ({ title: name, description: keywords.join(', ').slice(0, 220) || name })),
    ...work.map(({ position, name }) => ({ title: position, description: name })),
    ...Array(EXPERTISES).fill({ title: UNSAID, description: UNSAID }),
  ]
  return found.slice(0, EXPERTISES).map((expertise) => ({ ...expertise, id: ids(expertise.title) }))
}

/** The first two sentences stand under the name, the others in the About section. */
function profileTexts(
  { basics }: JsonResume,
  spoken: Language,
  language: Language,
  expertises: ReturnType<typeof expertisesOf>,
  fields: { id: string; name: string }[],
): ProfileTexts {
  const sentences = [...new Intl.Segmenter(spoken, { granularity: 'sentence' }).segment(basics.summary)].map(
    (one) => one.segment,
  )
  const { city, countryCode } = basics.location ?? {}
  const country =
    countryCode && new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(countryCode.toUpperCase())
  return {
    title: basics.label,
    bio: sentences.slice(0, 2).join('').trim(),
    summary: sentences.slice(2).join('').trim() || basics.summary,
    location: [city, country].filter(Boolean).join(', ') || UNSAID,
    availability: UNSAID,
    coreExpertise: Object.fromEntries(expertises.map(({ id, ...words }) => [id, words])),
    skills: Object.fromEntries(fields.map(({ id, name }) => [id, name])),
  }
}
