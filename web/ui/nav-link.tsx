import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths, scrollToIdSoon, scrollToTop } from '#web/platform/paths.ts'

interface Props {
  href: string
  current?: boolean
  label?: string
  className?: string
  onFollow?(): void
  children: ReactNode
}

/** A link within the site. A real link until the page is alive, and for every click that asks for a new tab. */
export function NavLink({ href, current, label, className, onFollow, children }: Props) {
  const goTo = useGoTo()
  const follow = (event: MouseEvent) => {
    if (asksForNewTab(event)) return
    event.preventDefault()
    onFollow?.()
    goTo(href)
  }
  return (
    <a
      href={href}
      onClick={follow}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className={className}
    >
      {children}
    </a>
  )
}

/** The visitor wants the link itself: in a new tab or window, or saved. */
export const asksForNewTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** Follows a link to a place on the home page: scrolls when already there, else goes there first. */
export function useGoTo(): (href: string) => void {
  const [location, navigate] = useLocation()
  return (href) => {
    const [path = paths.home, hash] = href.split('#')
    // A step of the history, so that Back leads to where the visitor was on this page.
    if (new URL(href, window.location.href).href !== window.location.href) navigate(href)
    // Soon on this page, too: a menu that closes gives back its focus first.
    if (hash) scrollToIdSoon(hash)
    else if (location === path) scrollToTop()
  }
}
