import { Check, Copy, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import type { ChatMessage } from '#web/features/chat/state/message.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

/** Copy, rate, and for the newest answer: ask again. */
export function MessageTools({ message, last }: { message: ChatMessage; last: boolean }) {
  const t = useChatT()
  const { announce } = useAnnouncer()
  const { rate, regenerate, pending, state } = useChat()
  const [copied, setCopied] = useState(false)
  const fromServer = message.provider !== undefined
  const canRepeat = last && !pending && state.messages.some(({ role }) => role === 'user')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.content.replace(/(?<!\s)\s*\[\^\d+\]/g, ''))
      setCopied(true)
      announce(t('message.copied'))
    } catch {
      // The browser forbids it: the text can still be selected.
    }
  }
  return (
    <div className="chat-tools">
      <button
        type="button"
        className="icon-button"
        aria-label={t('message.copy')}
        title={t('message.copy')}
        onClick={copy}
      >
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </button>
      {canRepeat && (fromServer || message.failed || message.partial || message.stopped) && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('message.regenerate')}
          title={t('message.regenerate')}
          onClick={regenerate}
        >
          <RotateCcw size={16} aria-hidden="true" />
        </button>
      )}
      {fromServer &&
        (['up', 'down'] as const).map((feedback) => (
          <button
            key={feedback}
            type="button"
            className="icon-button"
            aria-label={t(feedback === 'up' ? 'message.good' : 'message.bad')}
            title={t(feedback === 'up' ? 'message.good' : 'message.bad')}
            aria-pressed={message.feedback === feedback}
            onClick={() => rate(message.id, feedback)}
          >
            {feedback === 'up' ? (
              <ThumbsUp size={16} aria-hidden="true" />
            ) : (
              <ThumbsDown size={16} aria-hidden="true" />
            )}
          </button>
        ))}
    </div>
  )
}
