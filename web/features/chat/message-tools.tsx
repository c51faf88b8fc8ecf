import { Check, Copy, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useChat } from './chat-context.ts'
import type { ChatMessage } from './message.ts'
import { useChatWords } from './words.tsx'

/** Copy, rate, and for the newest answer: ask again. */
export function MessageTools({ message, last }: { message: ChatMessage; last: boolean }) {
  const say = useChatWords()
  const { announce } = useAnnouncer()
  const { rate, regenerate, pending, state } = useChat()
  const [copied, setCopied] = useState(false)
  const fromServer = message.provider !== undefined
  const canRepeat = last && !pending && state.messages.some(({ role }) => role === 'user')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.content.replace(/(?<!\s)\s*\[\^\d+\]/g, ''))
      setCopied(true)
      announce(say('message.copied'))
    } catch {
      // The browser forbids it: the text can still be selected.
    }
  }
  return (
    <div className="chat-tools">
      <button
        type="button"
        className="sign"
        aria-label={say('message.copy')}
        title={say('message.copy')}
        onClick={copy}
      >
        {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </button>
      {canRepeat && (fromServer || message.failed || message.partial || message.stopped) && (
        <button
          type="button"
          className="sign"
          aria-label={say('message.regenerate')}
          title={say('message.regenerate')}
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
            className="sign"
            aria-label={say(feedback === 'up' ? 'message.good' : 'message.bad')}
            title={say(feedback === 'up' ? 'message.good' : 'message.bad')}
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
