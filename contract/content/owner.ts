/**
 * The schema of what an owner writes in `content/owner/*.yaml`: the one source of types, validation and the JSON Schemas
 * that editors complete by. Everything that has an id is a map from id to value, in the order shown on the site. Texts
 * marked as translatable stand in the site's default language; `content/owner/<lng>/` repeats them in others.
 */
import * as z from 'zod/mini'
import { languages } from '#contract/language.ts'
import { day, email, id, metricId, month, text, translatable } from './fields.ts'
import { interviewKinds } from './interview-kinds.ts'
import { caseStudyColors, connectionTypes, iconNames, nodeTypes } from './kinds.ts'

const name = () => text(80)
const title = () => translatable(text(80))
const line = () => translatable(text(220))
const paragraph = () => translatable(text(900))
const percent = z.int().check(z.gte(0), z.lte(100))
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country of two letters like DK (ISO 3166)'))
const statements = () => z.record(id, line())

/** `site.yaml` */
export const siteFile = z.strictObject({
  /** True while the facts are the sample owner's; the footer then says so. */
  sample: z._default(z.boolean(), false),
  /** Of the copyright line. */
  year: z.int(),
  version: text(20),
  /** The languages of the site; the first is the one that `content/owner/*.yaml` is written in. */
  languages: z.array(z.enum(languages)).check(z.minLength(1)),
})

/** `profile.yaml` */
export const profileFile = z.strictObject({
  name: name(),
  /** How texts speak of the owner; without it they use the name. */
  pronouns: z.optional(z.enum(['she', 'he', 'they'])),
  title: title(),
  /** Two sentences under the name. */
  bio: paragraph(),
  /** The text of the About section. */
  summary: translatable(text(1400)),
  location: z.optional(title()),
  country: z.optional(country),
  availability: z.optional(line()),
  email,
  phone: z.optional(text(40)),
  /** Addresses for kinds of requests; what is missing goes to `email`. */
  channels: z.optional(
    z.strictObject({
      general: z.optional(email),
      hiring: z.optional(email),
      projects: z.optional(email),
      support: z.optional(email),
    }),
  ),
  website: z.optional(url),
  /** Accounts elsewhere, by network: linkedin, github, mastodon, orcid, … */
  profiles: z.optional(z.record(id, z.strictObject({ url, label: z.optional(name()) }))),
  /** A page where clients book a time. */
  bookingUrl: z.optional(url),
  coreExpertise: z.record(id, z.strictObject({ title: title(), description: line() })),
  skills: z.record(id, z.strictObject({ name: title(), level: percent })),
})

/** `work.yaml` */
export const workFile = z.record(
  id,
  z.strictObject({
    company: name(),
    url: z.optional(url),
    location: z.optional(title()),
    title: title(),
    start: month,
    /** Absent: still there. */
    end: z.optional(month),
    description: paragraph(),
    achievements: z.optional(statements()),
    technologies: z.optional(z.array(name())),
  }),
)

/** `education.yaml` */
export const educationFile = z.record(
  id,
  z.strictObject({
    institution: name(),
    url: z.optional(url),
    /** "M.Sc.", "Apprenticeship" */
    degree: z.optional(title()),
    area: z.optional(title()),
    start: z.optional(month),
    end: z.optional(month),
    grade: z.optional(title()),
    courses: z.optional(statements()),
  }),
)

/** `certificates.yaml` */
export const certificateFile = z.record(
  id,
  z.strictObject({ name: title(), issuer: z.optional(name()), date: z.optional(month), url: z.optional(url) }),
)

/** `publications.yaml` */
export const publicationFile = z.record(
  id,
  z.strictObject({
    title: title(),
    publisher: z.optional(name()),
    date: z.optional(month),
    url: z.optional(url),
    summary: z.optional(paragraph()),
  }),
)

/** `talks.yaml` */
export const talkFile = z.record(
  id,
  z.strictObject({
    title: title(),
    event: name(),
    location: z.optional(title()),
    date: z.optional(month),
    url: z.optional(url),
  }),
)

/** `awards.yaml` */
export const awardFile = z.record(
  id,
  z.strictObject({
    title: title(),
    awarder: z.optional(name()),
    date: z.optional(month),
    summary: z.optional(paragraph()),
  }),
)

/** `volunteering.yaml` */
export const volunteeringFile = z.record(
  id,
  z.strictObject({
    organization: name(),
    url: z.optional(url),
    role: title(),
    start: z.optional(month),
    end: z.optional(month),
    summary: z.optional(paragraph()),
    achievements: z.optional(statements()),
  }),
)

/** `languages.yaml`: by language code; the site names them. */
export const spokenLanguageFile = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'must be a language code like en or pt-BR')),
  z.strictObject({ level: z.enum(['native', 'fluent', 'professional', 'conversational', 'basic']) }),
)

/** `interests.yaml` */
export const interestFile = z.record(id, z.strictObject({ name: title(), keywords: z.optional(z.record(id, title())) }))

/** `skills.yaml` */
export const skillFile = z.record(
  id,
  z.strictObject({
    name: title(),
    category: title(),
    level: percent,
    technologies: z.optional(z.array(name())),
    experience: paragraph(),
    achievements: z.optional(statements()),
    metrics: z.optional(statements()),
    projects: z.optional(z.record(id, z.strictObject({ text: line(), caseStudy: z.optional(id) }))),
  }),
)

/** `projects/<id>.yaml` */
export const projectFile = z.strictObject({
  title: title(),
  subtitle: line(),
  category: title(),
  /** The job it was done in. */
  work: id,
  published: day,
  icon: z.enum(iconNames),
  color: z.enum(caseStudyColors),
  url: z.optional(url),
  repository: z.optional(url),
  description: paragraph(),
  challenge: paragraph(),
  solution: paragraph(),
  technologies: z.array(name()),
  keyFeatures: statements(),
  outcomes: statements(),
  metrics: z.record(metricId, z.strictObject({ label: title(), value: title() })),
  diagram: z.strictObject({
    title: title(),
    description: line(),
    explanation: paragraph(),
    /** x and y are the node's centre on a board of 100 by 60. */
    nodes: z.record(
      id,
      z.strictObject({
        type: z.enum(nodeTypes),
        x: z.number().check(z.gte(0), z.lte(100)),
        y: z.number().check(z.gte(0), z.lte(60)),
        label: translatable(text(26)),
        details: line(),
      }),
    ),
    connections: z.record(
      id,
      z.strictObject({ from: id, to: id, type: z.enum(connectionTypes), label: translatable(text(40)) }),
    ),
    nextSteps: statements(),
  }),
})

/** `testimonials.yaml` */
export const testimonialFile = z.record(
  id,
  z.strictObject({ author: name(), role: z.optional(title()), quote: paragraph(), caseStudy: z.optional(id) }),
)

/** `services.yaml` */
export const serviceFile = z.record(
  id,
  z.strictObject({ title: title(), description: line(), icon: z.enum(iconNames), price: z.optional(line()) }),
)

/** `interview.yaml`: what everybody asks, answered once. Without an entry a question is still open. */
export const interviewFile = z.partialRecord(
  z.enum(interviewKinds),
  z
    .strictObject({
      answer: z.optional(paragraph()),
      /** Asked for, it is said not to be public. */
      notPublic: z.optional(z.literal(true)),
    })
    .check(
      z.refine(
        (entry) => (entry.answer === undefined) !== (entry.notPublic === undefined),
        'needs either an answer or notPublic: true',
      ),
    ),
)

/** The files of one kind each, by their names; `projects/` is a folder of them. */
export const ownerFiles = {
  profile: profileFile,
  work: workFile,
  education: educationFile,
  certificates: certificateFile,
  publications: publicationFile,
  talks: talkFile,
  awards: awardFile,
  volunteering: volunteeringFile,
  languages: spokenLanguageFile,
  interests: interestFile,
  skills: skillFile,
  testimonials: testimonialFile,
  services: serviceFile,
  interview: interviewFile,
} as const

export type SiteFile = z.infer<typeof siteFile>
export type OwnerFiles = { [Kind in keyof typeof ownerFiles]: z.infer<(typeof ownerFiles)[Kind]> }
export type ProjectFile = z.infer<typeof projectFile>

/** Everything an owner wrote, in one language. */
export interface Owner extends OwnerFiles {
  site: SiteFile
  projects: Record<string, ProjectFile>
}
