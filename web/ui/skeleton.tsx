/** Grey shapes in the final layout while content is on its way. They come in one after another. */
import { useEffect, useState } from 'react'

/** How many of `count` shapes are revealed, one more each `stepMs`. */
export function useSteps(count: number, stepMs: number): number {
  const [steps, setSteps] = useState(1)
  useEffect(() => {
    if (steps >= count) return
    const timer = window.setTimeout(() => setSteps(steps + 1), stepMs)
    return () => window.clearTimeout(timer)
  }, [steps, count, stepMs])
  return steps
}

/** One grey shape; its size and the space above it in rem. It never gets wider than the page. */
export function Skeleton({ width, height, top = 0 }: { width?: number; height: number; top?: number }) {
  return (
    <div
      className="skeleton"
      style={{ width: width && `min(${width}rem, 100%)`, height: `${height}rem`, marginTop: `${top}rem` }}
    />
  )
}
