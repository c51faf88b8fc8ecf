/** A card that leans towards the pointer, by at most six degrees. */
import type { PointerEvent } from 'react'
import { wantsCalm } from '#web/platform/calm.ts'

const MAX_DEGREES = 6

export const tilt = {
  onPointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || wantsCalm()) return
    const card = event.currentTarget
    const { left, top, width, height } = card.getBoundingClientRect()
    const x = (event.clientX - left) / width - 0.5
    const y = (event.clientY - top) / height - 0.5
    card.style.transform = `perspective(60rem) rotateX(${-2 * y * MAX_DEGREES}deg) rotateY(${2 * x * MAX_DEGREES}deg)`
  },
  onPointerLeave(event: PointerEvent<HTMLElement>) {
    event.currentTarget.style.transform = ''
  },
}
