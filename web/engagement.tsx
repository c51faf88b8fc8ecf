/** What reacts to how the site is used. */
import { useEffect, useRef, useState } from 'react'
import { isOn } from '#contract/site/site.ts'
import { LazyBackground } from './features/background/lazy-background.tsx'
import { LateHints } from './features/hints/late-hints.tsx'
import { Prompts } from './features/prompts/prompts.tsx'
import { useResumeDialog } from './features/resume/use-resume-dialog.tsx'
import { useTrackingDialog } from './features/tracking-panel/use-tracking-dialog.tsx'
import type { Interruptions } from './platform/interruptions/interruption-queue.ts'
import { paths } from './platform/paths.ts'
import type { BehaviorTracker } from './platform/tracking/behavior.ts'
import { startBehavior } from './platform/tracking/behavior-tracker.ts'
import { asksNotToBeTracked } from './platform/tracking/may-count.ts'
import { clearTrackedBehavior } from './platform/tracking/tracked-behavior.ts'
import { watchTrackingChoice } from './platform/tracking/tracking-opt-out.ts'

interface Props {
  path: string
  interruptions: Interruptions
  onTracker(tracker: BehaviorTracker | undefined): void
}

export function Engagement({ path, interruptions, onTracker }: Props) {
  const tracker = useOwnTracker(path)
  const { openResume, resumeDialog } = useResumeDialog()
  const { openTracking, trackingDialog } = useTrackingDialog(tracker)
  useEffect(() => onTracker(tracker), [tracker, onTracker])
  return (
    <>
      {path === paths.home && isOn('background') && <LazyBackground />}
      {/* Most of what they offer is done in the chat. */}
      {tracker && isOn('hints') && isOn('chat') && (
        <Prompts tracker={tracker} interruptions={interruptions} onResume={openResume} onWhy={openTracking} />
      )}
      {tracker && path === paths.home && isOn('hints') && <LateHints tracker={tracker} interruptions={interruptions} />}
      {resumeDialog}
      {trackingDialog}
    </>
  )
}

/** The one tracker that everything reads; none while the visitor does not want it. */
function useOwnTracker(path: string): BehaviorTracker | undefined {
  const [tracker, setTracker] = useState<BehaviorTracker>()
  const [wanted, setWanted] = useState(() => isOn('hints') && !asksNotToBeTracked())
  useEffect(() => watchTrackingChoice(() => setWanted(isOn('hints') && !asksNotToBeTracked())), [])
  // The page was opened before this code came; what is switched on later begins then.
  const since = useRef(wanted ? 0 : undefined)
  useEffect(() => {
    if (!wanted) return
    const started = startBehavior(window.location.pathname, since.current ?? performance.now())
    since.current = undefined
    setTracker(started)
    return () => {
      started.stop()
      setTracker(undefined)
    }
  }, [wanted])
  // Once nobody is left who would keep something more.
  useEffect(() => {
    if (!wanted && !tracker) clearTrackedBehavior()
  }, [wanted, tracker])
  useEffect(() => tracker?.show(path), [tracker, path])
  return tracker
}
