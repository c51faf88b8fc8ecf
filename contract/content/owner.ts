/**
 * The schema of `content/owner/*.yaml`: the one source of types, validation and the JSON Schemas for editors. Entries with ids are maps
 * from id to value, in the order shown. Texts marked as translatable are in the default language; `content/owner/<lng>/` translates them.
 */
import * as z from 'zod/mini'
import type { SiteFile } from '#contract/site/schema.ts'
import { recordOf } from '../keys.ts'
import type { ArticleFile } from './article.ts'
import { diagramFile } from './diagram.ts'
import {
  called,
  country,
  date,
  day,
  email,
  end,
  id,
  line,
  metricId,
  name,
  organization,
  paragraph,
  percent,
  picture,
  statements,
  text,
  title,
  translatable,
  url,
} from './fields.ts'
import { imprintFile } from './imprint.ts'
import { interviewKinds } from './interview-kinds.ts'
import { caseStudyColors, cefrLevels, cefrSkills, iconNames, measures, workKinds, workplaces } from './kinds.ts'
import { labelsFile } from './labels.ts'
import { serviceFile } from './services.ts'

/** `profile.yaml` */
export const profileFile = z
  .strictObject({
    /** In other languages as people there write it: "Chihiro Morishita". */
    name: organization(),
    /** Which part of the name is the family's, where its order does not tell: "García Márquez", "Yamamoto". */
    familyName: z.optional(name()),
    /** How texts speak of the owner; without it, or with `none`, they use the name. */
    pronouns: z.optional(z.enum(['she', 'he', 'they', 'none'])),
    title: called(),
    photo: z.optional(picture()),
    /** The address of a picture elsewhere, which `/resume.json` names where there is no photo here. */
    image: z.optional(url),
    /** Two sentences under the name. */
    bio: paragraph(),
    /** The text of the About section. */
    summary: z.optional(translatable(text(4000))),
    location: z.optional(title()),
    country: z.optional(country),
    /** Published in `/resume.json` and `/contact.vcf` only. */
    address: z.optional(
      z.strictObject({
        street: z.optional(name()),
        postalCode: z.optional(text(20)),
        city: z.optional(organization()),
        region: z.optional(organization()),
      }),
    ),
    availability: z.optional(line()),
    /** What the owner is open to; stands beside `availability`. */
    openTo: z.optional(
      z.strictObject({
        from: z.optional(date),
        kinds: z.optional(z.array(z.enum(workKinds))),
        places: z.optional(line()),
        workplaces: z.optional(z.array(z.enum(workplaces))),
      }),
    ),
    /** What the site may promise in the owner's name. */
    promises: z.optional(
      z.strictObject({
        /** Messages are answered within so many working days. */
        answerWithinDays: z.optional(z.int().check(z.gte(1), z.lte(30))),
      }),
    ),
    email,
    phone: z.optional(text(40)),
    /** Addresses by kind of request; missing ones fall back to `email`. */
    channels: z.optional(
      z.strictObject({
        general: z.optional(email),
        hiring: z.optional(email),
        projects: z.optional(email),
        support: z.optional(email),
      }),
    ),
    website: z.optional(url),
    /** Accounts elsewhere, by network: linkedin, github, mastodon, orcid, …; one without an address stands in `/resume.json` only. */
    profiles: z.optional(
      z.record(
        id,
        z
          .strictObject({ url: z.optional(url), label: z.optional(name()), username: z.optional(name()) })
          .check(z.refine(({ url, username }) => Boolean(url ?? username), 'needs a url or a username')),
      ),
    ),
    /** A page where clients book a time. */
    bookingUrl: z.optional(url),
    coreExpertise: z.optional(z.record(id, z.strictObject({ title: called(), description: line() }))),
    skills: z.optional(z.record(id, z.strictObject({ name: called(), level: z.optional(percent) }))),
  })
  .check(
    z.refine(({ name, familyName }) => familyName === undefined || name.includes(familyName), {
      path: ['familyName'],
      message: 'must be a part of the name',
    }),
  )

/** `work.yaml` */
const workFile = z.record(
  id,
  z.strictObject({
    company: organization(),
    url: z.optional(url),
    /** What the company is: "Logistics group, 6,200 staff". */
    about: z.optional(called()),
    location: z.optional(called()),
    title: called(),
    kind: z.optional(z.enum(workKinds)),
    /** How many people the owner leads. */
    team: z.optional(z.int().check(z.gte(1))),
    start: z.optional(date),
    /** Absent or "present": still there. */
    end: z.optional(end),
    description: z.optional(paragraph()),
    achievements: z.optional(statements()),
    technologies: z.optional(z.array(name())),
  }),
)

/** `education.yaml` */
const educationFile = z.record(
  id,
  z.strictObject({
    institution: organization(),
    url: z.optional(url),
    /** "M.Sc.", "Apprenticeship" */
    degree: z.optional(called()),
    area: z.optional(called()),
    start: z.optional(date),
    end: z.optional(date),
    grade: z.optional(called()),
    summary: z.optional(paragraph()),
    courses: z.optional(statements()),
  }),
)

/** `certificates.yaml` */
const certificateFile = z.record(
  id,
  z.strictObject({ name: called(), issuer: z.optional(organization()), date: z.optional(date), url: z.optional(url) }),
)

/** `publications.yaml` */
const publicationFile = z.record(
  id,
  z.strictObject({
    title: called(),
    publisher: z.optional(organization()),
    date: z.optional(date),
    url: z.optional(url),
    summary: z.optional(paragraph()),
  }),
)

/** `talks.yaml` */
const talkFile = z.record(
  id,
  z.strictObject({
    title: called(),
    event: name(),
    location: z.optional(called()),
    date: z.optional(date),
    url: z.optional(url),
    summary: z.optional(paragraph()),
  }),
)

/** `awards.yaml` */
const awardFile = z.record(
  id,
  z.strictObject({
    title: called(),
    awarder: z.optional(organization()),
    date: z.optional(date),
    summary: z.optional(paragraph()),
  }),
)

/** `volunteering.yaml` */
const volunteeringFile = z.record(
  id,
  z.strictObject({
    organization: organization(),
    url: z.optional(url),
    role: z.optional(called()),
    start: z.optional(date),
    end: z.optional(date),
    summary: z.optional(paragraph()),
    achievements: z.optional(statements()),
  }),
)

const cefrLevel = z.enum(cefrLevels, `must be one of ${cefrLevels.join(', ')}`)
const cefr = z.strictObject(recordOf(cefrSkills, () => cefrLevel))

/** `languages.yaml`: by language code, which the site names; any other id needs a name. */
const spokenLanguageFile = z.record(
  z.string().check(z.regex(/^[a-z]+(?:-[A-Za-z0-9]+)*$/, 'must be a language code like en or pt-BR')),
  z.strictObject({
    name: z.optional(title()),
    level: z.optional(z.enum(['native', 'fluent', 'professional', 'conversational', 'basic'])),
    /** The level as the owner says it, such as "C1". */
    levelText: z.optional(title()),
    /** The level of each skill (CEFR), for the grid of the European layout of résumés. */
    cefr: z.optional(cefr),
  }),
)

/** `interests.yaml` */
const interestFile = z.record(id, z.strictObject({ name: called(), keywords: z.optional(z.record(id, called())) }))

/** `skills.yaml` */
const skillFile = z.record(
  id,
  z.strictObject({
    name: called(),
    category: called(),
    /** Without a level nothing is said of how well the owner knows it. */
    level: z.optional(percent),
    /** The level as the owner says it; without it the number decides between Expert, Advanced and so on. */
    levelText: z.optional(title()),
    /** The year of the first work with it. */
    since: z.optional(z.int().check(z.gte(1950), z.lte(2100))),
    technologies: z.optional(z.array(name())),
    /** Other words that the skill is to be found by. */
    keywords: z.optional(z.array(name())),
    experience: z.optional(paragraph()),
    achievements: z.optional(statements()),
    metrics: z.optional(statements()),
    projects: z.optional(z.record(id, z.strictObject({ text: line(), caseStudy: z.optional(id) }))),
  }),
)

/** `projects/<id>.yaml` */
export const projectFile = z.strictObject({
  title: called(),
  subtitle: z.optional(line()),
  category: z.optional(called()),
  /** The job it was done in; a project of one's own has none. */
  work: z.optional(id),
  /** For whom it was done, where that is none of the jobs. */
  entity: z.optional(organization()),
  roles: z.optional(z.record(id, called())),
  start: z.optional(date),
  end: z.optional(date),
  /** When its page was first published here. */
  published: day,
  icon: z.optional(z.enum(iconNames)),
  color: z.enum(caseStudyColors),
  url: z.optional(url),
  repository: z.optional(url),
  description: paragraph(),
  challenge: z.optional(paragraph()),
  solution: z.optional(paragraph()),
  technologies: z.optional(z.array(name())),
  /** Words to find it by, such as what it is about. */
  keywords: z.optional(z.array(name())),
  keyFeatures: z.optional(statements()),
  outcomes: z.optional(statements()),
  metrics: z.optional(
    z.record(
      metricId,
      z.strictObject({
        label: title(),
        value: title(),
        /** Its column where projects are compared. */
        measures: z.optional(z.enum(measures)),
        /** The value before and after, in one unit: drawn as two bars. */
        change: z.optional(z.strictObject({ before: z.number().check(z.gte(0)), after: z.number().check(z.gte(0)) })),
      }),
    ),
  ),
  pictures: z.optional(z.record(id, picture())),
  diagram: z.optional(diagramFile),
})

/** `testimonials.yaml`: what others say; a JSON Résumé calls them references. */
const testimonialFile = z.record(
  id,
  z.strictObject({
    author: z.optional(name()),
    role: z.optional(called()),
    quote: paragraph(),
    caseStudy: z.optional(id),
  }),
)

/** `interview.yaml`: what everybody asks, answered once. Without an entry a question is still open. */
const interviewFile = z.partialRecord(
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

/** Files with a fixed name; `projects/` is a folder. */
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
  labels: labelsFile,
  imprint: imprintFile,
} as const

export type OwnerFiles = { [Kind in keyof typeof ownerFiles]: z.infer<(typeof ownerFiles)[Kind]> }
export type ProjectFile = z.infer<typeof projectFile>

/** All files of an owner in one language. */
export interface Owner extends OwnerFiles {
  site: SiteFile
  projects: Record<string, ProjectFile>
  writing: Record<string, ArticleFile>
}
