/** Sections animate in once when they are scrolled into view. Nothing is hidden that is already on the screen. */
import { type RefObject, useEffect } from 'react'
import { wantsCalm } from '#web/platform/calm.ts'

/** Marks the children of `container` that carry `data-reveal`; `--reveal-delay` in the stylesheet staggers them. */
export function useReveal(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (wantsCalm()) return
    const elements = [...(container.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? [])]
    // Where an element stands is told by the observer: asking for it would lay out all that is not drawn yet.
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const element = target as HTMLElement
        const isWaiting = element.dataset.reveal === 'waiting'
        const notDrawnYet = boundingClientRect.height === 0
        if (!isIntersecting && (notDrawnYet || boundingClientRect.top > window.innerHeight)) {
          element.dataset.reveal = 'waiting'
        } else if (isIntersecting || !isWaiting) {
          if (isWaiting) element.dataset.reveal = 'done'
          observer.unobserve(element)
        }
      }
    })
    for (const element of elements) observer.observe(element)
    return () => {
      observer.disconnect()
      for (const element of elements) element.dataset.reveal = 'done'
    }
  }, [container])
}
