import { LoaderCircle, Sparkles } from 'lucide-react'
import type { Interruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { useTurn } from '#web/platform/use-turn.ts'
import { Notice } from '#web/ui/unasked/notice.tsx'
import { useInstallableT } from './i18n.tsx'
import type { Update } from './use-worker.ts'

export function UpdateNote({
  interruptions,
  available,
  updating,
  take,
  close,
}: Update & { interruptions: Interruptions }) {
  const t = useInstallableT()
  const isOn = useTurn(interruptions, 'update', available)
  if (!isOn) return null
  const heading = t('update.heading')
  return (
    <Notice
      label={heading}
      sign={<Sparkles size={20} aria-hidden="true" />}
      line={heading}
      said={[heading, t('update.text')]}
      close={t('close')}
      onClose={close}
    >
      {() => (
        <>
          <h2 className="strong">{heading}</h2>
          <p className="text-sm text-muted">{t('update.text')}</p>
          <div className="notice-ways">
            <button type="button" className="button button-primary" disabled={updating} onClick={take}>
              {updating && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
              {t(updating ? 'update.updating' : 'update.now')}
            </button>
          </div>
        </>
      )}
    </Notice>
  )
}
