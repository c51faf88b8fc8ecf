import { useId } from 'react'
import { CHAT_RETENTION_DAYS } from '#contract/chat/chat-limits.ts'
import '#web/ui/switch.css'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { useContent } from '#web/platform/i18n.tsx'

/** What is kept, where and for how long, before the first message in full; and the visitor's say in it. */
export function Notice() {
  const t = useChatT()
  const { profile } = useContent()
  const { state, erase, letOwnerRead } = useChat()
  const explained = useId()
  const owner = { owner: profile.name }
  const readable = state.conversation !== null
  const whole = (
    <div className="chat-explained">
      <p>{t('notice.text')}</p>
      <p>{t('notice.provider', owner)}</p>
      <p id={explained}>{t('consent.text', { ...owner, days: CHAT_RETENTION_DAYS })}</p>
    </div>
  )
  return (
    <div className="chat-notice">
      {state.messages.length === 0 ? (
        whole
      ) : (
        <details>
          <summary>{t(readable ? 'notice.keptForOwner' : 'notice.kept', owner)}</summary>
          {whole}
        </details>
      )}
      <button
        type="button"
        role="switch"
        aria-checked={readable}
        aria-describedby={explained}
        className="chat-switch"
        onClick={() => letOwnerRead(!readable)}
      >
        <span aria-hidden="true" className="track" />
        {t('consent.label', owner)}
      </button>
      <button type="button" className="link" onClick={erase}>
        {t('notice.erase')}
      </button>
    </div>
  )
}
