/** Counted values of a visit. Without zod, to keep public pages small. */

export const VISITS_PATH = '/api/visits'

/** Bounds of a report; the browser cuts off what is beyond, since a report that is refused is lost. */
export const VISIBLE_SECONDS_MAX = 4 * 3600
export const INTERACTIONS_MAX = 10_000
export const SOURCE_MAX = 80

/** Device by window width: below these pixels. */
const MOBILE_PX = 768
const TABLET_PX = 1024
export const deviceClasses = ['mobile', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]
export const deviceOf = (width: number): DeviceClass =>
  width < MOBILE_PX ? 'mobile' : width < TABLET_PX ? 'tablet' : 'desktop'

/** Scroll milestones in percent of the page. */
export const scrollMilestones = [25, 50, 75, 90, 100] as const

/** The farthest milestone at this percentage; 0 before the first. */
export const milestoneOf = (percent: number): number =>
  scrollMilestones.findLast((milestone) => percent >= milestone) ?? 0

/** The home page's sections whose time is counted. */
export const countedSections = ['hero', 'about', 'experience', 'projects', 'contact'] as const
export type CountedSection = (typeof countedSections)[number]

export const engagementLevels = ['low', 'medium', 'high'] as const
export type EngagementLevel = (typeof engagementLevels)[number]
/** Seconds on the site beyond which a visit has this engagement. */
export const MEDIUM_OVER_S = 10
export const HIGH_OVER_S = 30

/** @param seconds on the site, or on a page of it. */
export function engagementOf(seconds: number): EngagementLevel {
  if (seconds > HIGH_OVER_S) return 'high'
  return seconds > MEDIUM_OVER_S ? 'medium' : 'low'
}

/** Events of a visit. */
export const visitEvents = [
  'chat-opened',
  'question-asked',
  'resume-opened',
  'resume-downloaded',
  'contact-opened',
  'contact-sent',
  'audit-excellent',
  'audit-moderate',
  'audit-needs-improvement',
] as const
export type VisitEvent = (typeof visitEvents)[number]

/** Events that the server itself counts. */
export const servedEvents = ['question-asked', 'resume-downloaded', 'contact-sent'] as const satisfies VisitEvent[]
export type ServedEvent = (typeof servedEvents)[number]

/** No referrer. */
export const DIRECT = 'direct'
