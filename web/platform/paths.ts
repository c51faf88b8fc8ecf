/** Addresses on this site, and how to get to a place on a page. */
import { hasSection } from '#contract/site/site.ts'
import { wantsCalm } from './calm.ts'
import { drawForJump } from './deferred-rendering.ts'

export const paths = {
  home: '/',
  projects: '/projects',
  chat: '/chat',
  /** The home page with the chat's panel open. */
  chatPanel: '/#chat-section',
  resume: '/resume.pdf',
  about: hasSection('about') ? '/#about' : '/',
  contact: '/#contact',
  caseStudies: hasSection('caseStudies') ? '/#case-studies' : '/projects',
  skills: '/skills',
  skill: (id: string) => `/skills#${id}`,
  service: (id: string) => `/skills#service-${id}`,
  caseStudy: (id: string) => `/case-study/${id}`,
  writing: '/writing',
  article: (id: string) => `/writing/${id}`,
  audit: (id: string) => `/audit/${id}`,
  clientPortal: '/client-portal',
  account: '/account',
  privacy: '/privacy',
  imprint: '/imprint',
  /** Leads to the dialog for signing in, without scripts too. */
  login: '/api/login',
  admin: '/admin',
  adminLogin: '/secure/admin',
}

/** Whether the end of an address is what a drawing is to show: a step, a part that is away, and the like. No element has it as its id. */
export const isOfDrawing = (hash: string) => /^#(?:walk|part|without|before)(?:[=&]|$)/.test(hash)

/** Milliseconds that a page gets to appear before it is scrolled to a place on it. */
const HASH_SCROLL_DELAY_MS = 100

/** By then the address is that of the page (see `web/transitions.ts`), unless somebody went elsewhere. */
const FOLLOWED_MS = 1000

const behavior = () => (wantsCalm() ? 'auto' : 'smooth')

/** Scrolls to a place on this page, and takes the focus there. */
export function scrollToId(id: string): void {
  drawForJump()
  const place = document.getElementById(id)
  if (!place) return
  unfold(place)
  // As a browser does by itself: the next Tab leads on from here.
  place.tabIndex = -1
  place.style.outlineStyle = 'none'
  place.focus({ preventScroll: true })
  place.scrollIntoView({ behavior: behavior() })
}

/** Opens what is folded at a place and around it, so that what a link leads to can be read. */
export function unfold(place: Element | null): void {
  const fold =
    place instanceof HTMLDetailsElement ? place : place?.querySelector<HTMLDetailsElement>(':scope > details')
  if (fold) fold.open = true
  const around = place?.closest<HTMLDetailsElement>('details:not([open])')
  if (around) unfold(around)
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() })
}

/**
 * Scrolls to the place with this id once the page it is on has appeared, however long its code takes to arrive; not for who
 * has gone back meanwhile.
 */
export function scrollToIdSoon(id: string, waited = 0): void {
  window.setTimeout(() => {
    const isHere = window.location.hash === `#${id}`
    if (isHere && document.getElementById(id)) scrollToId(id)
    else if (isHere || waited < FOLLOWED_MS) scrollToIdSoon(id, waited + HASH_SCROLL_DELAY_MS)
  }, HASH_SCROLL_DELAY_MS)
}
