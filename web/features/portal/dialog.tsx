/** A dialog of the portal: in the middle of the window, or as a sheet at its side. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useWords } from '../../platform/i18n.tsx'
import '../../ui/dialog.css'

interface Props {
  title: string
  text: string
  sheet?: boolean
  onClose(): void
  children: ReactNode
}

/** A keyboard that jumps up on a phone would hide what there is to read. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches

/** For a field that comes when its dialog is open already: it gets the focus that waits on the dialog for it. */
export function useLateFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = field.current?.closest('[role="dialog"]')
    if (dialog && dialog === document.activeElement && !isTouched()) field.current?.focus()
  }, [field])
}

export function PortalDialog({ title, text, sheet, onClose, children }: Props) {
  const t = useWords()
  const opener = useRef<Element>(null)
  const around = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim no-print" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            around.current = opener.current?.parentElement?.closest('[tabindex]') ?? null
            event.preventDefault()
            const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
            const first = find('input, select, textarea') ?? find('.button')
            const target = isTouched() ? content.current : (first ?? content.current)
            target?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Who was led elsewhere stays there.
            if (document.activeElement !== document.body) return
            // What opened it may be gone by now; then what it stood in is nearest.
            const back = [opener.current, around.current].find((element) => element?.isConnected)
            if (back instanceof HTMLElement) back.focus({ preventScroll: true })
          }}
          className={`card popup no-print dialog portal-dialog ${sheet ? 'portal-sheet' : ''}`}
        >
          <div className="portal-dialog-head">
            <Dialog.Title className="text-title">{title}</Dialog.Title>
            <Dialog.Description className="text-muted">{text}</Dialog.Description>
          </div>
          {children}
          {/* Last in order: first comes what the dialog is for. */}
          <Dialog.Close aria-label={t('common.close')} className="dialog-close sign">
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
