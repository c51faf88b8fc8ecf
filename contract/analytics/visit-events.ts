/** What is counted of a visit. Without zod: the pages that are counted have no room for it. */

export const VISITS_PATH = '/api/visits'

/** By the width of the window; under these many pixels. */
const MOBILE_PX = 768
const TABLET_PX = 1024
export const deviceClasses = ['mobile', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]
export const deviceOf = (width: number): DeviceClass =>
  width < MOBILE_PX ? 'mobile' : width < TABLET_PX ? 'tablet' : 'desktop'

/** Percent of a page that was seen. */
export const scrollMilestones = [25, 50, 75, 90, 100] as const

/** The farthest milestone that so many percent reach; 0 is before the first. */
export const milestoneOf = (percent: number): number =>
  scrollMilestones.findLast((milestone) => percent >= milestone) ?? 0

/** The home page's sections whose time is counted. */
export const countedSections = ['hero', 'about', 'experience', 'projects', 'contact'] as const
export type CountedSection = (typeof countedSections)[number]

export const engagementLevels = ['low', 'medium', 'high'] as const
export type EngagementLevel = (typeof engagementLevels)[number]
/** More seconds than these on the site are such an engagement. */
export const MEDIUM_OVER_S = 10
export const HIGH_OVER_S = 30

/** What visitors do here that the owner wants to know of. */
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

/** Those that the server sees itself. */
export const servedEvents = ['question-asked', 'resume-downloaded', 'contact-sent'] as const satisfies VisitEvent[]
export type ServedEvent = (typeof servedEvents)[number]

/** Came from no other page that says so. */
export const DIRECT = 'direct'
