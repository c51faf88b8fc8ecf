/** What the owner says something of, as programs are told it. */
import type { FullContent } from '#contract/content/content.ts'
import { hasSection } from '#contract/site/site.ts'
import { createTranslate } from '../translate.ts'
import { agents } from './agents.ts'

type Kind = keyof typeof agents.told

const t = createTranslate('en', agents.told)
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })

export const joined = (parts: string[]): string => conjunction.format(parts)

const those = (parts: [Kind, boolean][]): string[] => parts.flatMap(([kind, isThere]) => (isThere ? [t(kind)] : []))

/** On the home page, in its order: "biography, every job, and how to write". */
export const toldAtHome = ({ profile, skills, testimonials, services }: FullContent): string =>
  joined(
    those([
      ['biography', true],
      ['summary', hasSection('about') && profile.summary !== ''],
      ['skills', hasSection('about') && skills.length > 0],
      ['everyJob', hasSection('work')],
      ['caseStudies', hasSection('caseStudies')],
      ['testimonials', hasSection('testimonials') && testimonials.length > 0],
      ['services', services.length > 0],
      ['contact', true],
    ]),
  )

/** In the ledger, to follow "what they say about their work": ": jobs and services", or nothing. */
export function toldInFacts({ experience, skills, caseStudies, testimonials, services }: FullContent): string {
  const kinds = those([
    ['jobs', experience.length > 0],
    ['achievements', experience.some(({ achievements }) => achievements.length > 0)],
    ['skills', skills.length > 0],
    ['caseStudies', caseStudies.length > 0],
    ['testimonials', testimonials.length > 0],
    ['services', services.length > 0],
  ])
  return kinds.length > 0 ? `: ${joined(kinds)}` : ''
}
