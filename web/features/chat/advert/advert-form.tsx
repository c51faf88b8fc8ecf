/** Takes a job advert; stands in the place of the field for messages. */
import { Scale } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { ADVERT_MAX } from '#contract/chat/chat-limits.ts'
import { advertLength } from './advert.ts'
import './advert.css'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useInlineForm } from '#web/features/chat/messages/use-inline-form.ts'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

const ROWS = 7
/** From so many characters before the limit on, what is left is shown. */
const SHOW_LEFT_FROM = 2000

export function AdvertForm() {
  const t = useChatT()
  const { advert } = useChat()
  const { text, busy, error, write, submit, cancel } = advert
  const id = useId()
  const { form, field, onKeyDown } = useInlineForm<HTMLTextAreaElement>(error, cancel)
  const left = ADVERT_MAX - advertLength(text.trim())
  const tooLong = left < 0 ? t('advert.tooLong', { max: ADVERT_MAX, count: -left }) : ''

  return (
    <form
      ref={form}
      className="advert-form chat-form"
      noValidate
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        id={`${id}-text`}
        label={t('advert.label')}
        error={tooLong || error}
        hint={left >= 0 && left < SHOW_LEFT_FROM ? t('input.left', { count: left }) : t('advert.note')}
        live
        className="chat-field"
      >
        {(aria) => (
          <textarea
            {...aria}
            ref={field}
            rows={ROWS}
            value={text}
            onChange={(event) => write(event.target.value)}
            placeholder={t('advert.placeholder')}
            readOnly={busy}
            className="field"
          />
        )}
      </Field>
      <div className="chat-buttons">
        <SubmitButton
          busy={busy}
          aria-disabled={busy || tooLong !== '' || undefined}
          label={t('advert.submit')}
          busyLabel={t('advert.busy')}
          icon={<Scale size={18} aria-hidden="true" />}
        />
        <button type="button" className="button" onClick={cancel}>
          {t('advert.cancel')}
        </button>
      </div>
    </form>
  )
}
