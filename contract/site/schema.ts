/** The schema of `site.yaml`: the settings of the site, as opposed to what its owner says. */

import * as z from 'zod/mini'
import { iconNames } from '../content/kinds.ts'
import { recordOf } from '../keys.ts'
import { accentFault, type Theme } from './accent.ts'
import { knownLanguages } from './known-languages.ts'
import { resumeLayouts } from './resume-layouts.ts'

/** What a site can do without. What each of them serves stands in `feature-addresses.ts`. */
const features = [
  'testimonials',
  'services',
  'caseStudies',
  'writing',
  'chat',
  'advert',
  'resumeByMail',
  'audit',
  'portal',
  'hints',
  'background',
  'figures',
] as const
export type Feature = (typeof features)[number]

/** The sections of the home page below the owner's name, in their usual order. */
const homeSections = ['caseStudies', 'about', 'work', 'credentials', 'testimonials', 'contact'] as const
export type HomeSection = (typeof homeSections)[number]

/** The site's own, which no page waits for, and faces that systems bring along. */
const typefaces = ['geist', 'system', 'humanist', 'geometric', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

const isUnique = (items: readonly string[]) => new Set(items).size === items.length

const emoji = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})$/v
const isBadge = (text: string) => iconNames.some((name) => name === text) || emoji.test(text)

const featureSwitches = z.strictObject(recordOf(features, () => z._default(z.boolean(), true)))

const accentIn = (theme: Theme) =>
  z.string().check(
    z.regex(/^#[0-9a-f]{6}$/i, { message: 'must be a colour like "#0066cc", in quotes', abort: true }),
    z.check(({ value, issues }) => {
      const message = accentFault(value, theme)
      if (message) issues.push({ code: 'custom', input: value, message })
    }),
  )

/** The product's own, which its stylesheet names. */
export const DEFAULT_ACCENT = { light: '#0066cc', dark: '#6cb0ff' }

/** `site.yaml` */
export const siteFile = z.strictObject({
  /** True while the facts are the sample owner's; the footer then says so. */
  sample: z._default(z.boolean(), false),
  /** Of the copyright line. */
  year: z.int(),
  version: z.string().check(
    z.refine((text) => text.trim() !== '', 'is empty'),
    z.maxLength(20, 'is longer than 20 characters'),
  ),
  /** The languages of the site, in the order of the chooser; the first is the one that the owner's files are written in. */
  languages: z
    .array(z.enum(knownLanguages, `must be one of ${knownLanguages.join(', ')}`))
    .check(z.minLength(1, 'must name a language such as en'), z.refine(isUnique, 'names a language twice')),
  /** What is false answers 404, stands in no menu, and is never fetched. */
  features: z.prefault(featureSwitches, {}),
  /** The home page's sections in their order; what is not named is not shown. */
  sections: z._default(
    z.array(z.enum(homeSections, `must be one of ${homeSections.join(', ')}`)).check(
      z.refine(isUnique, 'names a section twice'),
      z.refine((sections) => sections.includes('contact'), 'must name contact: links all over the site lead there'),
    ),
    [...homeSections],
  ),
  /** The colour of links and buttons, in each theme. */
  accent: z._default(z.strictObject({ light: accentIn('light'), dark: accentIn('dark') }), DEFAULT_ACCENT),
  /** What the assistant is called. */
  assistant: z._default(
    z.string().check(
      z.refine((text) => text.trim() !== '', 'is empty'),
      z.maxLength(30, 'is longer than 30 characters'),
      z.refine((text) => !/[\n\r]/.test(text), 'must be one line'),
    ),
    'Ida',
  ),
  typeface: z._default(z.enum(typefaces, `must be one of ${typefaces.join(', ')}`), 'geist'),
  /** The layout of résumés for readers who choose none. */
  resumeLayout: z._default(z.enum(resumeLayouts, `must be one of ${resumeLayouts.join(', ')}`), 'standard'),
  /** Up to three pictograms (`iconNames`) or emoji beside the owner's initials. */
  badges: z._default(
    z
      .array(z.string().check(z.refine(isBadge, `must be an emoji or one of ${iconNames.join(', ')}`)))
      .check(z.maxLength(3, 'has more than three')),
    [],
  ),
})
export type SiteFile = z.infer<typeof siteFile>

/** The settings as the site goes by them: without features and sections that the owner has written nothing for. */
export interface Settings extends SiteFile {
  /** Whether the page of skills and services has anything to show. */
  hasSkillsPage: boolean
  /** Whether the owner has written an imprint, which then has a page. */
  hasImprint: boolean
}
