/** The way to the assistant, at the bottom right of the home page. */
import { MessageCircle, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../platform/i18n.tsx'
import { Coming } from './coming.tsx'

export function ChatButton() {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <div className="no-print fixed right-4 bottom-4 z-30 flex flex-col items-end gap-3 sm:right-6 sm:bottom-6">
      {open && (
        <section
          id="chat-section"
          aria-label={t('chat.heading')}
          className="card popup w-[min(22rem,calc(100vw-2rem))] p-5"
        >
          <Coming onLeave={() => setOpen(false)} />
        </section>
      )}
      <button
        type="button"
        id="ai-chat-toggle"
        aria-label={open ? t('common.close') : t('chat.open')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="fab"
      >
        {open ? <X size={24} aria-hidden="true" /> : <MessageCircle size={24} aria-hidden="true" />}
        <span aria-hidden="true" className="pulse" />
      </button>
    </div>
  )
}
