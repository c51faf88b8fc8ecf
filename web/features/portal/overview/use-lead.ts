/** Leads somebody elsewhere in the portal: what they are led to has the focus as soon as it is on the page. */
import { useEffect, useRef } from 'react'

/** @returns takes the selector of what is not there yet: the change of the place that brings it is shown later than this. */
export function useLead(): (selector: string) => void {
  const goal = useRef<string>(undefined)
  useEffect(() => {
    const target = goal.current === undefined ? null : document.querySelector<HTMLElement>(goal.current)
    if (!target) return
    goal.current = undefined
    target.focus()
  })
  return (selector) => {
    goal.current = selector
  }
}
