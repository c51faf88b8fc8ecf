/** What belongs to every page and nothing waits for: fetched some seconds after the page is alive, or with the connection. */
import { useLocation } from 'wouter'
import { useKeptMessages } from './features/contact/use-kept-messages.ts'
import { AppNotes } from './features/installable/app-notes.tsx'
import type { InstallOffer } from './features/installable/install-offer.ts'

interface Props {
  /** The browser's offer to install the site, once it has made one. */
  offer: Event | undefined
}

export default function Later({ offer }: Props) {
  const [path] = useLocation()
  useKeptMessages()
  return <AppNotes path={path} offer={offer as InstallOffer | undefined} />
}
