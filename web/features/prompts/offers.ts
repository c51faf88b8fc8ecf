/** What each prompt offers, and what it speaks of. */
import type { CaseStudy } from '#contract/content/content.ts'
import { hasSection, isOn } from '#contract/site/site.ts'
import type { Behavior } from '#web/platform/tracking/behavior.ts'
import { studyAt } from '#web/platform/tracking/behavior-state.ts'
import { BOUNCE_UNDER_MS, MOVES_WITHIN_MS } from '#web/platform/tracking/thresholds.ts'
import {
  ABOUT_MS,
  CASE_STUDIES_MS,
  DEEP_PERCENT,
  EXPERIENCE_MS,
  HERO_MS,
  IDLE_PROMPT_MS,
  PHONE_AFTER_MS,
  PHONE_PERCENT,
  PROJECTS_MS,
  RAPID_MOVES,
  type Trigger,
  WELCOME_AFTER_MS,
} from './triggers.ts'

/** Those with a question of their own. */
const questionTopics = [
  'case_study_interest',
  'case_study_bounce',
  'experience_focus',
  'personal_connection',
  'idle_engagement',
  'initial_hesitation',
] as const
export type QuestionTopic = (typeof questionTopics)[number]
export const findQuestion = (trigger: Trigger): QuestionTopic | undefined =>
  questionTopics.find((one) => one === trigger)

export type Action = 'ask' | 'chat' | 'audit' | 'resume' | 'contact' | 'caseStudies' | 'projects' | 'study'

const actions: Record<Trigger, readonly [Action, Action]> = {
  exit_intent: ['resume', 'contact'],
  case_study_interest: ['ask', 'study'],
  project_deep_dive: ['chat', 'contact'],
  case_study_bounce: ['ask', 'projects'],
  experience_focus: ['resume', 'ask'],
  personal_connection: ['ask', 'contact'],
  rapid_navigation: ['chat', 'projects'],
  idle_engagement: ['ask', 'caseStudies'],
  returning_visitor: ['chat', 'projects'],
  welcome_new_user: ['chat', 'caseStudies'],
  initial_hesitation: ['caseStudies', 'ask'],
  mobile_optimization_interest: ['audit', 'contact'],
  deep_scroll: ['contact', 'resume'],
}

/** What has no use here or was done already is not offered. */
export const actionsOf = (trigger: Trigger, { path, hasDownloadedResume }: Behavior): Action[] =>
  actions[trigger].filter(
    (action) =>
      (isPossible[action] ?? true) &&
      !(action === 'resume' && hasDownloadedResume) &&
      !(action === 'projects' && path === '/projects'),
  )

/** Only what the site has is offered. */
const isPossible: Partial<Record<Action, boolean>> = {
  audit: isOn('audit'),
  contact: hasSection('contact'),
  caseStudies: hasSection('caseStudies'),
  projects: isOn('caseStudies'),
  study: isOn('caseStudies'),
}

/** The numbers in the reasons: those that the triggers go by. */
const reasonValues: Partial<Record<Trigger, { ms?: number; percent?: number; moves?: number }>> = {
  case_study_interest: { ms: CASE_STUDIES_MS },
  project_deep_dive: { ms: PROJECTS_MS },
  case_study_bounce: { ms: BOUNCE_UNDER_MS },
  experience_focus: { ms: EXPERIENCE_MS },
  personal_connection: { ms: ABOUT_MS },
  rapid_navigation: { ms: MOVES_WITHIN_MS, moves: RAPID_MOVES },
  idle_engagement: { ms: IDLE_PROMPT_MS },
  welcome_new_user: { ms: WELCOME_AFTER_MS },
  initial_hesitation: { ms: HERO_MS },
  mobile_optimization_interest: { ms: PHONE_AFTER_MS, percent: PHONE_PERCENT },
  deep_scroll: { percent: DEEP_PERCENT },
}

export const valuesOf = (trigger: Trigger): { seconds?: number; percent?: number; moves?: number } => {
  const { ms, ...others } = reasonValues[trigger] ?? {}
  return { ...others, ...(ms !== undefined && { seconds: ms / 1000 }) }
}

/** What the sentence of a prompt promises. */
const isTrue: Partial<Record<Trigger, boolean>> = {
  experience_focus: isOn('resumeByMail'),
  initial_hesitation: hasSection('caseStudies'),
  mobile_optimization_interest: isOn('audit'),
}

/** What it speaks of; undefined if that is not there to be spoken of. */
export function findOffer(
  trigger: Trigger,
  behavior: Behavior,
  caseStudies: readonly CaseStudy[],
): { study?: CaseStudy } | undefined {
  if (isTrue[trigger] === false) return undefined
  const named = (id: string | undefined) => caseStudies.find((study) => study.id === id)
  switch (trigger) {
    case 'case_study_interest':
    case 'case_study_bounce': {
      const study = named(trigger === 'case_study_bounce' ? behavior.leftEarly : studyInView())
      return study && { study }
    }
    default:
      return {}
  }
}

/** The case study whose card is nearest to the middle of the window. */
function studyInView(): string | undefined {
  const middle = window.innerHeight / 2
  let nearest: { distance: number; path: string } | undefined
  for (const link of document.querySelectorAll<HTMLAnchorElement>('article a[href*="/case-study/"]')) {
    const { top, bottom } = (link.closest('article') ?? link).getBoundingClientRect()
    const distance = Math.max(top - middle, middle - bottom, 0)
    if (!nearest || distance < nearest.distance) nearest = { distance, path: link.pathname }
  }
  return nearest && studyAt(nearest.path)
}
