import { useEffect, useId, useState } from 'react'
import { CHAT_RETENTION_DAYS } from '#contract/chat/chat-limits.ts'
import '#web/ui/switch.css'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { keptLine } from '#web/features/chat/state/kept/kept-line.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { keepsStorage } from '#web/platform/keeps.ts'

/** What is kept, where and for how long, in one line that opens; and the visitor's say in it. */
export function Notice() {
  const t = useChatT()
  const { profile } = useContent()
  const { surface, state, erase, letOwnerRead } = useChat()
  const explained = useId()
  const owner = { owner: profile.name }
  const readable = state.conversation !== null
  // As in the rendered page, and nearly everywhere.
  const [kept, setKept] = useState(true)
  useEffect(() => setKept(keepsStorage()), [])
  return (
    <div className="chat-notice">
      <details>
        <summary>{t(`notice.${keptLine(readable, kept)}`, owner)}</summary>
        <div className="chat-explained">
          <p>{t(kept ? 'notice.text' : 'notice.unkeptText')}</p>
          <p>{t('notice.provider', owner)}</p>
          <p id={explained}>{t('consent.text', { ...owner, days: CHAT_RETENTION_DAYS })}</p>
        </div>
      </details>
      {/* The page of its own has this in its head. */}
      {surface === 'widget' && (
        <button type="button" className="link" onClick={erase}>
          {t('page.clear')}
        </button>
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
    </div>
  )
}
