/** When which help is offered: a function of what was noticed, what was offered before, and the time. */

import { paths } from '#web/platform/paths.ts'
import type { Behavior } from '#web/platform/tracking/behavior.ts'

/** The most urgent first: of several that are due it is the first that is shown. */
export const triggers = [
  'exit_intent',
  'case_study_interest',
  'project_deep_dive',
  'case_study_bounce',
  'experience_focus',
  'personal_connection',
  'rapid_navigation',
  'idle_engagement',
  'returning_visitor',
  'welcome_new_user',
  'initial_hesitation',
  'mobile_optimization_interest',
  'deep_scroll',
] as const
export type Trigger = (typeof triggers)[number]

/** Milliseconds, percent and numbers from which on the triggers are due; see decision 20 for those of our own. */
export const WELCOME_AFTER_MS = 5000
export const CASE_STUDIES_MS = 20_000
export const PROJECTS_MS = 25_000
export const EXPERIENCE_MS = 15_000
export const ABOUT_MS = 20_000
export const HERO_MS = 30_000
export const IDLE_PROMPT_MS = 30_000
export const DEEP_PERCENT = 75
export const RAPID_MOVES = 4
export const PHONE_AFTER_MS = 45_000
export const PHONE_PERCENT = 50

/** For which a prompt is shown to somebody who does not turn to it. */
export const SHOWN_MS = 8000
/** The same help is not offered again within this time, in no tab. */
const AGAIN_AFTER_MS = 5 * 60_000
/** Anyone who was greeted is not greeted again within this time, in whichever role. */
const GREETED_FOR_MS = 30 * 60_000
/** Nobody is spoken to who has pressed something just now. */
const QUIET_MS = 2000

/** What was offered. Times are milliseconds since 1970. */
export interface Memory {
  /** In this session. */
  shown: readonly Trigger[]
  /** In any session of this browser. */
  shownAt: Readonly<Partial<Record<Trigger, number>>>
}

const greetings: readonly Trigger[] = ['returning_visitor', 'welcome_new_user']

const isCaseStudy = (path: string) => path.startsWith(paths.caseStudy(''))
/** Pages of somebody who looks around; elsewhere people have something to do, or to read until they are about to leave. */
const hasPrompts = (path: string, trigger: Trigger) =>
  path === paths.home || path === paths.projects || (isCaseStudy(path) && trigger === 'exit_intent')

/** Stays in a section, in all for so long. */
const stays = ({ currentSection, dwellMs }: Behavior, section: Behavior['currentSection'] & string, ms: number) =>
  currentSection === section && (dwellMs[section] ?? 0) >= ms

const isDue: Record<Trigger, (behavior: Behavior) => boolean> = {
  exit_intent: ({ exitIntent, hasUsedChat }) => exitIntent && !hasUsedChat,
  case_study_interest: (behavior) => stays(behavior, 'projects', CASE_STUDIES_MS),
  project_deep_dive: ({ path, pageMs }) => path === paths.projects && pageMs >= PROJECTS_MS,
  case_study_bounce: ({ leftEarly }) => leftEarly !== undefined,
  experience_focus: (behavior) => stays(behavior, 'experience', EXPERIENCE_MS),
  personal_connection: (behavior) => stays(behavior, 'about', ABOUT_MS),
  rapid_navigation: ({ recentMoves, hasUsedChat }) => recentMoves >= RAPID_MOVES && !hasUsedChat,
  idle_engagement: ({ idleMs, hasUsedChat }) => idleMs > IDLE_PROMPT_MS && !hasUsedChat,
  returning_visitor: ({ isReturning, sessionMs, hasUsedChat }) =>
    isReturning && sessionMs >= WELCOME_AFTER_MS && !hasUsedChat,
  welcome_new_user: ({ isReturning, sessionMs, hasUsedChat }) =>
    !isReturning && sessionMs >= WELCOME_AFTER_MS && !hasUsedChat,
  initial_hesitation: (behavior) => stays(behavior, 'hero', HERO_MS) && !behavior.hasUsedChat,
  mobile_optimization_interest: ({ device, sessionMs, scrollDepth }) =>
    device === 'mobile' && sessionMs >= PHONE_AFTER_MS && scrollDepth >= PHONE_PERCENT,
  deep_scroll: ({ scrollDepth }) => scrollDepth >= DEEP_PERCENT,
}

/**
 * @param now in milliseconds since 1970.
 * @param isPossible whether there is anything to offer.
 */
export function findDue(
  behavior: Behavior,
  memory: Memory,
  now: number,
  isPossible: (trigger: Trigger) => boolean,
): Trigger | undefined {
  const { path, sincePressMs } = behavior
  const isQuiet = sincePressMs === undefined || sincePressMs >= QUIET_MS
  const isPast = (trigger: Trigger, ms: number) => now - (memory.shownAt[trigger] ?? 0) >= ms
  const isFresh = (trigger: Trigger) =>
    greetings.includes(trigger)
      ? greetings.every((one) => !memory.shown.includes(one) && isPast(one, GREETED_FOR_MS))
      : !memory.shown.includes(trigger) && isPast(trigger, AGAIN_AFTER_MS)
  return triggers.find(
    (trigger) =>
      hasPrompts(path, trigger) &&
      // Anyone who is about to leave may have pressed the last thing just now.
      (isQuiet || trigger === 'exit_intent') &&
      isFresh(trigger) &&
      isDue[trigger](behavior) &&
      isPossible(trigger),
  )
}
