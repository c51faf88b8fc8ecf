/**
 * Keeps what comes unasked off the page's buttons, links and headings: whatever is marked `data-unasked` is told by
 * `data-fit` whether there is room for it as a whole, for its sign only, or not at all, and hides while the page moves.
 */
import { type Box, barBelow, findObstacles, isFree } from './free-space.ts'
import { watchSettled } from './settled.ts'

type Fit = 'whole' | 'sign' | 'none'

const UNASKED = '[data-unasked]'
/** Of no other's way. */
const ITSELF = '[data-unasked], .beacons'

/** @returns ends it. */
export function keepClear(): () => void {
  const all = () => document.querySelectorAll<HTMLElement>(UNASKED)
  const hide = () => {
    for (const element of all()) if (!isInBar(element)) element.dataset.fit = 'none'
  }
  const look = () => {
    const elements = [...all()]
    if (elements.length === 0) return
    const obstacles = findObstacles('without texts', ITSELF)
    for (const element of elements) element.dataset.fit = fitOf(element, obstacles)
  }
  const unwatch = watchSettled(hide, look)
  look()
  return unwatch
}

function fitOf(element: HTMLElement, obstacles: readonly Box[]): Fit {
  element.dataset.fit = 'whole'
  if (isInBar(element) || isFree(element.getBoundingClientRect(), obstacles)) return 'whole'
  if (element.dataset.unasked !== 'line') return 'none'
  element.dataset.fit = 'sign'
  // Where there is the chat's button, it is a corner of that.
  const isOnButton = document.getElementById('ai-chat-toggle') !== null
  return isOnButton || isFree(element.getBoundingClientRect(), obstacles) ? 'sign' : 'none'
}

function isInBar(element: HTMLElement): boolean {
  const bar = barBelow()
  return bar !== undefined && element.getBoundingClientRect().top >= bar.top
}
