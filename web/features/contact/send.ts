/** Checks a message by the contract and sends it, or keeps it where there is no connection. Fetched when the form is first touched. */
import * as z from 'zod/mini'
import { type ContactMessage, contactMessage } from '../../../contract/contact.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '../../../contract/language.ts'
import { ApiError } from '../../platform/api-error.ts'
import { keepMessage } from '../../platform/kept-messages.ts'
import { noteDeed } from '../../platform/visit.ts'
import { syncLater } from '../../platform/worker.ts'
import { CONTACT_SYNC } from '../../platform/worker-messages.ts'
import type { ToastMessage } from '../../ui/toast-message.ts'
import { postContact } from './api.ts'
import type { Field, FieldErrors } from './fields.ts'
import { noteKept } from './kept-note.ts'
import { loadKeptWords } from './kept-words.ts'

/** What stays the same each time that one message is tried: its repetition must not differ from it. */
export interface Attempt {
  key: string
  /** Milliseconds from opening the page to the first try. */
  elapsedMs: number
}

/** With neither, the server has taken it. */
export interface Sent {
  /** What is wrong with which field. */
  errors?: FieldErrors
  /** There is no connection: it is kept on this device, and this is to be said of it. */
  kept?: ToastMessage
}

const loadWords = () => loadKeptWords(findLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE)
// While there is a connection; without them nothing is kept.
loadWords().catch(() => {})

/** @throws if the server refuses it, or cannot be reached although the browser has a connection. */
export async function send(form: FormData, { key, elapsedMs }: Attempt): Promise<Sent> {
  const { website, ...typed } = Object.fromEntries(form)
  const parsed = z.safeParse(contactMessage, { ...typed, elapsedMs, ...(website && { website }) })
  if (!parsed.success) return { errors: errorsByField(parsed.error.issues) }
  try {
    await postContact(parsed.data, key)
  } catch (error) {
    if (navigator.onLine || error instanceof ApiError) throw error
    return { kept: await keep(parsed.data, key) }
  }
  noteDeed('contact-sent')
  return {}
}

/** @throws if it cannot be kept, or not be said that it is. */
async function keep(message: ContactMessage, key: string): Promise<ToastMessage> {
  const say = await loadWords()
  await keepMessage(message, key)
  noteKept()
  await syncLater(CONTACT_SYNC)
  return { kind: 'success', title: say('waiting.title'), text: say('waiting.text') }
}

function errorsByField(issues: z.core.$ZodIssue[]): FieldErrors {
  const found: FieldErrors = {}
  for (const { path, message } of issues) {
    const error = fieldErrors.find((known) => known === message)
    if (error) found[path[0] as Field['name']] ??= error
  }
  return found
}
