/** Everything that is kept about oneself, as a file. */
import { FileDown, Loader } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as api from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { actionFailure } from '#web/features/accounts/use-account-form.ts'
import { saveFile } from '#web/platform/save-file.ts'

export function OwnData({ t }: { t: Translate }) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const take = async () => {
    if (busy) return
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setRefused('')
    try {
      const { name, file } = await api.downloadData(controller.signal)
      saveFile(name, file)
    } catch (error) {
      if (!controller.signal.aborted) setRefused(actionFailure(t, error))
    }
    setBusy(false)
  }
  return (
    <>
      <p className="prose">{t('settings.dataText')}</p>
      <button type="button" onClick={take} aria-disabled={busy || undefined} className="button mt-4">
        {busy ? (
          <Loader size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <FileDown size={18} aria-hidden="true" />
        )}
        {t(busy ? 'settings.downloading' : 'settings.download')}
      </button>
      <p role="status" className={refused ? 'callout mt-4' : ''}>
        {refused}
      </p>
    </>
  )
}
