import type { FieldError } from '../../../contract/errors.ts'
import { useWords } from '../../platform/i18n.tsx'
import type { Field } from './fields.ts'

const MESSAGE_ROWS = 5

/** One field with its label above and what is wrong with it below. */
export function ContactField({ field, error }: { field: Field; error: FieldError | undefined }) {
  const { name, type, autoComplete, max, wide } = field
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
    <div className={wide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1.5 block text-sm">
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
