/** The fields of a form that is held by `useForm`, and its end. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field } from './field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextArea } from './text-area.tsx'
import type { Failure, FormField } from './use-form.ts'
import './select.css'

interface Bound {
  field: FormField
  label: string
  hint?: string
}

/** What a control of this field is given, beside what `Field` gives it. */
export const controlOf = ({ name, value, maxLength, onChange }: FormField) => ({
  name,
  value,
  maxLength,
  className: 'field',
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
})

export function TextField({ field, label, hint, ...props }: Bound & ComponentProps<'input'>) {
  return (
    <Field id={field.id} error={field.error} label={label} {...(hint && { hint })}>
      {(aria) => <input {...controlOf(field)} {...aria} {...props} />}
    </Field>
  )
}

export function TextAreaField({ field, label, hint, ...props }: Bound & ComponentProps<'textarea'>) {
  return (
    <Field id={field.id} error={field.error} label={label} {...(hint && { hint })}>
      {(aria) => <TextArea {...controlOf(field)} {...aria} {...props} />}
    </Field>
  )
}

export function SelectField({ field, label, hint, ...props }: Bound & ComponentProps<'select'>) {
  return (
    <Field id={field.id} error={field.error} label={label} {...(hint && { hint })}>
      {(aria) => <select {...controlOf(field)} {...aria} {...props} />}
    </Field>
  )
}

interface FormEndProps extends Omit<ComponentProps<typeof SubmitButton>, 'busy' | 'form'> {
  form: { busy: boolean; failure: Failure | undefined }
  /** The way on from what went wrong; stands below it. */
  wayOn?: ReactNode
}

/** Says why the form was not taken, and sends it. */
export function FormEnd({ form: { busy, failure }, wayOn, ...button }: FormEndProps) {
  const id = useId()
  return (
    <>
      {failure && (
        <div role="alert" className="callout">
          <p id={id}>{failure.text}</p>
          {wayOn}
        </div>
      )}
      <SubmitButton busy={busy} aria-describedby={failure && id} {...button} />
      <p role="status" className="sr-only">
        {busy && (button.busyLabel ?? button.label)}
      </p>
    </>
  )
}
