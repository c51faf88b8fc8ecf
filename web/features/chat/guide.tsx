import { X } from 'lucide-react'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

/** A note that explains the place the page has gone to. It closes by itself. */
export function Guide() {
  const say = useChatWords()
  const { guide, closeGuide } = useChat()
  if (!guide) return null
  const { title, text, number, total } = guide
  const isTour = number !== undefined
  return (
    <aside className="chat-guide card popup" aria-label={say('guide.label')}>
      <div className="chat-card-head">
        <p className="strong">{title}</p>
        <button
          type="button"
          className="sign"
          aria-label={say(isTour ? 'guide.end' : 'guide.close')}
          title={say(isTour ? 'guide.end' : 'guide.close')}
          onClick={() => closeGuide('end')}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p>{text}</p>
      {isTour && (
        <div className="chat-buttons">
          <span className="caption">{say('guide.step', { number, total })}</span>
          {number !== total && (
            <button type="button" className="button" onClick={() => closeGuide('next')}>
              {say('guide.next')}
            </button>
          )}
        </div>
      )}
    </aside>
  )
}
