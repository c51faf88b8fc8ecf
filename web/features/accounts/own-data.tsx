/** Everything that is kept about oneself, as a file. */
import { FileDown, Loader } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../platform/save-file.ts'
import * as api from './api.ts'
import { refusalOf } from './use-form.ts'
import type { Say } from './words.ts'

export function OwnData({ say }: { say: Say }) {
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
      if (!controller.signal.aborted) setRefused(refusalOf(say, error).text)
    }
    setBusy(false)
  }
  return (
    <>
      <p className="prose">{say('settings.dataText')}</p>
      <button type="button" onClick={take} aria-disabled={busy || undefined} className="button mt-4">
        {busy ? (
          <Loader size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <FileDown size={18} aria-hidden="true" />
        )}
        {say(busy ? 'settings.downloading' : 'settings.download')}
      </button>
      <p role="status" className={refused ? 'account-refused mt-4' : ''}>
        {refused}
      </p>
    </>
  )
}
