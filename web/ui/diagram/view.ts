/** The part of a drawing that is looked at, in its units. It has the drawing's shape, so its width says it all. */
export interface View {
  x: number
  y: number
  w: number
}

/** The drawing. */
export interface Board {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Around the drawing. */
const AIR = 8
const MOST_ENLARGED = 4

const shapeOf = ({ width, height }: Board) => (height + 2 * AIR) / (width + 2 * AIR)

/** The whole drawing with some air around it. */
export const wholeOf = ({ width }: Board): View => ({ x: -AIR, y: -AIR, w: width + 2 * AIR })

export const viewBoxOf = (board: Board, { x, y, w }: View) => `${x} ${y} ${w} ${w * shapeOf(board)}`

/** @param at the point that stays where it is; the middle if none is given. */
export function zoom(board: Board, view: View, factor: number, at: Point = middle(board, view)): View {
  const whole = wholeOf(board)
  const w = clamp(view.w / factor, whole.w / MOST_ENLARGED, whole.w)
  const scale = w / view.w
  return inside(board, { x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale, w })
}

/** Moves the view by so many units, as far as there is something to see. */
export const pan = (board: Board, view: View, dx: number, dy: number): View =>
  inside(board, { ...view, x: view.x + dx, y: view.y + dy })

const middle = (board: Board, { x, y, w }: View): Point => ({ x: x + w / 2, y: y + (w * shapeOf(board)) / 2 })

function inside(board: Board, { x, y, w }: View): View {
  const whole = wholeOf(board)
  return {
    x: clamp(x, whole.x, whole.x + whole.w - w),
    y: clamp(y, whole.y, whole.y + (whole.w - w) * shapeOf(board)),
    w,
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
