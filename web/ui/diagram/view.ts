/** The part of a drawing that is looked at, in units of the board. It has the board's shape, so its width says it all. */
export interface View {
  x: number
  y: number
  w: number
}

interface Point {
  x: number
  y: number
}

/** The board of 100 by 60 units with some air around it. */
export const WHOLE: View = { x: -4, y: -1, w: 108 }
const HEIGHT = 62 / 108
const MOST_ENLARGED = 4

export const viewBoxOf = ({ x, y, w }: View) => `${x} ${y} ${w} ${w * HEIGHT}`

/** @param at the point that stays where it is; the middle if none is given. */
export function zoom(view: View, factor: number, at: Point = middle(view)): View {
  const w = clamp(view.w / factor, WHOLE.w / MOST_ENLARGED, WHOLE.w)
  const scale = w / view.w
  return inside({ x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale, w })
}

/** Moves the view by so many units, as far as there is something to see. */
export const pan = (view: View, dx: number, dy: number): View => inside({ ...view, x: view.x + dx, y: view.y + dy })

const middle = ({ x, y, w }: View): Point => ({ x: x + w / 2, y: y + (w * HEIGHT) / 2 })

const inside = ({ x, y, w }: View): View => ({
  x: clamp(x, WHOLE.x, WHOLE.x + WHOLE.w - w),
  y: clamp(y, WHOLE.y, WHOLE.y + (WHOLE.w - w) * HEIGHT),
  w,
})

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
