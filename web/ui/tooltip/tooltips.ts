/**
 * Shows what a button without words is for, beside it, once the pointer or the keyboard has rested on it. Screen readers have
 * its name already, so to them the tooltip is not there.
 */
import './tooltip.css'

const OPEN_DELAY_MS = 700
/** Within this time the next button shows its tooltip without a delay. */
const SKIP_WINDOW_MS = 300
/** Time to get from the button onto the tooltip, where it can be read at any magnification. */
const CROSSING_MS = 150
const GAP_PX = 6

/** @returns ends it. */
export function startTooltips(): () => void {
  const bubble = document.createElement('div')
  // The top layer lies above dialogs. Browsers that have none show what they have of their own.
  if (!('popover' in bubble)) return () => {}
  bubble.popover = 'manual'
  bubble.className = 'tooltip card popup no-print'
  bubble.ariaHidden = 'true'
  document.body.append(bubble)

  let on: { button: HTMLElement; text: string; title: string } | undefined
  let opening = 0
  let closing = 0
  let goneAt = Number.NEGATIVE_INFINITY
  const isShown = () => bubble.matches(':popover-open')

  const hide = () => {
    window.clearTimeout(opening)
    window.clearTimeout(closing)
    closing = 0
    if (!isShown()) return
    bubble.hidePopover()
    goneAt = performance.now()
  }
  const leave = () => {
    hide()
    if (on?.title) on.button.title = on.title
    on = undefined
  }
  const show = () => {
    if (!on?.button.isConnected) return
    bubble.textContent = on.text
    bubble.showPopover()
    place(bubble, on.button)
  }
  const enter = (button: HTMLElement, text: string) => {
    leave()
    on = { button, text, title: button.title }
    // The browser's own would come as well.
    button.removeAttribute('title')
    if (performance.now() - goneAt < SKIP_WINDOW_MS) show()
    else opening = window.setTimeout(show, OPEN_DELAY_MS)
  }

  const stop = new AbortController()
  const options = { passive: true, capture: true, signal: stop.signal }
  // A move, not a boundary: what appears under a resting pointer was not turned to.
  const onMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    if (on?.button.contains(target) || bubble.contains(target)) {
      window.clearTimeout(closing)
      closing = 0
      return
    }
    const found = wordless(target)
    if (found) enter(found.button, found.text)
    else if (on && !closing) closing = window.setTimeout(leave, isShown() ? CROSSING_MS : 0)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const found = target instanceof Element && target.matches(':focus-visible') ? wordless(target) : undefined
    if (found) enter(found.button, found.text)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  addEventListener('pointermove', onMove, options)
  addEventListener('focusin', onFocus, options)
  addEventListener('focusout', leave, options)
  addEventListener('keydown', onKey, options)
  // Who presses it knows what it is for.
  for (const type of ['pointerdown', 'click', 'scroll'] as const) addEventListener(type, hide, options)
  document.documentElement.addEventListener('pointerleave', leave, { signal: stop.signal })
  return () => {
    stop.abort()
    leave()
    bubble.remove()
  }
}

/** The button that shows no words, and its name; or whatever has a title. Beacons open a card of their own. */
function wordless(target: Element): { button: HTMLElement; text: string } | undefined {
  const button = target.closest('button, a, summary, [title]')
  if (!(button instanceof HTMLElement) || button.closest('.beacons')) return undefined
  const text = button.title || (button.innerText.trim() === '' ? button.ariaLabel : '')
  return text ? { button, text } : undefined
}

/** Below the button and in its middle; above where there is no room. */
function place(bubble: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const x = (left + right - width) / 2
  const below = bottom + GAP_PX
  const isBelow = below + height <= window.innerHeight
  bubble.style.left = `${Math.max(GAP_PX, Math.min(x, document.documentElement.clientWidth - width - GAP_PX))}px`
  bubble.style.top = `${isBelow ? below : top - GAP_PX - height}px`
}
