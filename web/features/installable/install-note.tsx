/** Offers to install the site: by the browser's own dialog, or on iOS, which has none for it, by telling how. */
import { Download, Share, SquarePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SECOND } from '#contract/endpoint.ts'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { storage } from '#web/platform/storage.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { useTurn } from '#web/platform/use-turn.ts'
import { vibrate } from '#web/ui/effects/haptics.ts'
import { Notice } from '#web/ui/unasked/notice.tsx'
import { useInstallableT } from './i18n.tsx'
import { type InstallOffer, isAppleMobile } from './install-offer.ts'

const DISMISSED_KEY = 'pwa-install-dismissed'
const DELAY_MS = 5 * SECOND
/** For somebody who does not turn to it; it is offered again at the next visit. */
const SHOWN_MS = 20 * SECOND

/** It was opened from the home screen already; iOS says so in a way of its own. */
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches || navigator.standalone === true

interface Props {
  interruptions: Interruptions
  offer: InstallOffer | undefined
}

export function InstallNote({ interruptions, offer }: Props) {
  const t = useInstallableT()
  const [due, setDue] = useState(false)
  const [byHand] = useState(() => isAppleMobile(navigator))
  const [told, setTold] = useState(false)
  const [isHeld, setHeld] = useState(false)
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

  const isOn = useTurn(interruptions, 'install', due)
  useEffect(() => {
    if (!isOn || isHeld) return
    const timer = window.setTimeout(() => setDue(false), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [isOn, isHeld])

  if (!isOn) return null

  const remember = () => storage.write(DISMISSED_KEY, 'true')
  const dismiss = () => {
    remember()
    setDue(false)
  }
  const install = async (offer: InstallOffer) => {
    // Each offer can be taken up once, whatever the visitor then says.
    setDue(false)
    vibrate('medium')
    try {
      await offer.prompt()
      const { outcome } = await offer.userChoice
      if (outcome === 'dismissed') remember()
      else vibrate('heavy')
      trackEvent({ name: 'install', outcome: outcome === 'dismissed' ? 'declined' : 'accepted' })
    } catch (error) {
      trackEvent({ name: 'install', outcome: 'failed' })
      // biome-ignore lint/suspicious/noConsole: for the operator of the site; the browser's own menu installs it too.
      console.warn('The site could not be installed.', error)
    }
  }
  const heading = t('install.heading')
  return (
    <Notice
      label={heading}
      sign={<Download size={20} aria-hidden="true" />}
      line={heading}
      said={[heading, t('install.text')]}
      close={t('close')}
      onClose={dismiss}
      onHold={setHeld}
    >
      {() => (
        <>
          <h2 className="strong">{heading}</h2>
          <p className="text-sm text-muted">{t('install.text')}</p>
          <div className="notice-ways">
            {offer ? (
              <button type="button" className="button button-primary" onClick={() => install(offer)}>
                {t('install.install')}
              </button>
            ) : (
              <button
                type="button"
                className="button"
                aria-expanded={told}
                onClick={() => {
                  vibrate('light')
                  setTold(!told)
                }}
              >
                {t('install.instructions')}
              </button>
            )}
          </div>
          {told && <Steps />}
        </>
      )}
    </Notice>
  )
}

function Steps() {
  const t = useInstallableT()
  return (
    <ol className="app-steps mt-3 text-sm">
      <li>
        <Share size={18} aria-hidden="true" />
        {t('install.steps.share')}
      </li>
      <li>
        <SquarePlus size={18} aria-hidden="true" />
        {t('install.steps.add')}
      </li>
      <li>{t('install.steps.confirm')}</li>
    </ol>
  )
}
