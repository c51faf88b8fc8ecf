/** Moves the focus on when the control that had it is gone, because what it did removed its row. */
import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/** @returns to be told of a control that may leave, and where the focus goes from there. */
export function useFocusAfterRemoval(): (control: Element, find: Find) => void {
  const leaving = useRef<{ control: Element; find: Find }>(undefined)
  useEffect(() => {
    if (!leaving.current || leaving.current.control.isConnected) return
    const { find } = leaving.current
    leaving.current = undefined
    // A focus that has moved on stays there.
    if (document.activeElement === document.body) find()?.focus()
  })
  return (control, find) => {
    leaving.current = { control, find }
  }
}
