/** One form: what stands in its fields, what is wrong with them, and sending it. What was typed stays until it is taken. */
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/session.tsx'
import { tabStorage } from '#web/platform/storage.ts'
import type { Reader } from './by-schema.ts'
import { readDraft, writeDraft } from './draft.ts'
import { errorText, type FieldTexts } from './error-text.ts'
import { type FieldErrors, type Submission, useSubmit } from './use-submit.ts'

export interface Failure {
  /** To be shown and read out. */
  text: string
  /** The server's id of the error; undefined where it could not be reached. */
  error: string | undefined
  /** What is wrong with which field, where the server says it. */
  fields: FieldErrors | undefined
}

/** What a control needs to show a field. */
export interface FormField {
  id: string
  name: string
  value: string
  maxLength: number | undefined
  error: string | undefined
  onChange(value: string): void
}

export interface Form<Values> extends Omit<Submission, 'errors' | 'setErrors'> {
  values: Values
  /** What is being mended is no longer wrong. */
  change(changed: Partial<Values>): void
  /** What is wrong with a field, in the page's language. */
  error(name: keyof Values & string): string | undefined
  field(name: keyof Values & string): FormField
  /** Why it was not taken, if that is not the fault of a field. */
  failure: Failure | undefined
  /** Nobody waits for it any more. */
  cancel(): void
  /** Back to what the fields hold at first. */
  reset(): void
}

export interface FormOptions<Values, Body, Reply> extends Reader<NoInfer<Values>, Body> {
  /** What each field holds at first. */
  initial: Values
  /** The form's name in the tab's storage, which keeps what is typed, for one account. */
  draft?: string
  /**
   * @param idempotencyKey is the same for as long as the body is.
   * @param signal ends it when nobody waits for it any more.
   */
  send(body: Body, idempotencyKey: string, signal: AbortSignal): Promise<Reply>
  /** What is typed stays even when it was taken. */
  keep?: boolean
  /** It stays busy until this has ended, and for good where this leaves the page. */
  onTaken(body: Body, reply: Reply): unknown
  /** Called with what is said of a failure, also where a field is at fault. */
  onFailed?(failure: Failure): void
  /** The field at fault, where the server names none. */
  fieldAtFault?(failure: Failure): (keyof NoInfer<Values> & string) | undefined
  /** Says why the form was not taken; otherwise the server does, or the site's own words do. */
  failureText?(error: unknown): string | undefined
  /** Has texts for the ids of errors that the site's own words have none for. */
  t?: FieldTexts
}

export function useForm<Values extends object, Body, Reply>(options: FormOptions<Values, Body, Reply>): Form<Values> {
  const { initial, read, maxLength, send, keep, onTaken, onFailed, fieldAtFault } = options
  const tSite = useT()
  const { user } = useSession()
  const draft = options.draft && `text ${user?.id} ${options.draft}`
  const formId = useId()
  const [values, setValues] = useState(initial)
  const [failure, setFailure] = useState<Failure>()
  /** Its fields are in order: until they are looked at nothing is being sent. */
  const [sending, setSending] = useState(false)
  // One for each body: trying again after a broken connection sends it once.
  const attempt = useRef<{ body: string; key: string }>(undefined)
  const running = useRef<AbortController>(undefined)
  const latest = useRef(values)
  latest.current = values

  const { errors, setErrors, ...submission } = useSubmit(
    async () => {
      setFailure(undefined)
      // A form that was sent before the page was alive is sent on as soon as it is, before it has taken over its fields.
      const result = read({ ...values, ...filled() })
      if ('errors' in result) return result.errors
      const { body } = result
      const text = JSON.stringify(body)
      if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
      const controller = new AbortController()
      running.current = controller
      const shown = () => JSON.stringify({ ...latest.current, ...filled() })
      const sent = shown()
      setSending(true)
      try {
        const reply = await send(body, attempt.current.key, controller.signal)
        // First, so that a password manager sees what was taken.
        await onTaken(body, reply)
        attempt.current = undefined
        // What was typed meanwhile was not sent.
        if (!keep && shown() === sent) reset()
      } catch (error) {
        if (controller.signal.aborted) return
        const failed = failureOf(error)
        onFailed?.(failed)
        const field = fieldAtFault?.(failed)
        if (!field) throw error
        return { [field]: failed.text }
      } finally {
        setSending(false)
      }
    },
    (error) => setFailure(failureOf(error)),
  )

  const failureOf = (error: unknown): Failure => {
    const body = error instanceof ApiError ? error.body : undefined
    const text = options.failureText?.(error) ?? body?.message ?? tSite('common.errorText')
    return { text, error: body?.error, fields: body?.fields }
  }

  /** What was typed, or filled in by a password manager, before the page was alive. */
  function filled(): Partial<Values> {
    const inputs = submission.ref.current?.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox])',
    )
    const before = new Map(Object.entries(initial).map(([name, value]) => [name, String(value)]))
    const own = [...(inputs ?? [])].filter(({ name, value }) => value && value !== (before.get(name) ?? value))
    return Object.fromEntries(own.map(({ name, value }) => [name, value])) as Partial<Values>
  }
  useEffect(() => {
    const before = { ...(draft && readDraft(draft)), ...filled() }
    if (Object.keys(before).length > 0) setValues((typed) => ({ ...typed, ...before }))
  }, [draft])

  function change(changed: Partial<Values>): void {
    const next = { ...values, ...changed }
    setValues(next)
    if (draft) writeDraft(draft, next)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))))
  }
  function reset(): void {
    setValues(initial)
    if (draft) tabStorage.remove(draft)
  }
  function error(name: string): string | undefined {
    const found = errors[name]
    return found && errorText(found, tSite, ...(options.t ? [options.t] : []))
  }
  return {
    ...submission,
    busy: submission.busy && sending,
    values,
    change,
    error,
    field: (name) => ({
      id: `${formId}${name}`,
      name,
      value: String(values[name]),
      maxLength: maxLength(name),
      error: error(name),
      onChange: (value) => change({ [name]: value } as Partial<Values>),
    }),
    failure,
    cancel: () => running.current?.abort(),
    reset,
  }
}
