/** The ways to the comparison with a job advert. */
import { Scale } from 'lucide-react'
import { useEffect } from 'react'
import { isOn } from '#contract/site/site.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

/** Beside the field for messages; always there where the site has it. */
export function AdvertButton({ className }: { className: string }) {
  const t = useChatT()
  const { advert, pending } = useChat()
  if (!isOn('advert')) return null
  return (
    <button
      type="button"
      className={className}
      aria-disabled={pending || undefined}
      onClick={() => pending || advert.start()}
    >
      <Scale size={16} aria-hidden="true" />
      {t('advert.offer')}
    </button>
  )
}

/** Below the field while what stands in it looks like an advert. */
export function AdvertDetected({ onAccept }: { onAccept(): void }) {
  const t = useChatT()
  const { announce } = useAnnouncer()
  useEffect(() => {
    announce(t('advert.noticed'))
    announce(t('advert.compare'))
  }, [announce, t])
  return (
    <div className="advert-noticed">
      <span>{t('advert.noticed')}</span>
      <button type="button" className="chat-chip" onClick={onAccept}>
        <Scale size={16} aria-hidden="true" />
        {t('advert.compare')}
      </button>
    </div>
  )
}
