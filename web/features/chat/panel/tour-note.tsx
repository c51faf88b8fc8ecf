import { X } from 'lucide-react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'

/** A note that explains the place the page has gone to. It closes by itself. */
export function Guide() {
  const t = useChatT()
  const { guide, closeGuide } = useChat()
  if (!guide) return null
  const { title, text, number, total } = guide
  const isTour = number !== undefined
  return (
    <aside className="chat-guide card popup" aria-label={t('guide.label')}>
      <div className="chat-card-head">
        <p className="strong">{title}</p>
        <button
          type="button"
          className="icon-button"
          aria-label={t(isTour ? 'guide.end' : 'guide.close')}
          title={t(isTour ? 'guide.end' : 'guide.close')}
          onClick={() => closeGuide('end')}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p>{text}</p>
      {isTour && (
        <div className="chat-buttons">
          <span className="caption">{t('guide.step', { number, total })}</span>
          {number !== total && (
            <button type="button" className="button" onClick={() => closeGuide('next')}>
              {t('guide.next')}
            </button>
          )}
        </div>
      )}
    </aside>
  )
}
