/** Changes of page: the old one fades into the new one where the browser can, and code is fetched when a link is approached. */
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { findLanguage } from '#contract/language.ts'
import { wantsCalm } from './platform/calm.ts'
import { painted } from './platform/deferred-rendering.ts'
import { findRoute } from './routes.tsx'

/** How long the page stays while the code of the next one is on its way; then the next one's skeleton shows. */
const STAY_MS = 300

/** Goes to another page once its code is there, so that no blank one is seen in between. */
export const fade: AroundNavHandler = (navigate, to, options) => {
  const [path = ''] = to.split(/[?#]/)
  if (path === location.pathname) return navigate(to, options)
  // A second press on the way goes nowhere.
  const go = () => to === location.pathname + location.search + location.hash || navigate(to, options)
  const route = findRoute(path)
  const late = new Promise((resolve) => setTimeout(resolve, route.loaded() ? 0 : STAY_MS))
  const code = route.load(language()).catch(() => {})
  void painted().then(async () => {
    if (!route.loaded()) await Promise.race([code, late])
    if (!document.startViewTransition || wantsCalm() || !route.loaded()) go()
    else {
      const moving = Object.entries(movingTo(path)).filter(([, element]) => element)
      for (const [name, element] of moving) element?.style.setProperty(NAME, name)
      const arrived = (name: string) => document.querySelector<HTMLElement>(places[name] ?? '')
      const shown = document.startViewTransition(() => {
        flushSync(go)
        for (const [name, element] of moving) {
          // The frame's own elements stay where they are.
          element?.style.removeProperty(NAME)
          arrived(name)?.style.setProperty(NAME, name)
        }
      })
      const ended = () => {
        for (const [name] of moving) arrived(name)?.style.removeProperty(NAME)
      }
      // One that another one cuts short ends, too.
      shown.finished.then(ended, ended)
      shown.ready.catch(() => {})
    }
  })
}

const NAME = 'view-transition-name'

/** Where the title and the drawing of a card, or of the first screen, move to on the page that it leads to. */
const places: Record<string, string> = { title: 'h1', drawing: '.system-stage' }

function movingTo(path: string): Record<string, HTMLElement | null | undefined> {
  const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${path}"]`)].filter(isSeen)
  const card = links.map((link) => link.closest('article') ?? link.closest('.hero-drawing')).find(Boolean)
  const drawing = card?.querySelector<HTMLElement>('.sheet svg, .hero-sheet svg')
  return { title: card?.querySelector<HTMLElement>('h2, h3'), drawing }
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** With the words of a page, it comes whole. */
const language = () => findLanguage(document.documentElement.lang)

/** Fetches the code of a page when its link is pointed at, focused or touched. */
export function fetchWhenApproached(): void {
  const approach = ({ target }: Event) => {
    const link = (target as Element).closest?.('a')
    if (link?.origin !== location.origin) return
    const route = findRoute(link.pathname)
    // Files are no pages. A failure shows when the page is opened.
    if (route.name !== 'notFound') route.load(language()).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, approach, { passive: true })
}
