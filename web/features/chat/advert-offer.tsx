/** The ways to the comparison with a job advert. */
import { Scale } from 'lucide-react'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

/** Beside the field for messages; always there. */
export function AdvertButton({ className }: { className: string }) {
  const say = useChatWords()
  const { advert, pending } = useChat()
  return (
    <button
      type="button"
      className={className}
      aria-disabled={pending || undefined}
      onClick={() => pending || advert.start()}
    >
      <Scale size={16} aria-hidden="true" />
      {say('advert.offer')}
    </button>
  )
}

/** Below the field while what stands in it looks like an advert. */
export function AdvertNoticed({ onAccept }: { onAccept(): void }) {
  const say = useChatWords()
  return (
    <div className="advert-noticed">
      <span>{say('advert.noticed')}</span>
      <button type="button" className="chat-chip" onClick={onAccept}>
        <Scale size={16} aria-hidden="true" />
        {say('advert.compare')}
      </button>
    </div>
  )
}
