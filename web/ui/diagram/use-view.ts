/** Looks closer at a drawing: by buttons, keys, wheel with Ctrl, dragging, and two fingers. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Board, pan, type View, wholeOf, zoom } from './view.ts'

const STEP = 1.5
/** Share of the view that an arrow key moves it by. */
const KEY_MOVE = 0.1
const WHEEL_SPEED = 0.002
/** A press that moves less than this is a click. */
const CLICK_PX = 4

interface ViewOnDrawing {
  view: View
  isWhole: boolean
  closer(): void
  farther(): void
  whole(): void
  /** What to put on the element around the drawing. */
  handlers: {
    onKeyDown(event: KeyboardEvent): void
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
    onClickCapture(event: MouseEvent): void
  }
}

/** @param frame the element around the drawing's `svg`. @param board the drawing; one of another width is shown whole at first. */
export function useView(frame: RefObject<HTMLElement | null>, board: Board): ViewOnDrawing {
  const [view, setView] = useState(() => wholeOf(board))
  const [width, setWidth] = useState(board.width)
  if (width !== board.width) {
    setWidth(board.width)
    setView(wholeOf(board))
  }
  const isWhole = view.w === wholeOf(board).w
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(0)

  const closer = () => setView((now) => zoom(board, now, STEP))
  const farther = () => setView((now) => zoom(board, now, 1 / STEP))
  const whole = () => setView(wholeOf(board))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * WHEEL_SPEED)
      setView((now) => zoom(board, now, factor, pointOn(element, now, event.clientX, event.clientY)))
    }
    // Not by React: its wheel listeners cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, board])

  const keys: Record<string, () => void> = { '+': closer, '=': closer, '-': farther, '0': whole }
  const arrows: Record<string, [x: number, y: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    const element = frame.current
    if (!before || !element) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y)
    if (dragged.current < CLICK_PX) return
    if (other) {
      const factor = distance(now, other) / distance(before, other)
      setView((old) => zoom(board, old, factor, pointOn(element, old, (now.x + other.x) / 2, (now.y + other.y) / 2)))
    } else if (!isWhole) {
      event.currentTarget.setPointerCapture(event.pointerId)
      setView((old) => {
        const unit = unitOf(element, old)
        return pan(board, old, (before.x - now.x) * unit, (before.y - now.y) * unit)
      })
    }
  }
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return {
    view,
    isWhole,
    closer,
    farther,
    whole,
    handlers: {
      onKeyDown(event) {
        const arrow = arrows[event.key]
        if (event.ctrlKey || event.metaKey || event.altKey || (arrow && isWhole)) return
        const [x, y] = arrow ?? [0, 0]
        const act = arrow
          ? () => setView((now) => pan(board, now, x * now.w * KEY_MOVE, y * now.w * KEY_MOVE))
          : keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
      onPointerDown(event) {
        if (fingers.current.size === 0) dragged.current = 0
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event) {
        // Moving the drawing chooses nothing on it.
        if (dragged.current >= CLICK_PX) event.stopPropagation()
        dragged.current = 0
      },
    },
  }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y) || 1

const drawingIn = (frame: HTMLElement) => (frame.querySelector('svg') ?? frame).getBoundingClientRect()

/** How many units of the board a pixel is. */
const unitOf = (frame: HTMLElement, { w }: View) => w / drawingIn(frame).width

function pointOn(frame: HTMLElement, view: View, clientX: number, clientY: number) {
  const { left, top } = drawingIn(frame)
  const unit = unitOf(frame, view)
  return { x: view.x + (clientX - left) * unit, y: view.y + (clientY - top) * unit }
}
