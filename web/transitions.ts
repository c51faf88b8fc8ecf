/** Changes of page: the old one fades into the new one where the browser can, and code is fetched when a link is approached. */
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { painted } from './platform/deferred-rendering.ts'
import { findRoute } from './routes.tsx'

const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Goes to another page. Only a page whose code is there fades in: otherwise the visitor would look at a still picture. */
export const fade: AroundNavHandler = (navigate, to, options) => {
  const [path = ''] = to.split(/[?#]/)
  if (path === location.pathname) return navigate(to, options)
  // A second press on the way goes nowhere.
  const go = () => to === location.pathname + location.search + location.hash || navigate(to, options)
  void painted().then(() => {
    if (!document.startViewTransition || wantsCalm() || !findRoute(path).loaded()) go()
    else document.startViewTransition(() => void flushSync(go))
  })
}

/** Fetches the code of a page when its link is pointed at, focused or touched. */
export function fetchWhenApproached(): void {
  const approach = ({ target }: Event) => {
    const link = (target as Element).closest?.('a')
    if (link?.origin !== location.origin) return
    const route = findRoute(link.pathname)
    // Files are no pages. A failure shows when the page is opened.
    if (route.name !== 'notFound') route.load().catch(() => {})
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, approach, { passive: true })
}
