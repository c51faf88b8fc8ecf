/** Offers to install the site: by the browser's own dialog, or on iOS, which has none for it, by telling how. */
import { Download, Share, SquarePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SECOND } from '../../../contract/endpoint.ts'
import { storage } from '../../platform/storage.ts'
import { type InstallOffer, isAppleMobile } from './install-offer.ts'
import { NoteCard } from './note-card.tsx'
import { useInstallableWords } from './words.tsx'

const DISMISSED_KEY = 'pwa-install-dismissed'
const DELAY_MS = 5 * SECOND

/** It was opened from the home screen already; iOS says so in a way of its own. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

export function InstallCard({ offer }: { offer: InstallOffer | undefined }) {
  const say = useInstallableWords()
  const [due, setDue] = useState(false)
  const [byHand] = useState(() => isAppleMobile(navigator))
  const [told, setTold] = useState(false)
  const possible = offer !== undefined || byHand

  useEffect(() => {
    if (!possible || isInstalled() || storage.read(DISMISSED_KEY) !== null) return
    const timer = window.setTimeout(() => setDue(true), DELAY_MS)
    const onInstalled = () => setDue(false)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [possible])

  if (!due) return null

  const dismiss = () => {
    storage.write(DISMISSED_KEY, 'true')
    setDue(false)
  }
  const install = async () => {
    // Each offer can be taken up once, whatever the visitor then says.
    setDue(false)
    await offer?.prompt().catch(() => {})
  }
  return (
    <NoteCard
      kind="install"
      sign={<Download size={20} aria-hidden="true" />}
      heading={say('install.heading')}
      said={say('install.text')}
      onClose={dismiss}
    >
      <p className="text-sm text-muted">{say('install.text')}</p>
      {offer ? (
        <button type="button" className="button button-primary mt-3" onClick={install}>
          {say('install.install')}
        </button>
      ) : (
        <>
          <button type="button" className="button mt-3" aria-expanded={told} onClick={() => setTold(!told)}>
            {say('install.instructions')}
          </button>
          {told && <Steps />}
        </>
      )}
    </NoteCard>
  )
}

function Steps() {
  const say = useInstallableWords()
  return (
    <ol className="app-steps mt-3 text-sm">
      <li>
        <Share size={18} aria-hidden="true" />
        {say('install.steps.share')}
      </li>
      <li>
        <SquarePlus size={18} aria-hidden="true" />
        {say('install.steps.add')}
      </li>
      <li>{say('install.steps.confirm')}</li>
    </ol>
  )
}
