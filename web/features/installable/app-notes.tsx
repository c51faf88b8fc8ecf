/** What the app says of itself, below the bar: a new version, the connection, and how to install it. */
import { Suspense } from 'react'
import { useLanguage } from '#web/platform/i18n.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { InstallCard } from './install-card.tsx'
import type { InstallOffer } from './install-offer.ts'
import { manifestPath } from './manifest.ts'
import { UpdateBanner } from './update-banner.tsx'
import { useConnection } from './use-connection.ts'
import { useWorker } from './use-worker.ts'
import './installable.css'
import { InstallableMessagesProvider } from './i18n.tsx'

interface Props {
  path: string
  offer: InstallOffer | undefined
}

export function AppNotes({ path, offer }: Props) {
  const { language } = useLanguage()
  const update = useWorker(path)
  const { connection, close } = useConnection()
  return (
    // Whatever fails here is missing, and takes nothing else with it.
    <Boundary instead={null}>
      <Suspense>
        <InstallableMessagesProvider>
          {/* Here and not in every page's text: nothing asks for it before. */}
          <link rel="manifest" href={manifestPath(language)} />
          <div className="app-notes no-print">
            <UpdateBanner {...update} />
            <ConnectionCard connection={connection} close={close} />
            {/* Installing needs a connection; what is said of that comes first. */}
            {connection.kind === 'online' && <InstallCard offer={offer} />}
          </div>
        </InstallableMessagesProvider>
      </Suspense>
    </Boundary>
  )
}
