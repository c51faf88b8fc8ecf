import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'

/** A note that explains the place the page has gone to. It closes by itself. */
export function Guide() {
  const t = useChatT()
  const { guide, closeGuide } = useChat()
  const onward = useRef<HTMLButtonElement>(null)
  /** The button was pressed, and goes with its note: the next note's takes the focus. */
  const isPressed = useRef(false)
  useEffect(() => {
    if (!guide || !isPressed.current) return
    isPressed.current = false
    // Unless the visitor has put it elsewhere meanwhile.
    if (document.activeElement === document.body) onward.current?.focus({ preventScroll: true })
  }, [guide])
  if (!guide) return null
  const { title, text, number, total } = guide
  const isTour = number !== undefined
  const isLast = number === total
  const closeLabel = t(isLast ? 'guide.close' : 'guide.end')
  return (
    <aside className="chat-guide card popup" aria-label={t('guide.label')}>
      <div className="chat-card-head">
        <p className="strong">{title}</p>
        <button
          type="button"
          className="icon-button"
          aria-label={closeLabel}
          title={closeLabel}
          onClick={() => closeGuide('end')}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p>{text}</p>
      {isTour && (
        <div className="chat-buttons">
          <span className="caption">{t('guide.step', { number, total })}</span>
          <button
            ref={onward}
            type="button"
            className="button"
            onClick={() => {
              isPressed.current = !isLast
              closeGuide(isLast ? 'end' : 'next')
            }}
          >
            {t(isLast ? 'guide.end' : 'guide.next')}
          </button>
        </div>
      )}
    </aside>
  )
}
