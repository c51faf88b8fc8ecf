/**
 * The background of the home page: marks on the drawing board that run while the visitor moves, and come to rest with
 * them. Decoration only: nothing depends on it, and it is left out where less motion or data is preferred.
 */
import { Pause, Play } from 'lucide-react'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTracker } from '#web/platform/tracking/behavior-context.ts'
import { waitFor } from '#web/ui/wait-for.ts'
import './background.css'
import { BackgroundMessagesProvider, useBackgroundT } from './i18n.tsx'
import { asksForCalm, isPaused, keepPaused, watchCalm } from './preference.ts'
import { run } from './run.ts'

export default function Background() {
  const [paused, setPaused] = useState(isPaused)
  const calm = useSyncExternalStore(watchCalm, asksForCalm)
  if (calm) return null
  const toggle = () => {
    keepPaused(!paused)
    setPaused(!paused)
  }
  return (
    <>
      {paused ? <Stillness /> : <Board />}
      <Suspense>
        <BackgroundMessagesProvider>
          <PauseButton paused={paused} onPress={toggle} />
        </BackgroundMessagesProvider>
      </Suspense>
    </>
  )
}

function Board() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const tracker = useTracker()
  const latestTracker = useRef(tracker)
  latestTracker.current = tracker
  useEffect(() => {
    /** In the current section; who does not want to be noticed has no such time. */
    const dwellMs = () => {
      const behavior = latestTracker.current?.read()
      return (behavior?.currentSection && behavior.dwellMs[behavior.currentSection]) ?? 0
    }
    return canvas.current ? run(canvas.current, dwellMs) : undefined
  }, [])
  return (
    <div aria-hidden="true" className="background no-print">
      <canvas ref={canvas} data-mood="calm" />
    </div>
  )
}

/** While the background is paused, what else floats on the page stands still too. */
function Stillness() {
  useEffect(() => {
    document.documentElement.dataset.still = ''
    return () => {
      delete document.documentElement.dataset.still
    }
  }, [])
  return null
}

/** Milliseconds that the first screen gets to appear. */
const APPEAR_MS = 10_000

/** Stands on the first screen, where a disturbed reader looks for it. */
function PauseButton({ paused, onPress }: { paused: boolean; onPress(): void }) {
  const label = useBackgroundT()(paused ? 'resume' : 'pause')
  const [place, setPlace] = useState<Element>()
  useEffect(() => waitFor(() => document.getElementById('hero-section') ?? undefined, APPEAR_MS, setPlace), [])
  if (!place) return null
  return createPortal(
    <button type="button" className="background-pause caption no-print" title={label} onClick={onPress}>
      {paused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
      <span>{label}</span>
    </button>,
    place,
  )
}
