/** Turns a JSON Résumé into the owner's files. It writes nothing that the résumé does not say. */
import { PRESENT } from '#contract/content/fields.ts'
import type { OwnerFiles, ProjectFile } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { leftOpen } from '../content/left-open.ts'
import { byId, createIds, given, statements } from './ids.ts'
import type { JsonResume } from './json-resume.ts'
import { profileFrom } from './profile-from-resume.ts'
import { isTalk, projectsFrom } from './projects-from-resume.ts'
import { spokenLanguages } from './spoken-languages.ts'

/** Values by owner's file, without missing ones. */
export interface OwnerDraft {
  files: OwnerFiles
  projects: Record<string, ProjectFile>
  /** Content that the site could show but the résumé lacks. */
  wanted: { file: string; key: string; reason: string }[]
}

/** @param spoken the résumé's language. @param today publication date of its projects. */
export function ownerFrom(resume: JsonResume, spoken: Language, today: Date): OwnerDraft {
  const jobs = jobsFrom(resume)
  const skills = skillsFrom(resume)
  const projects = projectsFrom(resume, { jobs, skills }, today)
  const testimonials = testimonialsFrom(resume)
  return {
    files: {
      profile: profileFrom(resume, spoken, skills),
      work: jobs,
      ...backgroundFrom(resume),
      languages: spokenLanguages(resume, spoken),
      talks: byId(
        resume.projects.filter(isTalk),
        'talk',
        ({ name }) => name,
        ({ name = '', entity = '', startDate, endDate, url, description }) => ({
          title: name,
          event: entity,
          ...given({ date: startDate ?? endDate, url, summary: description }),
        }),
      ),
      skills,
      testimonials,
      services: {},
      interview: {},
      labels: {},
      imprint: {},
    },
    projects,
    wanted: wantedBeside(resume, { skills, testimonials }, projects),
  }
}

const testimonialsFrom = ({ references }: JsonResume): OwnerFiles['testimonials'] =>
  byId(
    references.flatMap(({ name, reference }) => (reference ? [{ name, reference }] : [])),
    'voice',
    ({ name }) => name,
    ({ name, reference }) => ({ ...given(authorIn(name)), quote: reference }),
  )

/** "Rhiannon Vaughan, Head of Parks": a name, which has two words at least, and who that is. */
function authorIn(name = ''): { author: string | undefined; role: string | undefined } {
  const [, author = name, role] = /^([^\s,]+ [^,]+), (.+)$/.exec(name) ?? []
  return { author: author || undefined, role }
}

/** Newest first. */
function namedJobs({ work }: JsonResume) {
  const withoutEnd = new Set<Period>(jobsLeftOpen(work))
  // It stands as going on, yet has probably ended: whoever is surely somewhere else is first of all that.
  const lastDayOf = (job: Period) => (withoutEnd.has(job) ? PROBABLY_ENDED : lastDay(job))
  const newestFirst = work.toSorted(
    (a, b) =>
      lastDayOf(b).localeCompare(lastDayOf(a)) ||
      // Of several that go on, a side job may well be the newer one: they stay as the owner has them.
      (lastDay(a) === GOES_ON ? 0 : firstDay(b).localeCompare(firstDay(a))),
  )
  return newestFirst.flatMap((job) => {
    const { name = job.position, position = name } = job
    return name && position ? [{ ...job, name, position }] : []
  })
}

function jobsFrom(resume: JsonResume): OwnerFiles['work'] {
  return byId(
    namedJobs(resume),
    JOB,
    ({ name }) => name,
    ({
      name,
      position,
      startDate,
      endDate,
      goesOn,
      url,
      location,
      summary,
      description,
      highlights,
      technologies,
    }) => ({
      company: name,
      ...given({ url, about: description, location }),
      title: position,
      ...given({ start: startDate, end: endDate ?? (goesOn ? PRESENT : undefined), description: summary }),
      ...statements('achievements', highlights),
      ...(technologies.length > 0 && { technologies }),
    }),
  )
}

/** Those whose end has probably been left out: they are not the newest ones. */
const jobsLeftOpen = <Job extends Period & { goesOn: boolean }>(work: readonly Job[]): Job[] =>
  leftOpen(work.map((job) => ({ job, start: job.startDate, end: job.endDate, goesOn: job.goesOn }))).map(
    ({ job }) => job,
  )

/** Ids of those without a Latin letter begin so. */
const JOB = 'job'
const GOES_ON = '9999'
const PROBABLY_ENDED = '9998'
type Period = { startDate?: string | undefined; endDate?: string | undefined }
const firstDay = ({ startDate, endDate }: Period): string => startDate ?? endDate ?? ''
/** What goes on is newer than what has ended; a year lasts to its end. */
const lastDay = ({ startDate, endDate }: Period): string => (endDate ? `${endDate}-99` : startDate ? GOES_ON : '')

function skillsFrom({ skills }: JsonResume): OwnerFiles['skills'] {
  return byId(
    skills.flatMap((skill) => {
      const { name = skill.keywords[0] } = skill
      return name ? [{ ...skill, name }] : []
    }),
    'skill',
    ({ name }) => name,
    ({ name, level, keywords }) => ({
      name,
      category: name,
      ...given({ levelText: level }),
      ...(keywords.length > 0 && { technologies: keywords }),
    }),
  )
}

/** What stands beside work and projects. An entry without its name is called by what else is said of it. */
function backgroundFrom(
  resume: JsonResume,
): Pick<OwnerFiles, 'education' | 'certificates' | 'publications' | 'awards' | 'volunteering' | 'interests'> {
  return {
    education: byId(
      named(resume.education, ({ institution, studyType, area }) => institution ?? studyType ?? area),
      'education',
      ({ name, studyType }) => `${name} ${studyType ?? ''}`,
      ({ name, url, studyType, area, startDate, endDate, score, summary, courses }) => ({
        institution: name,
        ...given({ url, degree: studyType, area, start: startDate, end: endDate, grade: score, summary }),
        ...statements('courses', courses),
      }),
    ),
    certificates: byId(
      named(resume.certificates, ({ name, issuer }) => name ?? issuer),
      'certificate',
      ({ name }) => name,
      ({ name, issuer, date, url }) => ({ name, ...given({ issuer, date, url }) }),
    ),
    publications: byId(
      named(resume.publications, ({ name, publisher }) => name ?? publisher),
      'publication',
      ({ name }) => name,
      ({ name, publisher, releaseDate, url, summary }) => ({
        title: name,
        ...given({ publisher, date: releaseDate, url, summary }),
      }),
    ),
    awards: byId(
      named(resume.awards, ({ title, awarder }) => title ?? awarder),
      'award',
      ({ name }) => name,
      ({ name, awarder, date, summary }) => ({ title: name, ...given({ awarder, date, summary }) }),
    ),
    volunteering: byId(
      named(resume.volunteer, ({ organization, position }) => organization ?? position),
      'volunteering',
      ({ name }) => name,
      ({ name, position, url, startDate, endDate, summary, highlights }) => ({
        organization: name,
        ...given({ role: position, url, start: startDate, end: endDate, summary }),
        ...statements('achievements', highlights),
      }),
    ),
    interests: byId(
      named(resume.interests, ({ name, keywords }) => name ?? keywords[0]),
      'interest',
      ({ name }) => name,
      ({ name, keywords }) => ({ name, ...statements('keywords', keywords) }),
    ),
  }
}

function wantedBeside(
  resume: JsonResume,
  { skills, testimonials }: Pick<OwnerFiles, 'skills' | 'testimonials'>,
  projects: OwnerDraft['projects'],
): OwnerDraft['wanted'] {
  const { basics, references } = resume
  const wanted: OwnerDraft['wanted'] = []
  const want = (file: string, key: string, reason: string) => void wanted.push({ file, key, reason })
  if (!basics.label) want('profile.yaml', 'title', 'what you are; your latest position stands there')
  if (!basics.pronouns)
    want('profile.yaml', 'pronouns', 'she, he, they or none; without it, texts use your name in their place')
  if (!basics.summary) want('profile.yaml', 'bio', 'two sentences about you; what your latest job says stands there')
  const { address, postalCode } = basics.location ?? {}
  if (address || postalCode)
    want('profile.yaml', 'address', 'is published in /resume.json and /contact.vcf; remove it if you would rather not')
  if (basics.phone)
    want(
      'profile.yaml',
      'phone',
      'is published in resumes and /contact.vcf, and told by the assistant; remove it if you would rather not',
    )
  want('profile.yaml', 'photo', 'a picture of you: a file in content/owner/pictures, and what it shows, in words')
  const idOf = createIds(JOB)
  const jobs = namedJobs(resume).map(({ name, startDate, endDate, goesOn, unreadEnd }) => {
    return { id: idOf(name), start: startDate, end: endDate, goesOn, unreadEnd }
  })
  for (const { id, unreadEnd } of jobs)
    if (unreadEnd)
      want('work.yaml', `${id}.end`, `“${unreadEnd}” is no date; write when it ended, or present if it goes on`)
  for (const { id, start } of leftOpen(jobs))
    want('work.yaml', `${id}.end`, `is missing: shown as going on since ${start}, though another job began later`)
  for (const id of Object.keys(skills)) want('skills.yaml', id, 'achievements, metrics and projects would prove it')
  for (const id of Object.keys(projects))
    want(`projects/${id}.yaml`, '', 'challenge, solution, key features, figures, pictures or a diagram')
  want('services.yaml', '', 'what you offer')
  want('interview.yaml', '', 'what visitors ask everybody: the assistant answers from it more than from anything else')
  if (references.length === 0) want('testimonials.yaml', '', 'what others say')
  for (const [id, { author, role }] of Object.entries(testimonials))
    if (author && !role) want('testimonials.yaml', `${id}.role`, 'who that is: a position and where')
  if (!basics.availability) want('profile.yaml', 'availability', 'what you are open to')
  return wanted
}

/** Without those that say nothing that they could be called by. */
const named = <Item extends object>(
  items: Item[],
  nameOf: (item: Item) => string | undefined,
): (Item & { name: string })[] =>
  items.flatMap((item) => {
    const name = nameOf(item)
    return name ? [{ ...item, name }] : []
  })
