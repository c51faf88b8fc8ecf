/** Runs the background on its canvas: follows what the visitor does, and stops when nothing is done or nobody looks. */

import { type Activity, intensityOf, moodOf, noActivity, note, type UserAction } from './intensity.ts'
import { draw, fit, readPalette } from './paint.ts'
import { move, scatter } from './particles.ts'
import { RESTS_MS, shareOfPace } from './rest.ts'

/** Milliseconds between two pictures at least: the marks are slow, and every third picture of a display is smooth enough. */
const FRAME_MS = 1000 / 20 - 1
/** Milliseconds that the page gets to answer a press before the background moves on. */
const ANSWER_MS = 150
/** A longer pause, as of a tab that was hidden, is not made up for. */
const LONGEST_STEP_MS = 100

const typesInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/**
 * @param dwellMs for how long the visitor has been in the section they are in.
 * @returns ends it.
 */
export function run(canvas: HTMLCanvasElement, dwellMs: () => number): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let size = fit(canvas)
  let palette = readPalette(canvas)
  let particles = scatter(size, Math.random)
  let activity: Activity = noActivity
  let lastEventAt = Number.NEGATIVE_INFINITY
  let drawnAt = 0
  let frame = 0
  let answering = 0

  const show = () => draw(canvas, particles, palette, textColumns(size.width))

  const onFrame = (now: number) => {
    const share = shareOfPace(now - lastEventAt)
    if (share === 0) return rest()
    frame = requestAnimationFrame(onFrame)
    if (now - drawnAt < FRAME_MS) return
    const mood = moodOf(intensityOf(activity, dwellMs(), now))
    if (canvas.dataset.mood !== mood) canvas.dataset.mood = mood
    move(particles, mood, share, Math.min(now - drawnAt, LONGEST_STEP_MS), size, Math.random)
    drawnAt = now
    show()
  }
  const rest = () => {
    cancelAnimationFrame(frame)
    frame = 0
    lastEventAt = performance.now() - RESTS_MS
    canvas.dataset.mood = 'calm'
    delete document.documentElement.dataset.lively
  }
  const begin = () => {
    if (frame !== 0 || signal.aborted || shareOfPace(performance.now() - lastEventAt) === 0) return
    document.documentElement.dataset.lively = ''
    drawnAt = performance.now()
    frame = requestAnimationFrame(onFrame)
  }
  const follow = (action: UserAction) => {
    if (document.visibilityState === 'hidden') return
    lastEventAt = performance.now()
    activity = note(activity, action, lastEventAt)
    if (action.kind !== 'click') return begin()
    // What was pressed answers first.
    cancelAnimationFrame(frame)
    frame = 0
    window.clearTimeout(answering)
    answering = window.setTimeout(begin, ANSWER_MS)
  }

  let scrolledTo = window.scrollY
  const onScroll = () => {
    const percent = (100 * Math.abs(window.scrollY - scrolledTo)) / window.innerHeight
    scrolledTo = window.scrollY
    follow({ kind: 'scroll', percent })
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { passive: true, signal })
  listen('scroll', onScroll)
  listen('pointerdown', () => follow({ kind: 'click' }))
  listen('pointermove', () => follow({ kind: 'hover' }))
  // Nothing moves while somebody types.
  listen('keydown', ({ target }) => typesInto(target) && rest())
  listen('resize', () => {
    size = fit(canvas)
    particles = scatter(size, Math.random)
    show()
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && rest(), { signal })

  // After the page has been shown in its new colours: what they are is asked of a page that is styled already.
  let wasDark = isDark()
  const themes = new MutationObserver(() => {
    // Other classes, such as that of the typeface, change no colour.
    if (isDark() === wasDark) return
    wasDark = isDark()
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (signal.aborted) return
        palette = readPalette(canvas)
        show()
      }),
    )
  })
  themes.observe(document.documentElement, { attributeFilter: ['class'] })
  rest()
  show()
  return () => {
    ended.abort()
    themes.disconnect()
    rest()
  }
}

const isDark = () => document.documentElement.classList.contains('dark')

/** Where the page's text stands: the sheet without its margins (`.page` in `styles/sheet.css`). */
function textColumns(width: number): [left: number, right: number] {
  const sheet = Math.min(width, Math.max(PAGE_PX.least, Math.min(width * PAGE_PX.share, PAGE_PX.most)))
  const gutter = Math.min(Math.max(GUTTER_PX.least, width * GUTTER_PX.share), GUTTER_PX.most)
  return [(width - sheet) / 2 + gutter, (width + sheet) / 2 - gutter]
}
const PAGE_PX = { least: 72 * 16, share: 0.8, most: 96 * 16 }
const GUTTER_PX = { least: 20, share: 0.04, most: 40 }
