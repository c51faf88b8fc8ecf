/** One field with its label above and what is wrong with it below. */
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import type { Form } from './use-form.ts'
import type { Say } from './words.ts'

interface Props<Field extends string> {
  form: Form<Field>
  name: Field
  label: string
  autoComplete: string
  max?: number
}

/** A recovery code as it is shown, with room to spare. */
const CODE_MAX = 32
/** The longest address that the contract takes. */
const EMAIL_MAX = 254

function useField<Field extends string>({ form, name, autoComplete, max }: Omit<Props<Field>, 'label'>) {
  const id = useId()
  const error = form.wrong[name]
  return {
    id,
    error,
    errorId: `${id}-error`,
    input: {
      id,
      name,
      autoComplete,
      maxLength: max,
      required: true,
      value: form.typed[name],
      onChange: ({ target }: { target: HTMLInputElement }) => form.change(name, target.value),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error && `${id}-error`,
      className: 'field',
    },
  }
}

export function TextField<Field extends string>({ label, ...props }: Props<Field>) {
  const { id, error, errorId, input } = useField(props)
  return (
    <div>
      <Label id={id}>{label}</Label>
      <input {...input} type="text" />
      <Fault id={errorId} error={error} />
    </div>
  )
}

/** Named as password managers look for it. */
export function EmailField({ form, say }: { form: Form<'email'>; say: Say }) {
  const { id, error, errorId, input } = useField({ form, name: 'email', autoComplete: 'username', max: EMAIL_MAX })
  return (
    <div>
      <Label id={id}>{say('email')}</Label>
      <input {...input} type="email" autoCapitalize="none" spellCheck={false} />
      <Fault id={errorId} error={error} />
    </div>
  )
}

/** The code from an app, or a recovery code: named so that phones offer the one and password managers do not keep it. */
export function CodeField({ form, say }: { form: Form<'code'>; say: Say }) {
  const { id, error, errorId, input } = useField({ form, name: 'code', autoComplete: 'one-time-code', max: CODE_MAX })
  return (
    <div>
      <Label id={id}>{say('secondFactor.field')}</Label>
      <input {...input} type="text" inputMode="numeric" autoCapitalize="characters" spellCheck={false} />
      <Fault id={errorId} error={error} />
    </div>
  )
}

interface PasswordProps<Field extends string> extends Omit<Props<Field>, 'autoComplete' | 'max'> {
  say: Say
  /** One that is being chosen; else one that is known. */
  fresh?: boolean
  placeholder?: string
}

export function PasswordField<Field extends string>(props: PasswordProps<Field>) {
  const { say, label, fresh, placeholder, ...rest } = props
  const { id, error, errorId, input } = useField({
    ...rest,
    autoComplete: fresh ? 'new-password' : 'current-password',
  })
  const [shown, setShown] = useState(false)
  return (
    <div>
      <Label id={id}>{label}</Label>
      <div className="account-password">
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          aria-label={say(shown ? 'hidePassword' : 'showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="sign"
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </button>
      </div>
      <Fault id={errorId} error={error} />
    </div>
  )
}

const Label = ({ id, children }: { id: string; children: string }) => (
  <label htmlFor={id} className="mb-1.5 block text-sm">
    {children}
  </label>
)

const Fault = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={id} className="mt-1 text-sm text-red">
      {error}
    </p>
  )
