/** Checks a message by the contract and sends it, or keeps it where there is no connection. Fetched when the form is first touched. */
import { type ContactMessage, contactMessage } from '#contract/contact.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '#contract/language.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { queueMessage } from '#web/platform/offline/queued-messages.ts'
import { syncLater } from '#web/platform/offline/worker.ts'
import { CONTACT_SYNC } from '#web/platform/offline/worker-messages.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import type { FieldErrors } from '#web/ui/form/use-submit.ts'
import type { ToastMessage } from '#web/ui/toast/toast-message.ts'
import { postContact } from './api.ts'
import { loadQueueMessages } from './queue-messages.ts'
import { noteKept } from './queue-note.ts'

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

const loadMessages = () => loadQueueMessages(findLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE)
// While there is a connection; without them nothing is kept.
loadMessages().catch(() => {})

/** @throws if the server refuses it, or cannot be reached although the browser has a connection. */
export async function send(form: FormData, { key, elapsedMs }: Attempt): Promise<Sent> {
  const { website, ...typed } = Object.fromEntries(form)
  const read = bySchema(contactMessage).read({ ...typed, elapsedMs, ...(website && { website }) })
  if ('errors' in read) return read
  try {
    await postContact(read.body, key)
  } catch (error) {
    if (navigator.onLine || error instanceof ApiError) throw error
    return { kept: await keep(read.body, key) }
  }
  trackEvent('contact-sent')
  return {}
}

/** @throws if it cannot be kept, or not be said that it is. */
async function keep(message: ContactMessage, key: string): Promise<ToastMessage> {
  const t = await loadMessages()
  await queueMessage(message, key)
  noteKept()
  await syncLater(CONTACT_SYNC)
  return { kind: 'success', title: t('waiting.title'), text: t('waiting.text') }
}
