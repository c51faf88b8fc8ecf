/** Addresses on this site, and how to get to a place on a page. */

export const paths = {
  home: '/',
  projects: '/projects',
  chat: '/chat',
  contact: '/#contact',
  caseStudies: '/#case-studies',
  caseStudy: (id: string) => `/case-study/${id}`,
  admin: '/admin',
}

/** Milliseconds that a page gets to appear before it is scrolled to a place on it. */
const HASH_SCROLL_DELAY_MS = 100

export function scrollToId(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/** Scrolls to the place that a hash names once the page it is on has appeared. */
export function scrollToHashSoon(hash: string): void {
  window.setTimeout(() => scrollToId(hash.replace('#', '')), HASH_SCROLL_DELAY_MS)
}
