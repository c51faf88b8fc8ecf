/** The ways to having a website measured. */
import { Timer } from 'lucide-react'
import { isOn } from '#contract/site/site.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { pageOf } from './audit-intent.ts'

/** Beside the field for messages; always there where the site has it. */
export function AuditButton({ className }: { className: string }) {
  const t = useChatT()
  const { audit, pending } = useChat()
  if (!isOn('audit')) return null
  return (
    <button
      type="button"
      className={className}
      aria-disabled={pending || undefined}
      onClick={() => pending || audit.start()}
    >
      <Timer size={16} aria-hidden="true" />
      {t('audit.offer')}
    </button>
  )
}

/** Below the field while a web address stands in it. */
export function AddressDetected({ address, onAccept }: { address: string; onAccept(): void }) {
  const t = useChatT()
  return (
    <div className="advert-noticed">
      <span>{t('audit.noticed')}</span>
      <button type="button" className="chat-chip" onClick={onAccept}>
        <Timer size={16} aria-hidden="true" />
        {t('audit.accept', { page: pageOf(address) })}
      </button>
    </div>
  )
}
