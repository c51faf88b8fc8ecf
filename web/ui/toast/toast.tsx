/** The toast itself, fetched when the first one is shown. Radix's defaults are the ones asked for: 5 s, swipe 50 px, F8. */
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { ToastMessage } from './toast-message.ts'

interface Props {
  message: (ToastMessage & { key: number }) | undefined
  onClose(): void
}

export default function Toast({ message, onClose }: Props) {
  const t = useT()
  const viewport = useRef<HTMLOListElement>(null)
  const isUp = useRoomAbove(viewport, message !== undefined)
  return (
    <Radix.Provider label={t('common.notifications')} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Radix.Root
          key={message.key}
          type="foreground"
          onOpenChange={(open) => open || onClose()}
          className={`card popup toast pointer-events-auto ${message.kind === 'destructive' ? 'toast-bad' : ''}`}
        >
          <div className="grow">
            <Radix.Title className="toast-title strong">{message.title}</Radix.Title>
            <Radix.Description className="text-sm text-muted">{message.text}</Radix.Description>
          </div>
          <Radix.Close className="icon-button -m-2.5" aria-label={t('common.close')}>
            <X size={18} aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={viewport}
        label={`${t('common.notifications')} ({hotkey})`}
        // What stands at the lower edge itself, such as a form, may lift it.
        style={isUp ? { top: 'var(--bar)' } : { bottom: 'var(--toasts-bottom, 0)' }}
        className="no-print fixed inset-x-0 z-60 mx-auto w-full max-w-[420px] p-4 sm:right-0 sm:mx-0 sm:ml-auto"
      />
    </Radix.Provider>
  )
}

/** @returns whether the toast belongs under the bar, because at the lower edge it covers the button of a form. */
function useRoomAbove(viewport: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isUp, setIsUp] = useState(false)
  useEffect(() => {
    const element = viewport.current
    if (!isShown || !element) {
      setIsUp(false)
      return
    }
    // It has its size once the toast is in it.
    const observer = new ResizeObserver(() => {
      if ([...document.querySelectorAll('[type="submit"]')].some((button) => overlap(button, element))) setIsUp(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport, isShown])
  return isUp
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
