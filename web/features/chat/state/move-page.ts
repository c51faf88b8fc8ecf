/** Moves the page to a place on it and points at things there. Under reduced motion everything happens at once. */

import { wantsCalm } from '#web/platform/calm.ts'
import { drawForJump } from '#web/platform/deferred-rendering.ts'
import { unfold } from '#web/platform/paths.ts'

const SCROLL_MS = 1500
/** Room above the place, for the bar. */
const SCROLL_OFFSET_PX = 80
const POINT_MS = 1600
const POINT_STAGGER_MS = 120
const LOOK_EVERY_MS = 100
/** How long a page may take to appear before its place counts as missing. */
const LOOK_FOR_MS = 5000

/** Resolves after the time, or at once when the signal ends the wait. */
export const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = window.setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      window.clearTimeout(timer)
      resolve()
    })
  })

/** The element with this id once the page it is on has appeared. */
export const appear = (id: string, signal?: AbortSignal): Promise<HTMLElement | null> =>
  found(() => document.getElementById(id), signal)

/** What is looked for, once it is there. */
async function found(look: () => HTMLElement | null | undefined, signal?: AbortSignal): Promise<HTMLElement | null> {
  for (let waited = 0; waited < LOOK_FOR_MS; waited += LOOK_EVERY_MS) {
    const element = look()
    if (element) return element
    await wait(LOOK_EVERY_MS, signal)
    if (signal?.aborted) return null
  }
  return null
}

/** Scrolls to the element, or to the top without one, in 1.5 s. The signal ends it, and so does the visitor's own scrolling. */
export function glideTo(element: Element | null, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve()
  drawForJump()
  const from = window.scrollY
  const place = element ? element.getBoundingClientRect().top + from - SCROLL_OFFSET_PX : 0
  const to = Math.max(0, Math.min(place, document.documentElement.scrollHeight - window.innerHeight))
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (wantsCalm() || Math.abs(to - from) < 2) {
    jump(to)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const start = performance.now()
    const ownScrolling = new AbortController()
    // Who reads or writes in the chat meanwhile does not scroll the page.
    const onOwn = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.chat'))) ownScrolling.abort()
    }
    for (const type of ['wheel', 'touchstart', 'keydown']) {
      window.addEventListener(type, onOwn, { passive: true, signal: ownScrolling.signal })
    }
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / SCROLL_MS)
      if (signal?.aborted) ownScrolling.abort()
      if (ownScrolling.signal.aborted) return resolve()
      jump(from + (to - from) * ease(part))
      if (part < 1) return requestAnimationFrame(step)
      ownScrolling.abort()
      resolve()
    }
    requestAnimationFrame(step)
  })
}

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2)

/** Draws a frame around each element for a moment, one after another. */
export async function pointAt(elements: HTMLElement[], signal?: AbortSignal): Promise<void> {
  elements.forEach((element, i) => {
    element.style.setProperty('--point-delay', `${i * POINT_STAGGER_MS}ms`)
    element.classList.add('chat-pointed')
  })
  await wait(POINT_MS + elements.length * POINT_STAGGER_MS, signal)
  for (const element of elements) {
    element.classList.remove('chat-pointed')
    element.style.removeProperty('--point-delay')
  }
}

/** Whether the place and the sentence do not fit into the window together. */
const isFar = (sentence: Element, place: Element) =>
  sentence.getBoundingClientRect().bottom - place.getBoundingClientRect().top > window.innerHeight - SCROLL_OFFSET_PX

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The sentence of a place that says what a footnote says: a passage of an article is one itself. */
function sentenceIn(place: Element, text: string): Element | undefined {
  if (place.matches('[id^=passage-]')) return place
  const parts = [...place.querySelectorAll('li, p, dd, dt, h2, h3, h4')]
  const said = plain(text)
  const find = (says: (own: string) => boolean) => parts.find(({ textContent }) => says(plain(textContent)))
  return (
    find((own) => own === said) ?? find((own) => own.includes(said)) ?? find((own) => own !== '' && said.includes(own))
  )
}

/** Marks what a footnote says on the page, and nothing else. */
function mark(sentence: Element | undefined): void {
  for (const marked of document.querySelectorAll('.chat-marked')) marked.classList.remove('chat-marked')
  sentence?.classList.add('chat-marked')
}

/** Moves the focus to a place and points at it. */
async function arriveAt(place: HTMLElement): Promise<void> {
  const target = place.querySelector<HTMLElement>(':scope > summary, :scope > details > summary') ?? place
  if (target === place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  target.focus({ preventScroll: true })
  await pointAt([place])
}

/**
 * Goes to a place that a footnote names, once its page is there: opens it if it is closed, marks the sentence there, and moves the focus to the
 * place. Where there is no such place, the page stays where it is.
 */
export async function visit(path: string, id: string, text: string): Promise<void> {
  // The page before may have a place of the same name, and stays hidden while the next one is on its way.
  const place = await found(() => {
    const element = document.getElementById(id)
    return window.location.pathname === path && element?.getClientRects().length ? element : null
  })
  if (!place) return
  unfold(place)
  const sentence = sentenceIn(place, text)
  if (sentence) unfold(sentence)
  mark(sentence)
  await glideTo(sentence && isFar(sentence, place) ? sentence : place)
  await arriveAt(place)
}

/** Has the drawing of this page show what belongs to the end of an address; it hears of it where that is there already, too. */
export function showInDrawing(hash: string): void {
  if (window.location.hash === hash) window.dispatchEvent(new HashChangeEvent('hashchange'))
  else window.location.hash = hash
}

/** Marks what a footnote says once a drawing says it, which moves to what the address names by itself. */
export async function visitDrawing(text: string): Promise<void> {
  drawForJump()
  const said = plain(text)
  const sentence = await found(() =>
    [...document.querySelectorAll<HTMLElement>('.panel-says')].find(({ textContent }) => {
      const own = plain(textContent)
      return own !== '' && said.includes(own)
    }),
  )
  if (!sentence) return
  mark(sentence)
  // The drawing says the next thing in the same place.
  const change = new MutationObserver(() => {
    change.disconnect()
    sentence.classList.remove('chat-marked')
  })
  change.observe(sentence, { childList: true })
  sentence.scrollIntoView({ block: 'nearest' })
  const drawing = sentence.closest('section')
  if (drawing) await arriveAt(drawing)
}
