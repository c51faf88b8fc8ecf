/** The site's settings, for server and browser alike. `docs/owning-this-site.md` tells owners what there is to set. */
import { featuresOf } from './feature-addresses.ts'
import type { Feature, HomeSection, Settings } from './schema.ts'
import { settings } from './settings.ts'

export const site: Settings = settings

/** Whether the site has a feature. What it has not answers 404, stands in no menu, and is never fetched. */
export const isOn = (feature: Feature): boolean => site.features[feature]

/** Pages that are there where the owner has written something for them. */
const writtenPages: Record<string, boolean> = { '/skills': site.hasSkillsPage, '/imprint': site.hasImprint }

/** Whether there is anything at a page, call or file: its features are on, and it has something to show. @param path such as `/chat`. */
export const isServed = (path: string): boolean =>
  featuresOf(path).every(isOn) && writtenPages[path.replace(/\.md$/, '')] !== false

/** The sections of the home page that have something to show, in their order. */
export const shownSections: readonly HomeSection[] = site.sections

/** Whether the home page has a section, so that a link can lead there. */
export const hasSection = (section: HomeSection): boolean => shownSections.includes(section)
