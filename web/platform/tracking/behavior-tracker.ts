/** Listens to events of the page and notifies subscribers; `behavior-state.ts` interprets them. */

import { deviceOf } from '#contract/analytics/visit-events.ts'
import { LANGUAGE_STORAGE_KEY } from '#contract/language.ts'
import { storage, tabStorage } from '#web/platform/storage.ts'
import { THEME_STORAGE_KEY } from '#web/platform/theme-key.ts'
import type { Behavior, BehaviorTracker } from './behavior.ts'
import { after, behaviorAt, type Happening, newSession, newState, type Session, sessionOf } from './behavior-state.ts'
import { type Activity, findSections, scrollDepth, sectionNow, watchActivity } from './page-activity.ts'
import { EXIT_EDGE_PX, SAME_VISIT_MS } from './thresholds.ts'
import { watchEvents } from './track-event.ts'
import { SESSION_KEY, VISITED_KEY } from './tracked-behavior.ts'

const TICK_MS = 1000
/** Pointers and scrolling tell more often than anybody needs to know. */
const ACTIVITY_MS = 200

/**
 * Not to be called in a browser that asks not to be tracked.
 * @param path of the page shown.
 * @param since when it was opened, by `performance.now()`: what was seen before this code came counts too.
 */
export function startBehavior(path: string, since: number): BehaviorTracker {
  const listeners = new Set<(behavior: Behavior) => void>()
  let state = newState(openSession(), path, since, surroundings())
  if (document.visibilityState === 'hidden') {
    state = { ...state, isVisible: false, countedAt: performance.now() }
  }
  let told = ''

  const read = () => behaviorAt(state, performance.now())
  const notify = () => {
    const behavior = read()
    for (const listener of listeners) listener(behavior)
  }
  /** What the site may react to at once; all else can wait for the next second. */
  const urgent = ({ path, currentSection, exitIntent, isIdle, hasUsedChat, hasDownloadedResume }: Behavior) =>
    [path, currentSection, exitIntent, isIdle, hasUsedChat, hasDownloadedResume].join()
  const note = (happening: Happening) => {
    state = after(state, happening, performance.now())
    const now = urgent(read())
    if (now === told) return
    told = now
    notify()
  }

  const tick = () => {
    if (document.visibilityState === 'hidden') return
    findSections()
    note({ type: 'surroundings', surroundings: surroundings() })
    notify()
  }
  const ticking = window.setInterval(tick, TICK_MS)
  const keep = () => tabStorage.write(SESSION_KEY, JSON.stringify(sessionOf(state, performance.now())))

  const noteActivity = () => {
    if (performance.now() - state.activeAt > ACTIVITY_MS) note({ type: 'activity' })
  }
  const onPointer = (y: number, isMouse: boolean) => {
    if (isMouse && y <= EXIT_EDGE_PX !== state.exitIntent) note({ type: 'pointer', y })
    else noteActivity()
  }
  const onActivity = (activity: Activity) => {
    if (activity.type === 'depth') note({ type: 'depth', percent: activity.depth.scrolled })
    if (activity.type === 'section' || activity.type === 'press') note(activity)
    if (activity.type === 'scroll') noteActivity()
    if (activity.type === 'pointer') onPointer(activity.y, activity.isMouse)
    if (activity.type === 'visibility') note({ type: 'visible', isVisible: activity.isVisible })
    if (activity.type === 'hide' || (activity.type === 'visibility' && !activity.isVisible)) keep()
  }
  const unwatchEvents = watchEvents((event) => typeof event === 'string' && note({ type: 'event', event }), true)
  note({ type: 'depth', percent: scrollDepth().scrolled })
  const unwatchActivity = watchActivity(onActivity)
  findSections()

  return {
    read,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(path) {
      note({ type: 'page', path })
      findSections()
    },
    forget() {
      const now = performance.now()
      state = newState(newSession(false), state.path, now, surroundings())
      note({ type: 'section', section: sectionNow() })
      notify()
    },
    stop() {
      unwatchEvents()
      unwatchActivity()
      window.clearInterval(ticking)
      listeners.clear()
    },
  }
}

const surroundings = () => ({
  device: deviceOf(window.innerWidth),
  hasChangedLanguage: storage.read(LANGUAGE_STORAGE_KEY) !== null,
  hasChangedTheme: storage.read(THEME_STORAGE_KEY) !== null,
})

/** This tab's session goes on, or a new one begins; then it is noted that somebody was here. */
function openSession(): Session {
  const kept = tabStorage.readJson(SESSION_KEY) as Session | null
  if (kept) return { ...newSession(false), ...kept }
  const visited = storage.read(VISITED_KEY)
  storage.write(VISITED_KEY, String(Date.now()))
  return newSession(visited !== null && !(Date.now() - Number(visited) < SAME_VISIT_MS))
}
