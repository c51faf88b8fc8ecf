/** A dialog over the page, in the middle of the window: the focus goes in, and back to what opened it. */
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import './dialog.css'

interface Props {
  open?: boolean
  /**
   * Selectors of what gets the focus, the first that is there. The dialog itself where none is, and where fingers do the
   * pressing: a keyboard that jumps up on a phone would hide what there is to read.
   */
  first?: readonly string[]
  /** It is opened in order to type: its field gets the focus under fingers, too. */
  isForTyping?: boolean
  className?: string
  onClose(): void
  /** With a `DialogTitle`, a `DialogText` and a `DialogClose`. */
  children: ReactNode
}

const isTouched = () => window.matchMedia('(pointer: coarse)').matches

export function Dialog({ open = true, first = [], isForTyping, className = '', onClose, children }: Props) {
  const opener = useRef<Element>(null)
  const around = useRef<Element>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim no-print" />
        <Radix.Content
          ref={content}
          // Meant for the input method, whose proposal it takes back.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            around.current = opener.current?.parentElement?.closest('[tabindex]') ?? null
            event.preventDefault()
            const found = first.map((selector) => content.current?.querySelector<HTMLElement>(selector))
            const target = isTouched() && !isForTyping ? undefined : found.find((element) => element)
            ;(target ?? content.current)?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Who was led elsewhere stays there.
            if (document.activeElement !== document.body) return
            // What opened it may be gone by now; then what it stood in is nearest.
            const back = [opener.current, around.current].find((element) => element?.isConnected)
            if (back instanceof HTMLElement) back.focus({ preventScroll: true })
          }}
          className={`dialog card popup no-print ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogTitle = ({ children }: { children: ReactNode }) => (
  <Radix.Title className="text-title">{children}</Radix.Title>
)

/** What screen readers say after the title. */
export const DialogText = ({
  className = 'mt-1 text-muted',
  children,
}: {
  className?: string
  children: ReactNode
}) => <Radix.Description className={className}>{children}</Radix.Description>

/** Stands in the corner wherever it comes in order: last in most, so that what the dialog is for comes first. */
export function DialogClose() {
  const t = useT()
  return (
    <Radix.Close aria-label={t('common.close')} className="dialog-close icon-button">
      <X size={22} aria-hidden="true" />
    </Radix.Close>
  )
}

/** For a field that comes when its dialog is open already: it gets the focus that waits on the dialog for it. */
export function useLateFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = field.current?.closest('[role="dialog"]')
    if (dialog && dialog === document.activeElement && !isTouched()) field.current?.focus()
  }, [field])
}
