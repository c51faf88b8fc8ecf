/**
 * What is written under `content/`, in two halves: what is the same in every language (ids, dates, levels, coordinates) and
 * what is said in one language. `content/assemble.ts` joins them into the entities of `content.ts`.
 */
import * as z from 'zod/mini'
import { day, email, hostAndPath, id, line, metricId, month, paragraph, text, texts, title } from './content-fields.ts'
import { caseStudyColors, connectionTypes, iconNames, nodeTypes } from './content-kinds.ts'

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
