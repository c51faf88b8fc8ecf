/** What reacts to how the site is used. */
import { useEffect, useRef, useState } from 'react'
import { LateAmbience } from './features/ambience/late-ambience.tsx'
import { LateHints } from './features/hints/late-hints.tsx'
import { useNoticedDialog } from './features/noticed/use-noticed-dialog.tsx'
import { Prompts } from './features/prompts/prompts.tsx'
import { useResumeDialog } from './features/resume/use-resume-dialog.tsx'
import type { BehaviorTracker } from './platform/behavior.ts'
import { startBehavior } from './platform/behavior-tracker.ts'
import { forgetNoticed } from './platform/noticed.ts'
import { watchNoticing } from './platform/noticing-switch.ts'
import { paths } from './platform/paths.ts'
import { asksNotToBeTracked } from './platform/privacy.ts'
import { createStage } from './platform/stage.ts'

interface Props {
  path: string
  onTracker(tracker: BehaviorTracker | undefined): void
}

export function Engagement({ path, onTracker }: Props) {
  const tracker = useOwnTracker(path)
  const [stage] = useState(() => createStage())
  const { openResume, resumeDialog } = useResumeDialog()
  const { explain, noticedDialog } = useNoticedDialog(tracker)
  useEffect(() => onTracker(tracker), [tracker, onTracker])
  return (
    <>
      {path === paths.home && <LateAmbience />}
      {tracker && <Prompts tracker={tracker} stage={stage} path={path} onResume={openResume} onWhy={explain} />}
      {/* After the prompts, which come for a reason of the moment: hints can wait. */}
      {tracker && path === paths.home && <LateHints tracker={tracker} stage={stage} />}
      {resumeDialog}
      {noticedDialog}
    </>
  )
}

/** The one tracker that everything reads; none while the visitor does not want it. */
function useOwnTracker(path: string): BehaviorTracker | undefined {
  const [tracker, setTracker] = useState<BehaviorTracker>()
  const [wanted, setWanted] = useState(() => !asksNotToBeTracked())
  useEffect(() => watchNoticing(() => setWanted(!asksNotToBeTracked())), [])
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
    if (!wanted && !tracker) forgetNoticed()
  }, [wanted, tracker])
  useEffect(() => tracker?.show(path), [tracker, path])
  return tracker
}
