import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

/** What is kept and where, before the first message in full; and the way to be rid of it. */
export function Notice() {
  const say = useChatWords()
  const { state, erase } = useChat()
  const first = state.messages.length === 0
  return (
    <p className="chat-notice">
      {say(first ? 'notice.text' : 'notice.kept')}{' '}
      <button type="button" className="link" onClick={erase}>
        {say('notice.erase')}
      </button>
    </p>
  )
}
