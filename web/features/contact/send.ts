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
import { attemptAt, forgetAttempt } from './attempt.ts'
import { readValues } from './draft.ts'
import { loadQueueMessages } from './queue-messages.ts'
import { noteKept } from './queue-note.ts'

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
export async function send(form: HTMLFormElement): Promise<Sent> {
  const written = { ...readValues(form), website: new FormData(form).get('website') }
  const { key, elapsedMs } = attemptAt(JSON.stringify(written))
  const typed = { ...written, elapsedMs } satisfies Record<keyof ContactMessage, unknown>
  const read = bySchema(contactMessage).read(filledIn(typed))
  if ('errors' in read) return read
  try {
    await postContact(read.body, key)
  } catch (error) {
    if (navigator.onLine || error instanceof ApiError) throw error
    const kept = await keep(read.body, key)
    forgetAttempt()
    return { kept }
  }
  forgetAttempt()
  trackEvent('contact-sent')
  return {}
}

/** An empty input of the form is no value. */
const filledIn = (typed: object) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))

/** @throws if it cannot be kept, or not be said that it is. */
async function keep(message: ContactMessage, key: string): Promise<ToastMessage> {
  const t = await loadMessages()
  await queueMessage(message, key)
  noteKept()
  await syncLater(CONTACT_SYNC)
  return { kind: 'success', title: t('waiting.title'), text: t('waiting.text') }
}
