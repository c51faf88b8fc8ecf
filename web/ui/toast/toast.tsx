/** The toast itself, fetched when the first one is shown. Radix's defaults are the ones asked for: 5 s, swipe 50 px, F8. */
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useT } from '#web/platform/i18n.tsx'
import type { ToastMessage } from './toast-message.ts'

interface Props {
  message: (ToastMessage & { key: number }) | undefined
  onClose(): void
}

export default function Toast({ message, onClose }: Props) {
  const t = useT()
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
        label={`${t('common.notifications')} ({hotkey})`}
        // What stands at the lower edge itself, such as a form, may lift it.
        style={{ bottom: 'var(--toasts-bottom, 0)' }}
        className="no-print fixed inset-x-0 z-60 mx-auto w-full max-w-[420px] p-4 sm:right-0 sm:mx-0 sm:ml-auto"
      />
    </Radix.Provider>
  )
}
