/** The ways to having a website measured. */
import { Timer } from 'lucide-react'
import { hostOf } from './audit-intent.ts'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

/** Beside the field for messages; always there. */
export function AuditButton({ className }: { className: string }) {
  const say = useChatWords()
  const { audit, pending } = useChat()
  return (
    <button
      type="button"
      className={className}
      aria-disabled={pending || undefined}
      onClick={() => pending || audit.start()}
    >
      <Timer size={16} aria-hidden="true" />
      {say('audit.offer')}
    </button>
  )
}

/** Below the field while a web address stands in it. */
export function AddressNoticed({ address, onAccept }: { address: string; onAccept(): void }) {
  const say = useChatWords()
  return (
    <div className="advert-noticed">
      <span>{say('audit.noticed')}</span>
      <button type="button" className="chat-chip" onClick={onAccept}>
        <Timer size={16} aria-hidden="true" />
        {say('audit.accept', { host: hostOf(address) })}
      </button>
    </div>
  )
}
