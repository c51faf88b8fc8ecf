import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Position } from './hints.ts'
import { type HintPosition, positionHint } from './position.ts'

/** Keeps the hint beside its target while the page scrolls and the window changes. `point` is where its arrow stands. */
export function usePosition(
  card: RefObject<HTMLElement | null>,
  target: HTMLElement | undefined,
  wanted: Position,
): HintPosition & { point: number } {
  const [place, setPlace] = useState<HintPosition & { point: number }>({ left: 0, top: 0, side: 'center', point: 0 })
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (!card.current) return
      const { offsetWidth: width, offsetHeight: height } = card.current
      const box = target?.getBoundingClientRect()
      const { clientWidth } = document.documentElement
      const next = positionHint(wanted, box, { width, height }, { width: clientWidth, height: window.innerHeight })
      setPlace({ ...next, point: box ? pointOf(next, box) : 0 })
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    const sizes = new ResizeObserver(lookSoon)
    if (card.current) sizes.observe(card.current)
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [card, target, wanted])
  return place
}

/** The middle of the target, from the hint's left or upper edge. */
function pointOf({ side, left, top }: HintPosition, box: DOMRect): number {
  return side === 'left' || side === 'right' ? box.top + box.height / 2 - top : box.left + box.width / 2 - left
}
