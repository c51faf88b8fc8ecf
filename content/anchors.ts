/** Where on the site something stands. */
import type { HomeSection } from '#contract/site/schema.ts'
import { hasSection } from '#contract/site/site.ts'

/** A place in a section of the home page; empty, for nowhere, where the page is without that section. */
export const placeIn = (section: HomeSection, id: string): string => (hasSection(section) ? `/#${id}` : '')

/** The home page has the skills at a glance, and their own page has all of them. */
export const skillPlace = (id: string): string => placeIn('about', `skill-${id}`) || `/skills#${id}`

/** The id of a passage on its article's page. @param number from 1 on. */
export const passageId = (number: number): string => `passage-${number}`
