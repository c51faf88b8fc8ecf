/** Checks a message by the contract and sends it. Fetched when the form is first touched. */
import * as z from 'zod/mini'
import { contactMessage } from '../../../contract/contact.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { noteDeed } from '../../platform/visit.ts'
import { postContact } from './api.ts'
import type { Field, FieldErrors } from './fields.ts'

/** What stays the same each time that one message is tried: its repetition must not differ from it. */
export interface Attempt {
  key: string
  /** Milliseconds from opening the page to the first try. */
  elapsedMs: number
}

/**
 * @returns what is wrong with which field, or undefined if the message was taken.
 * @throws if the server refuses it or cannot be reached.
 */
export async function send(form: FormData, { key, elapsedMs }: Attempt): Promise<FieldErrors | undefined> {
  const { website, ...typed } = Object.fromEntries(form)
  const parsed = z.safeParse(contactMessage, { ...typed, elapsedMs, ...(website && { website }) })
  if (!parsed.success) return errorsByField(parsed.error.issues)
  await postContact(parsed.data, key)
  noteDeed('contact-sent')
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
