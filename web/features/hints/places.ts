/** Where on the page there is room for a beacon beside what it points at, and for a card that opens by itself. */
import { type Box, findObstacles, isFree } from '#web/ui/unasked/free-space.ts'
import type { Hint } from './hints.ts'
import { positionHint } from './position.ts'

/** In pixels: its mark stands in the middle, clear of what is beside it, and is met by a finger. */
const BEACON_PX = 36
/** Between a beacon and what it points at. */
const GAP_PX = 2
/** A card at its largest in a language of ours. */
const CARD = { width: 352, height: 260 }

const ITSELF = '.beacons'

export const findTarget = ({ target }: Hint): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(target)].find((element) => element.checkVisibility())

const frame = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/** The beacon of the first hint for which there is room, beside its target: the next one comes when that was closed. */
export function placeBeacon(hints: readonly Hint[]): { hint: Hint; left: number; top: number } | undefined {
  const obstacles = findObstacles('all', ITSELF)
  const { width, height } = frame()
  for (const hint of hints) {
    const target = findTarget(hint)
    if (!target) continue
    const places = around(target.getBoundingClientRect())
    const place = [...places[hint.position], ...Object.values(places).flat()].find(
      (box) =>
        box.left >= 0 &&
        box.top >= 0 &&
        box.left + box.width <= width &&
        box.top + box.height <= height &&
        isFree(box, obstacles),
    )
    if (place) return { hint, left: place.left, top: place.top }
  }
  return undefined
}

/** Beside each side of a target: at its middle, and at its ends. */
function around({ left, top, width, height }: Box): Record<'left' | 'top' | 'bottom' | 'right', Box[]> {
  const at = (x: number, y: number): Box => ({ left: x, top: y, width: BEACON_PX, height: BEACON_PX })
  const [right, bottom] = [left + width + GAP_PX, top + height + GAP_PX]
  const xs = [left + (width - BEACON_PX) / 2, left, left + width - BEACON_PX]
  const ys = [top + (height - BEACON_PX) / 2, top, top + height - BEACON_PX]
  return {
    left: ys.map((y) => at(left - BEACON_PX - GAP_PX, y)),
    top: xs.map((x) => at(x, top - BEACON_PX - GAP_PX)),
    bottom: xs.map((x) => at(x, bottom)),
    right: ys.map((y) => at(right, y)),
  }
}

/** Whether its card, opened by itself, would cover no button and no heading. */
export function hasRoomFor(hint: Hint): boolean {
  const target = findTarget(hint)
  if (!target) return false
  const place = positionHint(hint.position, target.getBoundingClientRect(), CARD, frame())
  return isFree({ ...CARD, left: place.left, top: place.top }, findObstacles('without texts', ITSELF))
}
