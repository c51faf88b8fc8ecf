/** What belongs to every page and nothing waits for: fetched some seconds after the page is alive, or with the connection. */
import { useEffect, useRef, useState } from 'react'
import { Engagement } from './engagement.tsx'
import { Consent } from './features/consent/consent.tsx'
import { useQueuedMessages } from './features/contact/use-queued-messages.ts'
import { AppNotes } from './features/installable/app-notes.tsx'
import type { InstallOffer } from './features/installable/install-offer.ts'
import { useCarriedLanguage } from './platform/carried-language.ts'
import { createPageInterruptions } from './platform/interruptions/interruption-queue.ts'
import type { BehaviorTracker } from './platform/tracking/behavior.ts'
import { fetchTypeface, showTypeface, showTypefaceInPlace } from './platform/typeface.ts'
import { startTooltips } from './ui/tooltip/tooltips.ts'
import { keepClear } from './ui/unasked/keep-clear.ts'

interface Props {
  path: string
  onTracker(tracker: BehaviorTracker | undefined): void
  /** The browser's offer to install the site, once it has made one. */
  offer: InstallOffer | undefined
}

export default function Deferred({ path, onTracker, offer }: Props) {
  useQueuedMessages(path)
  useCarriedLanguage(path)
  const [interruptions] = useState(createPageInterruptions)
  useEffect(keepClear, [])
  useEffect(startTooltips, [])
  useEffect(() => {
    // What shows another page is there by then, without a network too.
    import('./shown-page.ts').catch(() => {})
  }, [])
  useTypeface(path)
  return (
    <>
      <Engagement path={path} interruptions={interruptions} onTracker={onTracker} />
      <Consent path={path} interruptions={interruptions} />
      <AppNotes path={path} interruptions={interruptions} offer={offer} />
    </>
  )
}

/** Fetches the typeface when the browser is idle, and shows it: at once where nothing moves, else from the next page on. */
function useTypeface(path: string): void {
  const first = useRef(path)
  const [waiting, setWaiting] = useState<FontFace>()
  useEffect(() => {
    const fetchIt = async () => {
      const face = await fetchTypeface()
      if (face && !showTypefaceInPlace(face)) setWaiting(face)
    }
    ;(window.requestIdleCallback ?? setTimeout)(() => void fetchIt().catch(() => {}))
  }, [])
  useEffect(() => {
    if (!waiting || path === first.current) return
    setWaiting(undefined)
    showTypeface(waiting)
  }, [path, waiting])
}
