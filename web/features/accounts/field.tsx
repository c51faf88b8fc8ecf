/** The fields that only forms about accounts have. */
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { CODE_LENGTH_MAX } from '#contract/accounts/second-factor.ts'
import { controlOf, TextField } from '#web/ui/form/controls.tsx'
import { Field } from '#web/ui/form/field.tsx'
import type { FormField } from '#web/ui/form/use-form.ts'
import type { Translate } from './i18n.ts'

interface Props {
  t: Translate
  field: FormField
}

const typedExactly = { required: true, autoCapitalize: 'none', spellCheck: false }

/** Named as password managers look for it. */
export const EmailField = ({ field, t }: Props) => (
  <TextField {...typedExactly} field={field} label={t('email')} type="email" autoComplete="username" />
)

/** The code from an app, or a recovery code: named so that phones offer the one and password managers do not keep it. */
export const CodeField = ({ field, t }: Props) => (
  <TextField
    {...typedExactly}
    field={field}
    label={t('secondFactor.field')}
    autoComplete="one-time-code"
    inputMode="numeric"
    autoCapitalize="characters"
    // A recovery code as it is shown, with spaces or dashes.
    maxLength={2 * CODE_LENGTH_MAX}
  />
)

interface PasswordProps extends Props {
  label: string
  /** One that is being chosen; else one that is known. */
  fresh?: boolean
  placeholder?: string
}

export function PasswordField({ t, field, label, fresh, placeholder }: PasswordProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={field.id} label={label} error={field.error}>
      {(aria) => (
        <div className="account-password">
          <input
            {...typedExactly}
            {...controlOf(field)}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            placeholder={placeholder}
          />
          <button
            type="button"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
            className="icon-button"
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}
