/** The site's settings, for server and browser alike. `docs/owning-this-site.md` tells owners what there is to set. */
import { featuresOf } from './features.ts'
import type { Feature, HomeSection, SiteFile } from './schema.ts'
import { settings } from './settings.ts'

export const site: SiteFile = settings

/** Whether the site has a feature. What it has not answers 404, stands in no menu, and is never fetched. */
export const isOn = (feature: Feature): boolean => site.features[feature]

/** Whether the features are on that a page, call or file belongs to. @param path such as `/chat`. */
export const isServed = (path: string): boolean => featuresOf(path).every(isOn)

/** The sections of the home page, in their order. */
export const shownSections: readonly HomeSection[] = site.sections.filter(
  (section) => (section !== 'caseStudies' && section !== 'testimonials') || isOn(section),
)

/** Whether the home page has a section, so that a link can lead there. */
export const hasSection = (section: HomeSection): boolean => shownSections.includes(section)
