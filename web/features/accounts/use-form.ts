/** One form about accounts: what is typed, what is wrong with it, and sending it. What is typed stays until it is taken. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import { accountFieldErrors, fieldErrors } from '../../../contract/errors.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useWords } from '../../platform/i18n.tsx'
import type { Say } from './words.ts'

type Wrong<Field extends string> = Partial<Record<Field, string>>

export interface Refused {
  /** To be shown and read out. */
  text: string
  /** The server's id of the refusal; undefined where it could not be reached. */
  error: string | undefined
}

export interface Form<Field extends string> {
  ref: RefObject<HTMLFormElement | null>
  typed: Record<Field, string>
  change(field: Field, value: string): void
  wrong: Wrong<Field>
  /** Why it was not taken, if that is not the fault of a field. */
  refused: Refused | undefined
  busy: boolean
  submit(event?: FormEvent): void
}

interface Options<Field extends string, Body extends Schema, Reply> {
  say: Say
  /** What each field holds at first. */
  empty: Record<Field, string>
  body: Body
  /** What the body has beside the fields. */
  rest?: object
  send(body: z.output<Body>): Promise<Reply>
  /** What is typed stays even when it was taken. */
  keep?: boolean
  /** It stays busy until this has ended, and for good where this leaves the page. */
  onTaken(body: z.output<Body>, reply: Reply): unknown
  /** Called with what is said of a refusal, also where a field is at fault. */
  onRefused?(refused: Refused): void
  /** What the form says of a refusal; without it, what the server says. */
  sayRefusal?(refused: Refused): string
}

export function useForm<const Field extends string, Body extends Schema, Reply>(
  options: Options<Field, Body, Reply>,
): Form<Field> {
  const { say, empty, body, rest, send, keep, onTaken, onRefused, sayRefusal } = options
  const t = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [wrong, setWrong] = useState<Wrong<Field>>({})
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState(false)

  /** What stands in the fields: typed, or filled in by a password manager, before the page was alive. */
  function held(): Partial<Record<Field, string>> {
    const inputs = [...(ref.current?.querySelectorAll('input') ?? [])]
    const filled = inputs.filter(({ name, value }) => name in empty && value)
    return Object.fromEntries(filled.map(({ name, value }) => [name, value])) as Partial<Record<Field, string>>
  }
  useEffect(() => {
    const before = held()
    if (Object.keys(before).length > 0) setTyped((typed) => ({ ...typed, ...before }))
  }, [])

  // To what is wrong, whether it was found here or by the server.
  const tried = useRef(false)
  useEffect(() => {
    if (!tried.current || busy) return
    tried.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })

  function errorText(id: string): string {
    const general = fieldErrors.find((known) => known === id)
    const own = accountFieldErrors.find((known) => known === id)
    return general ? t(`fields.${general}`) : own ? say(`fields.${own}`) : id
  }

  async function attempt(): Promise<void> {
    if (busy) return
    tried.current = true
    setRefused(undefined)
    // A form that was sent before the page was alive is sent on as soon as it is, before it has taken over its fields.
    const parsed = z.safeParse(body, { ...rest, ...typed, ...held() })
    if (!parsed.success) {
      const found: Wrong<string> = {}
      for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= errorText(message)
      setWrong(found as Wrong<Field>)
      return
    }
    setWrong({})
    setBusy(true)
    try {
      const reply = await send(parsed.data)
      // First, so that a password manager sees what was taken.
      await onTaken(parsed.data, reply)
      if (!keep) setTyped(empty)
    } catch (error) {
      const said = refusalOf(say, error)
      const fields = (error instanceof ApiError && error.body?.fields) || {}
      setWrong(fields as Wrong<Field>)
      if (Object.keys(fields).length === 0) setRefused(sayRefusal ? { ...said, text: sayRefusal(said) } : said)
      onRefused?.(said)
    }
    setBusy(false)
  }

  return {
    ref,
    typed,
    change(field, value) {
      setTyped((before) => ({ ...before, [field]: value }))
      // What is being mended is no longer wrong.
      const { [field]: _, ...others } = wrong
      setWrong(others as Wrong<Field>)
    },
    wrong,
    refused,
    busy,
    submit(event) {
      event?.preventDefault()
      void attempt()
    },
  }
}

/** What to say of a call that failed. */
export function refusalOf(say: Say, error: unknown): Refused {
  const body = error instanceof ApiError ? error.body : undefined
  return { text: body?.message ?? say('unreachable'), error: body?.error }
}
