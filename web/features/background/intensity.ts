/** How lively a visitor is, from 0 to 100, and the mood that follows from it. Pure functions of what was done and the time. */

/** Times are those of the page's clock, in milliseconds. */
export interface Activity {
  clicks: readonly number[]
  /** Movements of the pointer. */
  hovers: readonly number[]
  /** The run of scrolling that lasts, or was the last one. */
  scroll: { percent: number; at: number }
}

export const noActivity: Activity = { clicks: [], hovers: [], scroll: { percent: 0, at: Number.NEGATIVE_INFINITY } }

/** Scrolled so far, in percent of the window's height. */
interface Scrolled {
  kind: 'scroll'
  percent: number
}
export type UserAction = { kind: 'click' } | { kind: 'hover' } | Scrolled

const CLICK_WINDOW_MS = 1000
const HOVER_WINDOW_MS = 500
/** Scrolling that pauses for longer is a new run. */
const SCROLL_DEBOUNCE_MS = 100
/** For so long a run of scrolling counts, as a click does. */
const SCROLL_WINDOW_MS = 1000
const PER_CLICK = 10
const PER_HOVER = 2
const SCROLL_WEIGHT = 0.3
const CLICK_WEIGHT = 0.4
const HOVER_WEIGHT = 0.2
const DWELL_BONUS = 20
const DWELL_OVER_MS = 5000
const CAP = 100

const within = (times: readonly number[], ms: number, now: number) => times.filter((time) => now - time < ms)

/** Adds what was just done, and forgets what no longer counts. */
export function note(activity: Activity, action: UserAction, now: number): Activity {
  const clicks = within(activity.clicks, CLICK_WINDOW_MS, now)
  const hovers = within(activity.hovers, HOVER_WINDOW_MS, now)
  if (action.kind === 'click') return { ...activity, hovers, clicks: [...clicks, now] }
  if (action.kind === 'hover') return { ...activity, clicks, hovers: [...hovers, now] }
  const isSameRun = now - activity.scroll.at <= SCROLL_DEBOUNCE_MS
  const percent = Math.min(CAP, (isSameRun ? activity.scroll.percent : 0) + action.percent)
  return { clicks, hovers, scroll: { percent, at: now } }
}

/** @param dwellMs for how long the visitor has been in the section they are in. */
export function intensityOf({ clicks, hovers, scroll }: Activity, dwellMs: number, now: number): number {
  const clickRate = within(clicks, CLICK_WINDOW_MS, now).length * PER_CLICK
  const hover = within(hovers, HOVER_WINDOW_MS, now).length * PER_HOVER
  const scrolled = now - scroll.at < SCROLL_WINDOW_MS ? scroll.percent : 0
  const bonus = dwellMs > DWELL_OVER_MS ? DWELL_BONUS : 0
  return Math.min(CAP, scrolled * SCROLL_WEIGHT + clickRate * CLICK_WEIGHT + hover * HOVER_WEIGHT + bonus)
}

export const moods = ['calm', 'engaged', 'excited', 'focused'] as const
export type Mood = (typeof moods)[number]

/** Each mood begins where the one before ends. */
const beginsAt: [intensity: number, mood: Mood][] = [
  [75, 'focused'],
  [50, 'excited'],
  [25, 'engaged'],
]

export const moodOf = (intensity: number): Mood => beginsAt.find(([from]) => intensity >= from)?.[1] ?? 'calm'
