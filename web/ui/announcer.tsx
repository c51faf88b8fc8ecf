/** Tells screen readers what has changed on the page, and shows toasts: both live once, at the end of the page. */
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import type { ToastMessage } from './toast-message.ts'

interface Announcer {
  /** Says something to screen readers only. */
  announce(text: string): void
  /** Shows a toast; one at a time, the newest wins. */
  toast(message: ToastMessage): void
}

const AnnouncerContext = createContext<Announcer>({ announce: () => {}, toast: () => {} })
export const useAnnouncer = () => use(AnnouncerContext)

const Toast = lazy(() => import('./toast.tsx'))

export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<ToastMessage & { key: number }>()
  const [count, setCount] = useState(0)
  const toast = useCallback((message: ToastMessage) => {
    setCount((before) => {
      setShown({ ...message, key: before })
      return before + 1
    })
  }, [])
  const announcer = useMemo(() => ({ announce: setSaid, toast }), [toast])
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {said}
      </div>
      {count > 0 && (
        <Suspense>
          <Toast message={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </AnnouncerContext>
  )
}
