/**
 * Sends a form, with what is wrong with which field, and the focus on the first of these. It knows neither schema nor
 * values, so that the home page has room for it.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/platform/api-error.ts'

/** By the field's name: the contract's id of an error, or the server's words. */
export type FieldErrors = Partial<Record<string, string>>

export interface Submission {
  ref: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  setErrors(errors: FieldErrors): void
  busy: boolean
  submit(event?: FormEvent): void
}

/**
 * @param send sends the form and does what follows. @returns what is wrong with its fields, if anything.
 * @param onFailed called where it was not taken, and no field is the reason.
 */
export function useSubmit(
  send: () => Promise<FieldErrors | undefined>,
  onFailed: (error: unknown) => void,
): Submission {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const tried = useRef(false)

  useEffect(() => {
    if (!tried.current) return
    tried.current = false
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]')
    // A group of choices takes no focus; its first choice does.
    if (wrong) (wrong.querySelector('input') ?? wrong).focus()
    // Fields that are inert while they are sent lose the focus.
    else if (document.activeElement === document.body) {
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    }
  })

  const run = async () => {
    if (busy) return
    setBusy(true)
    let found: FieldErrors = {}
    try {
      found = (await send()) ?? {}
    } catch (error) {
      if (error instanceof ApiError) found = error.body?.fields ?? {}
      if (Object.keys(found).length === 0) onFailed(error)
    }
    tried.current = true
    setErrors(found)
    setBusy(false)
  }
  return {
    ref,
    errors,
    setErrors,
    busy,
    submit(event) {
      event?.preventDefault()
      void run()
    },
  }
}
