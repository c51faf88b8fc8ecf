/** The eight hints: what each is about, when it is due, and what makes it pointless. */
import { hasChoice } from '#contract/language.ts'
import { hasSection, isOn } from '#contract/site/site.ts'
import type { Behavior, Section } from '#web/platform/tracking/behavior.ts'

export type HintId =
  | 'welcome-chat'
  | 'language-switcher'
  | 'resume-download'
  | 'projects-navigation'
  | 'theme-toggle'
  | 'performance-analysis'
  | 'scroll-exploration'
  | 'interactive-elements'

export type Position = 'top' | 'bottom' | 'left' | 'right' | 'center'

type Trigger =
  /** So many milliseconds on the page. */
  | { kind: 'delay'; ms: number }
  /** Scrolled past `SCROLL_OVER_PERCENT`. */
  | { kind: 'scroll' }
  /** The section has come into view. */
  | { kind: 'intersection'; section: Section }

export interface Hint {
  id: HintId
  /** What it points at, as a selector; the first that can be seen counts. */
  target: string
  position: Exclude<Position, 'center'>
  trigger: Trigger
  priority: 'high' | 'medium' | 'low'
  category: 'feature' | 'navigation' | 'interaction'
  /** Its dismissal is for good. */
  persistent: boolean
  /** The visitor has found it without a hint. */
  isKnown(behavior: Behavior): boolean
}

export const SCROLL_OVER_PERCENT = 20
/** Share of a section that must be in view, or of the window where a section is longer than that. */
export const INTERSECTION_THRESHOLD = 0.3

const never = () => false

const all: readonly Hint[] = [
  {
    id: 'welcome-chat',
    target: '#ai-chat-toggle',
    position: 'left',
    trigger: { kind: 'delay', ms: 3000 },
    priority: 'high',
    category: 'feature',
    persistent: true,
    isKnown: ({ hasUsedChat }) => hasUsedChat,
  },
  {
    id: 'scroll-exploration',
    target: '#hero-section .button-primary',
    position: 'top',
    trigger: { kind: 'delay', ms: 5000 },
    priority: 'medium',
    category: 'navigation',
    persistent: false,
    isKnown: ({ scrollDepth }) => scrollDepth > 0,
  },
  {
    id: 'language-switcher',
    target: '.bar details > summary',
    position: 'bottom',
    trigger: { kind: 'delay', ms: 8000 },
    priority: 'medium',
    category: 'navigation',
    persistent: true,
    isKnown: ({ hasChangedLanguage }) => hasChangedLanguage,
  },
  {
    id: 'theme-toggle',
    target: '#theme-toggle',
    position: 'bottom',
    trigger: { kind: 'delay', ms: 15_000 },
    priority: 'low',
    category: 'interaction',
    persistent: true,
    isKnown: ({ hasChangedTheme }) => hasChangedTheme,
  },
  {
    id: 'projects-navigation',
    target: 'a[href="/projects"]',
    position: 'bottom',
    trigger: { kind: 'scroll' },
    priority: 'high',
    category: 'navigation',
    persistent: true,
    isKnown: ({ projectsViewed }) => projectsViewed.length > 0,
  },
  {
    id: 'interactive-elements',
    target: '.skills summary',
    position: 'top',
    trigger: { kind: 'intersection', section: 'about' },
    priority: 'medium',
    category: 'interaction',
    persistent: true,
    isKnown: never,
  },
  {
    id: 'resume-download',
    target: '#resume-download-btn',
    position: 'top',
    trigger: { kind: 'intersection', section: 'experience' },
    priority: 'high',
    category: 'feature',
    persistent: true,
    isKnown: ({ hasDownloadedResume }) => hasDownloadedResume,
  },
  {
    id: 'performance-analysis',
    target: '#ai-chat-toggle',
    position: 'left',
    trigger: { kind: 'intersection', section: 'projects' },
    priority: 'low',
    category: 'feature',
    persistent: true,
    isKnown: never,
  },
]

/** What a hint speaks of has to be there. */
const isPossible: Partial<Record<HintId, boolean>> = {
  'welcome-chat': isOn('chat'),
  'scroll-exploration': (['about', 'work', 'caseStudies'] as const).every(hasSection),
  'language-switcher': hasChoice,
  'projects-navigation': isOn('caseStudies'),
  'interactive-elements': hasSection('about'),
  'resume-download': isOn('resumeByMail'),
  'performance-analysis': isOn('chat') && isOn('audit'),
}

export const hints: readonly Hint[] = all.filter(({ id }) => isPossible[id] ?? true)

/** @param inView the sections that have come into view so far. */
export function isDue(hint: Hint, behavior: Behavior, inView: ReadonlySet<Section>): boolean {
  if (hint.isKnown(behavior)) return false
  const { trigger } = hint
  if (trigger.kind === 'delay') return behavior.pageMs >= trigger.ms
  if (trigger.kind === 'scroll') return behavior.scrollDepth > SCROLL_OVER_PERCENT
  return inView.has(trigger.section)
}

/** Whether enough of a section is seen; all in pixels. */
export function isInView(seen: number, height: number, windowHeight: number): boolean {
  const most = Math.min(height, windowHeight)
  return most > 0 && seen / most >= INTERSECTION_THRESHOLD
}
