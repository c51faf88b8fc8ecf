/** What belongs to every page and nothing waits for: fetched some seconds after the page is alive, or with the connection. */
import { Engagement } from './engagement.tsx'
import { Consent } from './features/consent/consent.tsx'
import { useQueuedMessages } from './features/contact/use-queued-messages.ts'
import { AppNotes } from './features/installable/app-notes.tsx'
import type { InstallOffer } from './features/installable/install-offer.ts'
import type { BehaviorTracker } from './platform/tracking/behavior.ts'

interface Props {
  path: string
  onTracker(tracker: BehaviorTracker | undefined): void
  /** The browser's offer to install the site, once it has made one. */
  offer: InstallOffer | undefined
}

export default function Deferred({ path, onTracker, offer }: Props) {
  useQueuedMessages()
  return (
    <>
      <Engagement path={path} onTracker={onTracker} />
      <Consent path={path} />
      <AppNotes path={path} offer={offer} />
    </>
  )
}
