/** Sections animate in once when they are scrolled into view. Nothing is hidden that is already on the screen. */
import { type RefObject, useEffect } from 'react'

/** Marks the children of `container` that carry `data-reveal`; a child's `--reveal-delay` staggers it. */
export function useReveal(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const waiting = [...(container.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? [])].filter(
      (element) => element.getBoundingClientRect().top > window.innerHeight,
    )
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        ;(target as HTMLElement).dataset.reveal = 'done'
        observer.unobserve(target)
      }
    })
    for (const element of waiting) {
      element.dataset.reveal = 'waiting'
      observer.observe(element)
    }
    return () => {
      observer.disconnect()
      for (const element of waiting) element.dataset.reveal = 'done'
    }
  }, [container])
}
