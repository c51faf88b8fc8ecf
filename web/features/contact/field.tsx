import type { FieldError } from '../../../contract/errors.ts'
import { useWords } from '../../platform/i18n.tsx'
import type { FieldName } from './contact-form.tsx'

const MESSAGE_ROWS = 5

interface Props {
  name: FieldName
  type: 'text' | 'email' | 'textarea'
  autoComplete: string
  /** The longest text that is taken; the browser stops there, so nothing is cut off later. */
  max: number
  error: FieldError | undefined
  className: string
}

/** One field with its label above and what is wrong with it below. */
export function ContactField({ name, type, autoComplete, max, error, className }: Props) {
  const t = useWords()
  const id = `contact-${name}`
  const shared = {
    id,
    name,
    maxLength: max,
    autoComplete,
    required: true,
    className: 'field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${id}-error`,
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t(`contact.${name}`)}
      </label>
      {type === 'textarea' ? <textarea {...shared} rows={MESSAGE_ROWS} /> : <input {...shared} type={type} />}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {t(`fields.${error}`)}
        </p>
      )}
    </div>
  )
}
