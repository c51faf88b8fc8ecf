/** Where on the page there is room for a beacon beside what it points at, and for a card that opens by itself. */
import { type Box, findObstacles, isFree } from '#web/ui/unasked/free-space.ts'
import type { Hint } from './hints.ts'
import { positionHint } from './position.ts'

/** As large as what is pressed has to be (WCAG 2.5.8), in pixels. */
const BEACON_PX = 24
/** Between a beacon and what it points at. */
const GAP_PX = 2
/** A card at its largest in a language of ours. */
const CARD = { width: 352, height: 260 }

const ITSELF = '.beacons'

export const findTarget = ({ target }: Hint): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(target)].find((element) => element.checkVisibility())

const frame = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/** The beacons for which there is room, each beside its target; of several with one target the first. */
export function placeBeacons(hints: readonly Hint[]): { hint: Hint; left: number; top: number }[] {
  const obstacles = findObstacles('all', ITSELF)
  const { width, height } = frame()
  const pointedAt = new Set<HTMLElement>()
  return hints.flatMap((hint) => {
    const target = findTarget(hint)
    if (!target || pointedAt.has(target)) return []
    pointedAt.add(target)
    const places = around(target.getBoundingClientRect())
    const place = [...places[hint.position], ...Object.values(places).flat()].find(
      (box) =>
        box.left >= 0 &&
        box.top >= 0 &&
        box.left + box.width <= width &&
        box.top + box.height <= height &&
        isFree(box, obstacles),
    )
    if (!place) return []
    obstacles.push(place)
    return [{ hint, left: place.left, top: place.top }]
  })
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
