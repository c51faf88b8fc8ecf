/**
 * What is below the first screen is left undrawn until somebody comes near (`.section` and `.passage` in
 * `styles/sheet.css`), so that the page paints and answers sooner. Once somebody moves, the rest is drawn bit by bit, and
 * from then on every place is exact.
 */
const rest = () => document.querySelectorAll<HTMLElement>('.section, .passage, .footer')

/** First user input starts the remaining rendering. */
const interactionEvents = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin']

/** Draws the rest of the page while the browser is idle, a section at a time, from the first user input on. */
export function drawRestWhenWanted(): void {
  const idle: (next: () => void) => unknown = window.requestIdleCallback ?? window.setTimeout
  const waiting = [...rest()]
  const next = () => {
    const section = waiting.shift()
    if (!section) return drawRest()
    section.style.contentVisibility = 'visible'
    idle(next)
  }
  const interested = new AbortController()
  const begin = () => {
    interested.abort()
    idle(next)
  }
  for (const type of interactionEvents) addEventListener(type, begin, { passive: true, signal: interested.signal })
}

/** Browsers refuse to write the history more than some times a second, and a glide scrolls with every frame. */
const AT_REST_MS = 200

/** Notes with the tab's history how far down the page is, so that it opens there when it is loaded anew or come back to. */
export function saveScrollPosition(): void {
  let atRest = 0
  const note = () => history.replaceState({ ...history.state, top: window.scrollY }, '')
  const wait = () => {
    clearTimeout(atRest)
    atRest = window.setTimeout(note, AT_REST_MS)
  }
  addEventListener('scroll', wait, { passive: true })
}

/** Draws the rest now, and pages visited later as a whole: a scroll to a place needs to know where it is. */
function drawRest(): void {
  document.documentElement.dataset.drawn = ''
  for (const section of rest()) section.style.contentVisibility = ''
}

/** Before a jump to a place: draws the rest, and shows what waits to be scrolled into view, which would be passed as blank space. */
export function drawForJump(): void {
  drawRest()
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) waiting.dataset.reveal = ''
}

/** A browser at its limits may leave a page without frames for seconds; a press is carried out all the same. */
const NO_FRAME_MS = 200

/** Resolves when what has changed so far is painted: a press is seen to be answered before the work it asks for begins. */
export const painted = () =>
  new Promise<void>((resolve) => {
    // Nothing is painted where nobody looks.
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, NO_FRAME_MS)
  })
