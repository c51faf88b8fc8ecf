/** The toast itself, fetched when the first one is shown. Radix's defaults are the ones asked for: 5 s, swipe 50 px, F8. */
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { ToastMessage } from './toast-message.ts'
import './toast.css'

interface Props {
  message: (ToastMessage & { key: number }) | undefined
  onClose(): void
}

export default function Toast({ message, onClose }: Props) {
  const t = useT()
  const viewport = useRef<HTMLOListElement>(null)
  const isUp = useRoomAbove(viewport, message?.key)
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

/**
 * @param shown the key of the message: each begins at the lower edge.
 * @returns whether the toast belongs under the bar, because at the lower edge it covers the button of a form.
 */
function useRoomAbove(viewport: RefObject<HTMLElement | null>, shown: number | undefined): boolean {
  const [lifted, setLifted] = useState<number>()
  useLayoutEffect(() => {
    const element = viewport.current
    if (shown === undefined || !element) return
    const look = () => {
      const covers = [...document.querySelectorAll('[type="submit"]')].some(
        (button) => button.checkVisibility({ visibilityProperty: true }) && overlap(button, element),
      )
      if (covers) setLifted(shown)
    }
    look()
    // The first has its size only once the toast is in it.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport, shown])
  return shown !== undefined && lifted === shown
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
