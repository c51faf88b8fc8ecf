/** Turns a JSON Résumé into the owner's files. It writes nothing that the résumé does not say. */
import { caseStudyColors } from '#contract/content/kinds.ts'
import type { OwnerFiles, ProjectFile } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { createIds } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

/** Values by the owner's files, without what is not given. */
export interface OwnerDraft {
  files: OwnerFiles
  projects: Record<string, ProjectFile>
  /** What the site would show, and the résumé does not say. */
  wanted: { file: string; key: string; reason: string }[]
}

/** How well somebody does what they call themselves good at; JSON Résumé leaves the words to its writers. */
const levels: [RegExp, number][] = [
  [/master|expert|senior/i, 92],
  [/advanced|proficient/i, 84],
  [/intermediate/i, 74],
  [/begin|basic|novice/i, 60],
]
const LEVEL = 74
const EXPERTISES = 3

/** Words for how well a language is spoken, as LinkedIn, CEFR and people write them. */
const fluencies: [RegExp, OwnerFiles['languages'][string]['level']][] = [
  [/native|mother|bilingual/i, 'native'],
  [/fluent|full professional|\bC[12]\b/i, 'fluent'],
  [/professional|business|advanced|\bB2\b/i, 'professional'],
  [/limited|intermediate|conversational|\bB1\b/i, 'conversational'],
]

/** @param spoken the résumé's language. @param today when its projects are published here. */
export function ownerFrom(resume: JsonResume, spoken: Language, today: Date): OwnerDraft {
  const wanted: OwnerDraft['wanted'] = []
  const want = (file: string, key: string, reason: string) => void wanted.push({ file, key, reason })
  const { basics, work, skills, projects } = resume

  const jobs = byId(
    work.toSorted((a, b) => b.startDate.localeCompare(a.startDate)),
    'job',
    ({ name }) => name,
    ({ name, position, startDate, endDate, url, location, summary, description, highlights }) => ({
      company: name,
      ...given({ url, location }),
      title: position,
      start: startDate,
      ...given({ end: endDate }),
      description: summary ?? description ?? `${position}, ${name}`,
      ...statements('achievements', highlights),
    }),
  )
  const jobOf = (entity: string | null | undefined) => Object.keys(jobs).find((id) => jobs[id]?.company === entity)
  const fields = byId(
    skills,
    'skill',
    ({ name }) => name,
    ({ name, level, keywords }) => ({
      name,
      category: name,
      level: levelOf(level),
      ...(keywords.length > 0 && { technologies: keywords }),
      experience: keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name,
    }),
  )
  const studies = byId(
    projects.flatMap((project) => {
      const job = jobOf(project.entity) ?? Object.keys(jobs)[0]
      return job ? [{ ...project, job }] : []
    }),
    'project',
    ({ name }) => name,
    (project, i) => projectFrom(project, i, today),
  )

  if (!basics.label) want('profile.yaml', 'title', 'what you are; your latest position stands there')
  for (const [id, { level }] of Object.entries(fields))
    want('skills.yaml', id, `level ${level} is a guess; achievements, metrics and projects would prove it`)
  for (const id of Object.keys(studies))
    want(
      `projects/${id}.yaml`,
      '',
      'challenge, solution, key features, figures and a diagram; the description stands there',
    )
  if (projects.some(({ entity }) => !jobOf(entity)))
    want('projects/', 'work', 'projects that name no employer of yours stand with the newest job')
  want('services.yaml', '', 'what you offer')
  if (resume.references.length === 0) want('testimonials.yaml', '', 'what others say')
  want('profile.yaml', 'availability', 'what you are open to')

  return {
    files: {
      profile: profileFrom(resume, spoken, fields),
      work: jobs,
      education: byId(
        resume.education,
        'education',
        ({ institution, studyType }) => `${institution} ${studyType ?? ''}`,
        ({ institution, url, studyType, area, startDate, endDate, score, courses }) => ({
          institution,
          ...given({ url, degree: studyType, area, start: startDate, end: endDate, grade: score }),
          ...statements('courses', courses),
        }),
      ),
      certificates: byId(
        resume.certificates,
        'certificate',
        ({ name }) => name,
        ({ name, issuer, date, url }) => ({ name, ...given({ issuer, date, url }) }),
      ),
      publications: byId(
        resume.publications,
        'publication',
        ({ name }) => name,
        ({ name, publisher, releaseDate, url, summary }) => ({
          title: name,
          ...given({ publisher, date: releaseDate, url, summary }),
        }),
      ),
      talks: {},
      awards: byId(
        resume.awards,
        'award',
        ({ title }) => title,
        ({ title, awarder, date, summary }) => ({ title, ...given({ awarder, date, summary }) }),
      ),
      volunteering: byId(
        resume.volunteer,
        'volunteering',
        ({ organization }) => organization,
        ({ organization, position, url, startDate, endDate, summary, highlights }) => ({
          organization,
          role: position ?? organization,
          ...given({ url, start: startDate, end: endDate, summary }),
          ...statements('achievements', highlights),
        }),
      ),
      languages: spokenLanguages(resume, spoken),
      interests: byId(
        resume.interests,
        'interest',
        ({ name }) => name,
        ({ name, keywords }) => ({
          name,
          ...(keywords.length > 0 && {
            keywords: byId(
              keywords,
              'keyword',
              (word) => word,
              (word) => word,
            ),
          }),
        }),
      ),
      skills: fields,
      testimonials: byId(
        resume.references,
        'voice',
        ({ name }) => name,
        ({ name, reference }) => ({ author: name, quote: reference }),
      ),
      services: {},
      interview: {},
    },
    projects: studies,
    wanted,
  }
}

function projectFrom(
  project: JsonResume['projects'][number] & { job: string },
  index: number,
  today: Date,
): ProjectFile {
  const { name, description = name, roles, entity, type, url, keywords, highlights } = project
  return {
    title: name,
    subtitle: roles.join(', ').slice(0, 220) || entity || name,
    category: type || entity || name,
    work: project.job,
    published: today.toISOString().slice(0, 10),
    icon: 'workflow',
    color: caseStudyColors[index % caseStudyColors.length] ?? 'primary',
    ...given({ url }),
    description: description ?? name,
    challenge: description ?? name,
    solution: description ?? name,
    technologies: keywords,
    keyFeatures: {},
    ...{ outcomes: statements('outcomes', highlights).outcomes ?? {} },
    metrics: {},
    diagram: {
      title: name,
      description: description && description.length <= 220 ? description : name,
      explanation: description ?? name,
      nodes: {},
      connections: {},
      nextSteps: {},
    },
  }
}

/** The first two sentences stand under the name, the others in the About section. */
function profileFrom(resume: JsonResume, spoken: Language, fields: OwnerFiles['skills']): OwnerFiles['profile'] {
  const { basics, work } = resume
  const summary = basics.summary ?? basics.label ?? basics.name
  const sentences = [...new Intl.Segmenter(spoken, { granularity: 'sentence' }).segment(summary)].map(
    (one) => one.segment,
  )
  const { city, countryCode } = basics.location ?? {}
  const country = countryCode?.toUpperCase()
  const countryName = country && new Intl.DisplayNames(spoken, { type: 'region', fallback: 'none' }).of(country)
  const location = [city, countryName].filter(Boolean).join(', ')
  const profiles = byId(
    basics.profiles.flatMap(({ network, url }) => (url ? [{ network: network ?? new URL(url).hostname, url }] : [])),
    'profile',
    ({ network }) => (/^twitter$/i.test(network) ? 'x' : network),
    ({ url }) => ({ url }),
  )
  return {
    name: basics.name,
    title: basics.label ?? work[0]?.position ?? basics.name,
    bio: sentences.slice(0, 2).join('').trim(),
    summary: sentences.slice(2).join('').trim() || summary,
    ...given({ location: location || undefined, country, phone: basics.phone, website: basics.url }),
    email: basics.email,
    ...(Object.keys(profiles).length > 0 && { profiles }),
    coreExpertise: byId(
      resume.skills.filter(({ keywords }) => keywords.length > 0).slice(0, EXPERTISES),
      'expertise',
      ({ name }) => name,
      ({ name, keywords }) => ({ title: name, description: keywords.join(', ').slice(0, 220) }),
    ),
    skills: Object.fromEntries(Object.entries(fields).map(([id, { name, level }]) => [id, { name, level }])),
  }
}

/** Languages that have a code, by the name they have in English or in the résumé's own language. */
function spokenLanguages(resume: JsonResume, spoken: Language): OwnerFiles['languages'] {
  const codes = [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'da',
    'sv',
    'nb',
    'fi',
    'pl',
    'cs',
    'sk',
    'hu',
    'ro',
    'bg',
    'hr',
    'sr',
    'sl',
    'uk',
    'ru',
    'el',
    'tr',
    'ar',
    'he',
    'fa',
    'hi',
    'ur',
    'bn',
    'pa',
    'ta',
    'te',
    'zh',
    'ja',
    'ko',
    'vi',
    'th',
    'id',
    'ms',
    'sw',
    'yo',
    'ig',
    'ha',
    'am',
    'zu',
    'af',
    'ca',
    'eu',
    'gl',
    'ga',
    'cy',
    'is',
    'et',
    'lv',
    'lt',
  ]
  const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'language' })
  const named = new Map(
    codes.flatMap((code) =>
      ['en', spoken, code].map((language) => [namesIn(language).of(code)?.toLowerCase() ?? code, code] as const),
    ),
  )
  return Object.fromEntries(
    resume.languages.flatMap(({ language, fluency }) => {
      const code = named.get(language.toLowerCase())
      const level = fluencies.find(([pattern]) => pattern.test(fluency ?? ''))?.[1] ?? 'basic'
      return code ? [[code, { level: fluency ? level : 'fluent' }]] : []
    }),
  )
}

/** Without what is undefined. */
const given = <Values extends Record<string, unknown>>(
  values: Values,
): { [Key in keyof Values]?: NonNullable<Values[Key]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>
  }

/** Texts by ids made of their first words; nothing where there are none. */
const statements = <Key extends string>(key: Key, texts: string[]): { [Name in Key]?: Record<string, string> } =>
  (texts.length > 0
    ? {
        [key]: byId(
          texts,
          'point',
          (text) => text,
          (text) => text,
        ),
      }
    : {}) as {
    [Name in Key]?: Record<string, string>
  }

/** A map from ids, made of names, to values. */
function byId<Item, Value>(
  items: Item[],
  fallback: string,
  nameOf: (item: Item) => string,
  make: (item: Item, index: number) => Value,
): Record<string, Value> {
  const idOf = createIds(fallback)
  return Object.fromEntries(items.map((item, index) => [idOf(nameOf(item)), make(item, index)]))
}

const levelOf = (level: string | null | undefined): number =>
  levels.find(([pattern]) => level && pattern.test(level))?.[1] ?? LEVEL
