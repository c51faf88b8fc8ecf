/** A ripple from where a button was pressed. One listener serves all buttons. */
import { useEffect } from 'react'
import { wantsCalm } from '#web/platform/calm.ts'

export function useRipples(): void {
  useEffect(() => {
    const start = (event: PointerEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('.button')
      if (!button || wantsCalm()) return
      const { left, top, width, height } = button.getBoundingClientRect()
      const size = 2 * Math.hypot(width, height)
      const ripple = document.createElement('span')
      ripple.className = 'ripple'
      ripple.style.cssText = `width:${size}px;height:${size}px;left:${event.clientX - left - size / 2}px;top:${event.clientY - top - size / 2}px`
      ripple.onanimationend = () => ripple.remove()
      button.append(ripple)
    }
    document.addEventListener('pointerdown', start, { passive: true })
    return () => document.removeEventListener('pointerdown', start)
  }, [])
}
