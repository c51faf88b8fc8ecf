import { useId } from 'react'
import { CHAT_KEPT_DAYS } from '../../../contract/chat-limits.ts'
import '../../ui/switch.css'
import { useContent } from '../../platform/i18n.tsx'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

/** What is kept, where and for how long, before the first message in full; and the visitor's say in it. */
export function Notice() {
  const say = useChatWords()
  const { profile } = useContent()
  const { state, erase, letOwnerRead } = useChat()
  const explained = useId()
  const owner = { owner: profile.name }
  const readable = state.conversation !== null
  const whole = (
    <div className="chat-explained">
      <p>{say('notice.text')}</p>
      <p>{say('notice.provider', owner)}</p>
      <p id={explained}>{say('consent.text', { ...owner, days: CHAT_KEPT_DAYS })}</p>
    </div>
  )
  return (
    <div className="chat-notice">
      {state.messages.length === 0 ? (
        whole
      ) : (
        <details>
          <summary>{say(readable ? 'notice.keptForOwner' : 'notice.kept', owner)}</summary>
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
        {say('consent.label', owner)}
      </button>
      <button type="button" className="link" onClick={erase}>
        {say('notice.erase')}
      </button>
    </div>
  )
}
