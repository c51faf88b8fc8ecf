/** Checks a message by the contract and sends it. Fetched when the form is first touched. */
import * as z from 'zod/mini'
import { contactMessage } from '../../../contract/contact.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { postContact } from './api.ts'
import type { Field, FieldErrors } from './fields.ts'

/**
 * @returns what is wrong with which field, or undefined if the message was taken.
 * @throws if the server refuses it or cannot be reached.
 */
export async function send(form: FormData, idempotencyKey: string): Promise<FieldErrors | undefined> {
  const { website, ...typed } = Object.fromEntries(form)
  const elapsedMs = Math.round(performance.now())
  const parsed = z.safeParse(contactMessage, { ...typed, elapsedMs, ...(website && { website }) })
  if (!parsed.success) return errorsByField(parsed.error.issues)
  await postContact(parsed.data, idempotencyKey)
  return undefined
}

function errorsByField(issues: z.core.$ZodIssue[]): FieldErrors {
  const found: FieldErrors = {}
  for (const { path, message } of issues) {
    const error = fieldErrors.find((known) => known === message)
    if (error) found[path[0] as Field['name']] ??= error
  }
  return found
}
