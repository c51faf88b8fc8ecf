/** Where a hint stands beside what it points at; all in pixels of the window. */
import type { Box } from '#web/ui/unasked/free-space.ts'
import type { Position } from './hints.ts'

export interface HintPosition {
  left: number
  top: number
  /** Which side of the target it is on; `center` is away from any target, where prompts stand too. */
  side: Position
}

/** Between hint and target, where its beacon stays in sight, and between hint and the window's edge. */
const GAP_PX = 42
const EDGE_PX = 16
/** In the lower right corner it leaves room for the chat's button; on a phone it is in the middle. */
const BELOW_PX = 96
const BESIDE_PX = 24
const NARROW_PX = 640

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** @param target is undefined where the hint points at nothing. */
export function positionHint(
  wanted: Position,
  target: Box | undefined,
  hint: Pick<Box, 'width' | 'height'>,
  frame: Pick<Box, 'width' | 'height'>,
): HintPosition {
  const docked: HintPosition = {
    left: frame.width < NARROW_PX ? (frame.width - hint.width) / 2 : frame.width - hint.width - BESIDE_PX,
    top: frame.height - hint.height - BELOW_PX,
    side: 'center',
  }
  if (wanted === 'center' || !target || !isInside(target, frame)) return docked
  const sides = [wanted, opposite[wanted], 'top', 'bottom'] as const
  for (const side of sides) {
    const place = beside(side, target, hint, frame)
    if (isInside({ ...place, ...hint }, frame)) return place
  }
  return docked
}

function beside(
  side: keyof typeof opposite,
  target: Box,
  hint: Pick<Box, 'width' | 'height'>,
  frame: Pick<Box, 'width' | 'height'>,
): HintPosition {
  const { left, top, width, height } = target
  const isLevel = side === 'left' || side === 'right'
  const across = clamp(left + width / 2 - hint.width / 2, EDGE_PX, frame.width - hint.width - EDGE_PX)
  const down = clamp(top + height / 2 - hint.height / 2, EDGE_PX, frame.height - hint.height - EDGE_PX)
  if (isLevel) return { side, top: down, left: side === 'left' ? left - hint.width - GAP_PX : left + width + GAP_PX }
  return { side, left: across, top: side === 'top' ? top - hint.height - GAP_PX : top + height + GAP_PX }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

const isInside = ({ left, top, width, height }: Box, frame: Pick<Box, 'width' | 'height'>) =>
  left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height
