/** Notices what happens on the page, and tells whoever reacts to it. What it means is in `behavior-state.ts`. */

import { deviceOf, type VisitEvent } from '#contract/analytics/visit-events.ts'
import { LANGUAGE_STORAGE_KEY } from '#contract/language.ts'
import { storage, tabStorage } from '#web/platform/storage.ts'
import { THEME_STORAGE_KEY } from '#web/platform/theme-key.ts'
import type { Behavior, BehaviorTracker } from './behavior.ts'
import {
  after,
  behaviorAt,
  EXIT_EDGE_PX,
  type Happening,
  newSession,
  newState,
  type Session,
  sessionOf,
} from './behavior-state.ts'
import { watchSections } from './sections.ts'
import { EVENT_MARK } from './track-event.ts'
import { SESSION_KEY, VISITED_KEY } from './tracked-behavior.ts'

const TICK_MS = 1000
/** Milliseconds without scrolling after which it is noted how far the page was scrolled. */
const SETTLED_MS = 100
/** Pointers and scrolling tell more often than anybody needs to know. */
const ACTIVITY_MS = 200
/** A session that began in another tab within this time is the same visit. */
const SAME_VISIT_MS = 30 * 60_000

/**
 * Not to be called in a browser that asks not to be tracked.
 * @param path of the page shown.
 * @param since when it was opened, by `performance.now()`: what was seen before this code came counts too.
 */
export function startBehavior(path: string, since: number): BehaviorTracker {
  const listeners = new Set<(behavior: Behavior) => void>()
  const ended = new AbortController()
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

  const sections = watchSections((section) => note({ type: 'section', section }))
  const tick = () => {
    if (document.visibilityState === 'hidden') return
    sections.look()
    note({ type: 'surroundings', surroundings: surroundings() })
    notify()
  }
  const ticking = window.setInterval(tick, TICK_MS)
  const keep = () => tabStorage.write(SESSION_KEY, JSON.stringify(sessionOf(state, performance.now())))

  const options = { passive: true, signal: ended.signal }
  const onWindow = (type: string, happen: (event: Event) => void) => window.addEventListener(type, happen, options)
  let settling = 0
  const noteActivity = () => {
    if (performance.now() - state.activeAt > ACTIVITY_MS) note({ type: 'activity' })
  }
  onWindow('scroll', () => {
    noteActivity()
    window.clearTimeout(settling)
    settling = window.setTimeout(() => note({ type: 'depth', percent: scrolledPercent() }), SETTLED_MS)
  })
  for (const type of ['pointerdown', 'keydown']) onWindow(type, () => note({ type: 'press' }))
  const onPointer = (event: Event) => {
    const { pointerType = 'mouse', clientY } = event as PointerEvent
    const isMouse = pointerType === 'mouse'
    if (isMouse && clientY <= EXIT_EDGE_PX !== state.exitIntent) note({ type: 'pointer', y: clientY })
    else noteActivity()
  }
  onWindow('pointermove', onPointer)
  // Faster than the edge could see it.
  document.documentElement.addEventListener('mouseleave', onPointer, options)
  onWindow('pagehide', keep)
  document.addEventListener(
    'visibilitychange',
    () => {
      note({ type: 'visible', isVisible: document.visibilityState === 'visible' })
      if (document.visibilityState === 'hidden') keep()
    },
    options,
  )
  const deeds = new PerformanceObserver((marks) => {
    for (const { name } of marks.getEntries()) {
      if (name.startsWith(EVENT_MARK)) note({ type: 'deed', deed: name.slice(EVENT_MARK.length) as VisitEvent })
    }
  })
  deeds.observe({ type: 'mark', buffered: true })
  note({ type: 'depth', percent: scrolledPercent() })
  sections.look()

  return {
    read,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(path) {
      note({ type: 'page', path })
      sections.look()
    },
    forget() {
      const now = performance.now()
      state = newState(newSession(false), state.path, now, surroundings())
      sections.restart()
      notify()
    },
    stop() {
      ended.abort()
      deeds.disconnect()
      sections.stop()
      window.clearInterval(ticking)
      window.clearTimeout(settling)
      listeners.clear()
    },
  }
}

const surroundings = () => ({
  device: deviceOf(window.innerWidth),
  hasChangedLanguage: storage.read(LANGUAGE_STORAGE_KEY) !== null,
  hasChangedTheme: storage.read(THEME_STORAGE_KEY) !== null,
})

/** A page that fits the window has nowhere to go: nobody came far on it. */
function scrolledPercent(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight
  return way > 0 ? Math.min(100, Math.round((100 * window.scrollY) / way)) : 0
}

/** This tab's session goes on, or a new one begins; then it is noted that somebody was here. */
function openSession(): Session {
  const kept = tabStorage.read(SESSION_KEY)
  if (kept !== null) return { ...newSession(false), ...(JSON.parse(kept) as Session) }
  const visited = storage.read(VISITED_KEY)
  storage.write(VISITED_KEY, String(Date.now()))
  return newSession(visited !== null && !(Date.now() - Number(visited) < SAME_VISIT_MS))
}
