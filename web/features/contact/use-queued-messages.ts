/** Delivers what was written offline once there is a connection, on whichever page, and says what became of it. */
import { useEffect } from 'react'
import { useContent, useLanguage } from '#web/platform/i18n.tsx'
import { loadToast, useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { loadSending } from './load-sending.ts'
import { isKeptNoted } from './queue-note.ts'

/** @param path of the page that is shown. */
export function useQueuedMessages(path: string): void {
  const { language } = useLanguage()
  const { name: owner } = useContent().profile
  const { toast } = useAnnouncer()
  useEffect(() => {
    const stop = new AbortController()
    const deliver = async () => {
      if (stop.signal.aborted || document.visibilityState !== 'visible' || !navigator.onLine || !isKeptNoted()) return
      try {
        const { deliverAndTell } = await import('./deliver-queued.ts')
        const told = await deliverAndTell(language, owner)
        if (told) toast(told)
      } catch {
        // It still waits: for the next page, the next connection, or the worker.
      }
    }
    // In a task of its own: the browser's storage answers slowly when it is first asked.
    const later = window.setTimeout(deliver)
    window.addEventListener('online', deliver, { signal: stop.signal })
    document.addEventListener('visibilitychange', deliver, { signal: stop.signal })
    return () => {
      window.clearTimeout(later)
      stop.abort()
    }
  }, [language, owner, toast])
  // Another page may be the one with the form.
  useEffect(readyForm, [path])
}

/** A form that is first touched without a connection can keep what is written: what it takes for that is fetched before. */
function readyForm(): void {
  if (navigator.connection?.saveData || !document.getElementById('contact-section')) return
  const load = () => {
    for (const one of [loadSending, loadToast]) one().catch(() => {})
  }
  ;(window.requestIdleCallback ?? window.setTimeout)(load)
}
