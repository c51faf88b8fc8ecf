import { type RefObject, useEffect, useState } from 'react'

/** Whether the element fills the screen, a way to change that, and one to end it. Where browsers refuse, nothing happens. */
export function useFullscreen(target: RefObject<HTMLElement | null>): [boolean, () => void, () => void] {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === target.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [target])
  const leave = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
  }
  const toggle = () => {
    if (document.fullscreenElement) leave()
    else target.current?.requestFullscreen().catch(() => {})
  }
  return [full, toggle, leave]
}
