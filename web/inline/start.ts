/**
 * In the page's head, so that no press on what has already arrived is lost: brings the page to life after it has painted,
 * and as soon as it is touched. A press on a button before that is kept and honoured once.
 */
import type { Start } from './start-types.ts'

const root = document.documentElement.dataset
/** How far down the page was left that is loaded anew or come back to (`web/platform/deferred-rendering.ts`). */
const left: number | undefined = history.state?.top
/** A visitor who goes elsewhere meanwhile is not taken back. */
let hasMoved = false
// Only what is laid out can be scrolled to.
if (location.hash || left) root.drawn = ''
root.waits = 'styles'

let begun = false
/** What was pressed or sent meanwhile, once each, however often somebody pressed in impatience. */
let waiting: Map<Element, () => void> | undefined = new Map()

function begin(): void {
  if (begun) return
  begun = true
  // Only a page that has arrived to its end can be brought to life.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
  else load()
}

function load(): void {
  const { stylesheet, code = '' } = document.body.dataset
  const styles = stylesheet ? link('stylesheet', stylesheet) : Promise.resolve()
  // In a task of its own, after what is seen already was drawn anew.
  let parts: Promise<unknown> = styles.then(() => setTimeout(showRest, 50))
  for (const part of code.split(' ')) {
    // Where this fails, the import says so.
    link('modulepreload', part).catch(() => {})
    // One after the other: each is evaluated in a task of its own, between which the page answers.
    parts = parts.then(() => import(/* @vite-ignore */ part))
  }
  parts.catch(() => {
    // The network failed: the page still reads, its links still work, and the next touch tries again.
    begun = false
  })
}

/** Shows what is below the first screen now that its styles are there. The scroll position stays. */
function showRest(): void {
  if (root.waits !== 'styles') return
  const place = document.getElementById(location.hash.slice(1))
  const isThere = place && (!hasMoved || Math.abs(place.getBoundingClientRect().top) < innerHeight / 2)
  root.waits = 'layout'
  // In a task of its own, too.
  setTimeout(() => {
    delete root.waits
    if (left && !hasMoved) scrollTo({ top: left, behavior: 'instant' })
    else if (isThere) place.scrollIntoView({ behavior: 'instant' })
  }, 50)
}
// It shows itself as it is where its styles never come.
setTimeout(showRest, 8000)

/** The page brings the styles of its first screen; what is below, menus, dialogs and other pages need the rest. */
function link(rel: string, href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload, onerror }))
  })
}

function keep(event: Event): void {
  const target = event.target as Element
  const button = event.type === 'click' ? target.closest('button') : null
  const form = event.type === 'submit' ? (target as HTMLFormElement) : null
  if (!waiting || (!button && !form)) return
  event.preventDefault()
  event.stopPropagation()
  if (form) waiting.set(form, () => form.requestSubmit())
  else if (button) waiting.set(button.form ?? button, () => button.click())
  begin()
}

for (const type of ['click', 'submit']) document.addEventListener(type, keep, true)
for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, () => (hasMoved = true), { passive: true })
for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(type, begin, { passive: true })
}

const start: Start = {
  ready() {
    // In a task of its own: React can bring the pressed part to life at once only while it is not at work itself.
    setTimeout(() => {
      for (const type of ['click', 'submit']) document.removeEventListener(type, keep, true)
      const acts = waiting ?? new Map()
      waiting = undefined
      for (const act of acts.values()) act()
      performance.mark('alive')
    })
  },
}
window.start = start

/** Idle can come before the first paint, and a first paint before there is any text; a tab behind waits for both. */
new PerformanceObserver((painted, observer) => {
  if (painted.getEntriesByName('first-contentful-paint').length === 0) return
  observer.disconnect()
  // Where there is no such callback, `setTimeout` takes the options for no delay. This is in every page, so it stays short.
  ;(window.requestIdleCallback ?? setTimeout)(begin, { timeout: 2000 } as never)
}).observe({ type: 'paint', buffered: true })
