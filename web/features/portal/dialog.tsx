/** A dialog of the portal: in the middle of the window, or as a sheet at its side. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../../platform/i18n.tsx'
import '../../ui/dialog.css'

interface Props {
  title: string
  text: string
  sheet?: boolean
  onClose(): void
  children: ReactNode
}

export function PortalDialog({ title, text, sheet, onClose, children }: Props) {
  const t = useWords()
  const opener = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim no-print" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            // A keyboard that jumps up on a phone would hide what there is to read.
            if (!window.matchMedia('(pointer: coarse)').matches) return
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // What opened it may be gone by now.
            const back = opener.current?.isConnected ? opener.current : document.getElementById('main-content')
            if (back instanceof HTMLElement) back.focus({ preventScroll: true })
          }}
          className={`card popup no-print dialog portal-dialog ${sheet ? 'portal-sheet' : ''}`}
        >
          <div className="portal-dialog-head">
            <Dialog.Title className="text-title">{title}</Dialog.Title>
            <Dialog.Description className="text-muted">{text}</Dialog.Description>
          </div>
          {children}
          {/* Last in order, so that the first field gets the focus. */}
          <Dialog.Close aria-label={t('common.close')} className="dialog-close sign">
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
