/**
 * What comes unasked: one line beside the chat's button, which becomes a card when it is pressed. It takes no focus: F8
 * leads to it, Escape closes it, and the focus returns to where it was.
 */
import { X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import './notice.css'

interface Props {
  /** Its name for screen readers. */
  label: string
  sign: ReactNode
  line: string
  /** What is said of it to screen readers, each by itself: where a sentence ends is the language's own. */
  said: readonly string[]
  /** The word on the cross. */
  close: string
  onClose(): void
  /** The pointer is over it or the focus in it, or no longer; or it was opened. */
  onHold?(isHeld: boolean): void
  tone?: 'brand' | 'green' | 'yellow'
  /** The card. @param leave gives the focus back, before something ends the notice. */
  children(leave: () => void): ReactNode
}

export function Notice({ label, sign, line, said, close, onClose, onHold, tone = 'brand', children }: Props) {
  const { announce } = useAnnouncer()
  const [isOpen, setOpen] = useState(false)
  const notice = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  const isInside = () => notice.current?.contains(document.activeElement) ?? false

  const leave = () => {
    if (isInside() && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
  const shut = () => {
    leave()
    onClose()
  }
  // It may be ended by something else, such as the connection that is back.
  useLayoutEffect(() => leave, [])
  const latest = useRef(shut)
  useEffect(() => {
    latest.current = shut
  })
  // Its parent makes the list anew at every rendering, and it is said once.
  const words = useRef(said)
  useEffect(() => words.current.forEach(announce), [announce])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') notice.current?.focus()
      // Keys pressed elsewhere belong to that element.
      const isMeant = isInside() || document.activeElement === document.body
      if (event.key === 'Escape' && !event.defaultPrevented && isMeant) latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!notice.current?.contains(relatedTarget)) before.current = relatedTarget
    onHold?.(true)
  }
  const open = () => {
    setOpen(true)
    notice.current?.focus()
  }
  return (
    <aside
      ref={notice}
      tabIndex={-1}
      aria-label={label}
      data-unasked={isOpen ? undefined : 'line'}
      className={`notice notice-${tone} card popup no-print`}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(isInside())}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => onHold?.(notice.current?.contains(relatedTarget) ?? false)}
    >
      {isOpen ? (
        <div className="notice-card">{children(leave)}</div>
      ) : (
        <button type="button" className="notice-line" aria-expanded={false} onClick={open}>
          {sign}
          <span>{line}</span>
        </button>
      )}
      <button type="button" className="notice-close icon-button" aria-label={close} title={close} onClick={shut}>
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}
