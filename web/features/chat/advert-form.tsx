/** Takes a job advert; stands in the place of the field for messages. */
// Not the sign that the contact form turns: sharing it would make one more file for the home page to fetch.
import { Loader, Scale } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { ADVERT_MAX } from '../../../contract/chat-limits.ts'
import { advertLength } from './advert.ts'
import './advert.css'
import { useChat } from './chat-context.ts'
import { useStandIn } from './use-stand-in.ts'
import { useChatWords } from './words.tsx'

const ROWS = 7
/** From so many characters before the limit on, what is left is shown. */
const SHOW_LEFT_FROM = 2000

export function AdvertForm() {
  const say = useChatWords()
  const { advert } = useChat()
  const { text, busy, error, write, submit, cancel } = advert
  const id = useId()
  const { form, field, onKeyDown } = useStandIn<HTMLTextAreaElement>(error, cancel)
  const left = ADVERT_MAX - advertLength(text.trim())
  const tooLong = left < 0 ? say('advert.tooLong', { max: ADVERT_MAX, count: -left }) : ''
  const wrong = tooLong || error

  return (
    <form
      ref={form}
      className="advert-form"
      noValidate
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={`${id}-text`} className="strong">
        {say('advert.label')}
      </label>
      <textarea
        ref={field}
        id={`${id}-text`}
        rows={ROWS}
        value={text}
        onChange={(event) => write(event.target.value)}
        placeholder={say('advert.placeholder')}
        readOnly={busy}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-wrong ${id}-note`}
        className="field"
      />
      <p id={`${id}-wrong`} role="alert" className="chat-limit chat-bad">
        {wrong}
      </p>
      <p id={`${id}-note`} className="chat-small">
        {left >= 0 && left < SHOW_LEFT_FROM ? say('input.left', { count: left }) : say('advert.note')}
      </p>
      <div className="chat-buttons">
        <button type="submit" className="button button-primary" aria-disabled={busy || tooLong !== '' || undefined}>
          {busy ? (
            <Loader size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Scale size={18} aria-hidden="true" />
          )}
          {say(busy ? 'advert.busy' : 'advert.submit')}
        </button>
        <button type="button" className="button" onClick={cancel}>
          {say('advert.cancel')}
        </button>
      </div>
    </form>
  )
}
