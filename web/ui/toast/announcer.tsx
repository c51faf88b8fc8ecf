/** Tells screen readers what has changed on the page, and shows toasts: both live once, at the end of the page. */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { takeToast } from './next-page-toast.ts'
import type ToastView from './toast.tsx'
import type { ToastMessage } from './toast-message.ts'

interface Announcer {
  /** Says something to screen readers only: again if it is the same, and together with what is said in the same moment. */
  announce(text: string): void
  /** Shows a toast; one at a time, the newest wins. */
  toast(message: ToastMessage): void
}

const AnnouncerContext = createContext<Announcer>({ announce: () => {}, toast: () => {} })
export const useAnnouncer = () => use(AnnouncerContext)

/** Somewhat longer than a toast stays, for there is no way to hold it. */
const STAND_IN_MS = 8000

/** Fetched when a toast may be needed soon, so that one can be shown even when the connection breaks meanwhile. */
export const loadToast = () => import('./toast.tsx')

export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ text: ReactNode; instead?: ToastMessage }>({ text: '' })
  const [shown, setShown] = useState<ToastMessage & { key: number }>()
  const [Toast, setToast] = useState<typeof ToastView>()
  const announcer = useMemo(() => {
    let count = 0
    let together: ReactNode[] = []
    return {
      announce(text: string) {
        queueMicrotask(() => {
          together = []
        })
        // In an element of its own, for a text that does not change is not read out.
        together = [...together, <p key={count++}>{text}</p>]
        setSaid({ text: together })
      },
      toast(message: ToastMessage) {
        setShown({ ...message, key: count++ })
        loadToast().then(
          (loaded) => {
            setToast(() => loaded.default)
            setSaid({ text: '' })
          },
          // Without the toast's code its words must do.
          () => {
            setSaid({ text: message.text, instead: message })
            window.setTimeout(() => setSaid((now) => (now.instead === message ? { text: '' } : now)), STAND_IN_MS)
          },
        )
      },
    }
  }, [])
  useEffect(() => {
    // In a task of its own: the tab's storage answers slowly when it is first asked.
    const later = window.setTimeout(() => {
      const left = takeToast()
      if (left) announcer.toast(left)
    })
    return () => window.clearTimeout(later)
  }, [announcer])
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className={said.instead ? 'card popup fixed inset-x-4 bottom-4 z-50 p-4 sm:left-auto sm:w-96' : 'sr-only'}
      >
        {said.instead && <p className="strong">{said.instead.title}</p>}
        {said.text}
      </div>
      {Toast && <Toast message={shown} onClose={() => setShown(undefined)} />}
    </AnnouncerContext>
  )
}
