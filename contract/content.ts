/**
 * The shapes of everything the owner says about themself.
 *
 * Facts are kept in two halves: what is the same in every language (ids, dates, levels, coordinates) and what is said in
 * one language. `content/assemble.ts` joins the halves into the entities at the end of this file, which is what pages,
 * mails and the ledger read.
 */
import * as z from 'zod/mini'
import type { Language } from './language.ts'

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))
const metricId = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a camelCase name'))
const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month like 2024-03'))
const day = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text), {
    message: 'must be a real date like 2024-03-31',
    abort: true,
  }),
)
const email = z.string().check(z.email('must be an e-mail address'))
const hostAndPath = z
  .string()
  .check(z.regex(/^[a-z0-9.-]+\.[a-z]+(?:\/\S*)?$/i, 'must be a host and path without https://'))

/** Non-blank text of at most `max` characters. */
const text = (max: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== '', 'is empty'),
    z.maxLength(max, `is longer than ${max} characters`),
  )
const title = text(80)
const line = text(220)
const paragraph = text(900)

// ── The half that is the same in every language ───────────────────────────────────────────────────────────────────

export const siteData = z.strictObject({
  /** True while the facts are the sample owner's; the footer then says so. */
  sample: z.boolean(),
  year: z.int(),
  version: z.string(),
})

export const profileData = z.strictObject({
  name: title,
  email,
  /** One address for each way of writing to the owner. */
  channels: z.strictObject({ general: email, hiring: email, projects: email, support: email }),
  linkedin: hostAndPath,
  github: hostAndPath,
  twitter: hostAndPath,
  website: hostAndPath,
  /** A page where clients book a time with the owner; without one they propose a time by mail. */
  bookingUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** ISO 3166 code of the country the owner lives in. */
  country: z.string().check(z.length(2)),
  coreExpertise: z.array(id).check(z.length(3)),
  skills: z.array(z.strictObject({ id, level: z.int().check(z.gte(0), z.lte(100)) })),
})

export const experienceData = z.array(
  z.strictObject({
    id,
    company: title,
    start: month,
    /** null: still there. */
    end: z.nullable(month),
    technologies: z.array(title),
    achievements: z.array(id),
  }),
)

export const skillData = z.array(
  z.strictObject({
    id,
    level: z.int().check(z.gte(0), z.lte(100)),
    technologies: z.array(title),
    achievements: z.array(id),
    metrics: z.array(id),
    projects: z.array(z.strictObject({ id, caseStudy: z.optional(id) })),
  }),
)

export const nodeTypes = ['service', 'database', 'queue', 'gateway', 'storage', 'compute', 'ai', 'security'] as const
export const connectionTypes = ['data', 'api', 'stream', 'sync'] as const
export const caseStudyColors = ['primary', 'blue', 'secondary', 'green'] as const
export const iconNames = ['bot', 'workflow', 'shield', 'cloud', 'brain', 'server', 'compass'] as const

export const caseStudyData = z.strictObject({
  id,
  /** The job it was done in. */
  experience: id,
  published: day,
  icon: z.enum(iconNames),
  color: z.enum(caseStudyColors),
  technologies: z.array(title),
  keyFeatures: z.array(id),
  outcomes: z.array(id),
  metrics: z.array(metricId),
  diagram: z.strictObject({
    /** x and y are the node's centre on a 0–100 by 0–60 board. */
    nodes: z.array(
      z.strictObject({
        id,
        type: z.enum(nodeTypes),
        x: z.number().check(z.gte(0), z.lte(100)),
        y: z.number().check(z.gte(0), z.lte(60)),
      }),
    ),
    connections: z.array(z.strictObject({ id, from: id, to: id, type: z.enum(connectionTypes) })),
    nextSteps: z.array(id),
  }),
})

export const testimonialData = z.array(z.strictObject({ id, author: title, caseStudy: z.optional(id) }))

export const serviceData = z.array(z.strictObject({ id, icon: z.enum(iconNames) }))

// ── The half that is said in one language ─────────────────────────────────────────────────────────────────────────

const texts = z.record(id, line)

export const profileTexts = z.strictObject({
  title,
  /** Two sentences under the name. */
  bio: paragraph,
  /** The About section's text. */
  summary: text(1400),
  location: title,
  availability: line,
  coreExpertise: z.record(id, z.strictObject({ title, description: line })),
  skills: z.record(id, title),
})

export const experienceTexts = z.record(id, z.strictObject({ title, description: paragraph, achievements: texts }))

export const skillTexts = z.record(
  id,
  z.strictObject({
    name: title,
    category: title,
    achievements: texts,
    metrics: texts,
    projects: texts,
    experience: paragraph,
  }),
)

export const caseStudyTexts = z.record(
  id,
  z.strictObject({
    title,
    subtitle: line,
    category: title,
    description: paragraph,
    challenge: paragraph,
    solution: paragraph,
    keyFeatures: texts,
    outcomes: texts,
    metrics: z.record(metricId, z.strictObject({ label: title, value: title })),
    diagram: z.strictObject({
      title,
      description: line,
      nodes: z.record(id, z.strictObject({ label: text(26), details: line })),
      connections: z.record(id, text(40)),
      explanation: paragraph,
      nextSteps: texts,
    }),
  }),
)

export const testimonialTexts = z.record(id, z.strictObject({ quote: paragraph, role: title }))

export const serviceTexts = z.record(id, z.strictObject({ title, description: line }))

/** How people ask, in one language: `content/locales/<language>/search.ts`. */
export const searchWords = z.strictObject({
  /** Words that ask without saying what about: "tell me", "experience with", "does she know". */
  fillers: z.array(title),
  /** What people ask for that the facts do not say, whatever else in the question they know: pay, age, the weather. An asterisk at the end stands for any ending. */
  unsaid: z.array(title),
  /** Words that mean the same here, in groups; the facts' own word first. */
  synonyms: z.array(z.array(title)),
  /** What a question is about when it says all words of one of the phrases, and the facts that answer it, best first. */
  topics: z.array(z.strictObject({ say: z.array(line), facts: z.array(z.string()) })),
})
export type SearchWords = z.infer<typeof searchWords>

/** What adverts commonly ask for, by id, and what the ledger has to say of it: `content/advert-concepts.ts`. */
export const advertConcepts = z.record(
  id,
  z.strictObject({
    /** The facts that evidence it, best first; none: the ledger does not say, whatever other words agree. */
    facts: z.array(z.string()),
    /** The jobs it was done in, for adverts that ask for years of it. */
    jobs: z.optional(z.array(id)),
    /** Any advert asks for it, so that it decides little. */
    general: z.optional(z.boolean()),
    /** The fact counts only if it shares a further word with the requirement, such as the name of a town. */
    named: z.optional(z.boolean()),
    /** Where it is asked for, nothing else in the requirement can meet it: a certificate is not the skill. */
    decisive: z.optional(z.boolean()),
    /** Years of it are years of the whole career. */
    career: z.optional(z.boolean()),
  }),
)
export type AdvertConcepts = z.infer<typeof advertConcepts>

const sectionKinds = ['must', 'nice', 'duties', 'skip'] as const
/** What stands under a heading of an advert: what is required, wished for, to be done, or of no concern here. */
export type SectionKind = (typeof sectionKinds)[number]

const phrases = z.array(line)

/** How job adverts speak in one language: `content/locales/<language>/advert.ts`. */
export const advertWords = z.strictObject({
  headings: z.record(z.enum(sectionKinds), phrases),
  /** Words that mark what is wished for, not required. */
  nice: phrases,
  /** Words that tell, in running text, that something is asked of the applicant. */
  asks: phrases,
  /** Words of sentences that ask for nothing: benefits, how to apply, equal opportunity. */
  boilerplate: phrases,
  /** Words between things that are asked for together. */
  and: phrases,
  /** Words between alternatives, any of which will do. */
  or: phrases,
  /** Words before examples: "such as". */
  examples: phrases,
  /** "years", in all its forms; and numbers that are written as words. */
  years: phrases,
  numbers: z.record(line, z.int()),
  /** Words after whose dot a sentence goes on. */
  abbreviations: phrases,
  /** Words of every advert that say nothing about what is asked for, parted by spaces. */
  fillers: z.array(z.string()),
  /** How each concept is said. */
  concepts: z.record(id, phrases),
})
export type AdvertWords = z.infer<typeof advertWords>

export type SiteData = z.infer<typeof siteData>
export type ProfileData = z.infer<typeof profileData>
export type ExperienceData = z.infer<typeof experienceData>
export type SkillData = z.infer<typeof skillData>
export type CaseStudyData = z.infer<typeof caseStudyData>
export type TestimonialData = z.infer<typeof testimonialData>
export type ServiceData = z.infer<typeof serviceData>
export type ProfileTexts = z.infer<typeof profileTexts>
export type ExperienceTexts = z.infer<typeof experienceTexts>
export type SkillTexts = z.infer<typeof skillTexts>
export type CaseStudyTexts = z.infer<typeof caseStudyTexts>
export type TestimonialTexts = z.infer<typeof testimonialTexts>
export type ServiceTexts = z.infer<typeof serviceTexts>

/** Everything said in one language: the default export of `content/locales/<language>/facts.ts`. */
export interface FactTexts {
  profile: ProfileTexts
  experience: ExperienceTexts
  skills: SkillTexts
  caseStudies: CaseStudyTexts
  testimonials: TestimonialTexts
  services: ServiceTexts
}

// ── The halves joined ─────────────────────────────────────────────────────────────────────────────────────────────

/** One statement with the id it is known by everywhere: page anchor, citation, résumé line. */
export interface Statement {
  id: string
  text: string
}

export type IconName = (typeof iconNames)[number]
export type CaseStudyColor = (typeof caseStudyColors)[number]
export type NodeType = (typeof nodeTypes)[number]
export type ConnectionType = (typeof connectionTypes)[number]

export interface Profile {
  name: string
  title: string
  bio: string
  summary: string
  location: string
  country: string
  availability: string
  email: string
  channels: ProfileData['channels']
  linkedin: string
  github: string
  twitter: string
  website: string
  coreExpertise: { id: string; title: string; description: string }[]
  skills: { id: string; name: string; level: number }[]
}

export interface Experience {
  id: string
  title: string
  company: string
  start: string
  end: string | null
  description: string
  achievements: Statement[]
  technologies: string[]
}

export interface Skill {
  id: string
  name: string
  category: string
  level: number
  technologies: string[]
  evidence: {
    achievements: Statement[]
    metrics: Statement[]
    projects: (Statement & { caseStudy?: string | undefined })[]
    experience: string
  }
}

export interface DiagramNode {
  id: string
  type: NodeType
  x: number
  y: number
  label: string
  details: string
}

export interface DiagramConnection {
  id: string
  from: string
  to: string
  type: ConnectionType
  label: string
}

export interface Diagram {
  title: string
  description: string
  nodes: DiagramNode[]
  connections: DiagramConnection[]
  explanation: string
  nextSteps: string[]
}

export interface CaseStudy {
  id: string
  experience: string
  published: string
  title: string
  subtitle: string
  description: string
  category: string
  icon: IconName
  color: CaseStudyColor
  challenge: string
  solution: string
  keyFeatures: Statement[]
  technologies: string[]
  outcomes: Statement[]
  metrics: { id: string; label: string; value: string }[]
  diagram: Diagram
}

export interface Testimonial {
  id: string
  quote: string
  author: string
  role: string
  caseStudy?: string | undefined
}

export interface Service {
  id: string
  title: string
  description: string
  icon: IconName
}

/** Everything the owner says, in one language. */
export interface Content {
  language: Language
  site: SiteData
  profile: Profile
  experience: Experience[]
  skills: Skill[]
  caseStudies: CaseStudy[]
  testimonials: Testimonial[]
  services: Service[]
}
