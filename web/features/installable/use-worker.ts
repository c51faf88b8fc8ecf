/** Registers the service worker, tells it what is read, and offers its next version. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { MINUTE } from '#contract/endpoint.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { checkForUpdate, openWorker, tellWorker } from '#web/platform/offline/worker.ts'

const CHECK_EVERY_MS = 30 * MINUTE

export interface Update {
  available: boolean
  updating: boolean
  /** Loads the page anew with the new version. */
  take(): void
  close(): void
}

/** @param path of the page that is shown. */
export function useWorker(path: string): Update {
  const { language } = useLanguage()
  const [waiting, setWaiting] = useState<ServiceWorker>()
  const [updating, setUpdating] = useState(false)
  const [controlled, setControlled] = useState(false)
  const reloaded = useRef(false)

  const reload = useCallback(() => {
    if (reloaded.current) return
    reloaded.current = true
    window.location.reload()
  }, [])

  useEffect(() => {
    const stop = new AbortController()
    const { serviceWorker } = navigator
    // A worker that takes over a page which had none changes nothing for it.
    let had = Boolean(serviceWorker?.controller)
    const onControl = () => {
      if (had) reload()
      had = true
      setControlled(true)
    }
    serviceWorker?.addEventListener('controllerchange', onControl, { signal: stop.signal })
    setControlled(had)

    let timer: number | undefined
    void openWorker().then((registration) => {
      if (!registration || stop.signal.aborted) return
      const offer = () => {
        if (registration.waiting && serviceWorker.controller) setWaiting(registration.waiting)
      }
      const watch = () => registration.installing?.addEventListener('statechange', offer)
      offer()
      watch()
      registration.addEventListener('updatefound', watch, { signal: stop.signal })
      timer = window.setInterval(() => void checkForUpdate(registration), CHECK_EVERY_MS)
    })
    return () => {
      stop.abort()
      window.clearInterval(timer)
    }
  }, [reload])

  useEffect(() => {
    if (controlled) tellWorker({ type: 'KEEP_PAGE', path, language, assets: fetchedFiles() })
  }, [controlled, path, language])

  const take = () => {
    if (!waiting) return
    setUpdating(true)
    // Not every browser tells the page that its worker has changed: the worker's own state tells it too.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') reload()
      // It was replaced by a newer one, or failed: the visitor may try again.
      if (waiting.state === 'redundant') setUpdating(false)
    })
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  return { available: waiting !== undefined, updating, take, close: () => setWaiting(undefined) }
}

/** Addresses of the files with a hash in their name that the page has fetched so far. */
const fetchedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`))
