/** What the app says of itself, when it is its turn: a new version, the connection, and how to install it. */
import { Suspense } from 'react'
import { useLanguage } from '#web/platform/i18n.tsx'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { InstallNote } from './install-note.tsx'
import type { InstallOffer } from './install-offer.ts'
import { manifestPath } from './manifest.ts'
import { UpdateNote } from './update-note.tsx'
import { useConnection } from './use-connection.ts'
import { useWorker } from './use-worker.ts'
import './installable.css'
import { InstallableMessagesProvider } from './i18n.tsx'

interface Props {
  path: string
  interruptions: Interruptions
  offer: InstallOffer | undefined
}

export function AppNotes({ path, interruptions, offer }: Props) {
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
          <UpdateNote interruptions={interruptions} {...update} />
          <ConnectionNote interruptions={interruptions} connection={connection} close={close} />
          {/* Installing needs a connection. */}
          {connection.kind === 'online' && <InstallNote interruptions={interruptions} offer={offer} />}
        </InstallableMessagesProvider>
      </Suspense>
    </Boundary>
  )
}
