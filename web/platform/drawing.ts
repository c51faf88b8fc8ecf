/**
 * What is below the first screen is left undrawn until somebody comes near (`.section` in `styles.css`), so that the
 * page paints and answers sooner. Once it is alive the rest is drawn bit by bit, and from then on every place is exact.
 */
const rest = () => document.querySelectorAll<HTMLElement>('.section, .footer')

/** Draws the rest of the page while the browser is idle, a section at a time. */
export function drawRestWhenIdle(): void {
  const waiting = [...rest()]
  const idle: (next: () => void) => unknown = window.requestIdleCallback ?? window.setTimeout
  const next = () => {
    const section = waiting.shift()
    if (!section) return drawRest()
    section.style.contentVisibility = 'visible'
    idle(next)
  }
  idle(next)
}

/** Draws the rest now, and pages visited later as a whole: a scroll to a place needs to know where it is. */
export function drawRest(): void {
  document.documentElement.dataset.drawn = ''
  for (const section of rest()) section.style.contentVisibility = ''
}
