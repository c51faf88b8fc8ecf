/** Delivers messages that were written offline. Fetched only where one is kept. */
import type { WrittenMessage } from '#contract/contact.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { deliverQueued, takeOutcomes } from '#web/platform/offline/queued-messages.ts'
import { tellWorker } from '#web/platform/offline/worker.ts'
import { CONTACT_SYNC } from '#web/platform/offline/worker-messages.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { readDraft, writeDraft } from '#web/ui/form/draft.ts'
import type { ToastMessage } from '#web/ui/toast/toast-message.ts'
import { type ContactValues, DRAFT_KEY, readValues } from './draft.ts'
import { loadQueueMessages } from './queue-messages.ts'
import { forgetKept } from './queue-note.ts'
import { withRefused } from './refused.ts'

const LOOK_AGAIN_MS = 200

/** @returns what to tell the visitor, if something was decided. @throws if it could not be found out. */
export async function deliverAndTell(language: Language, owner: string): Promise<ToastMessage | undefined> {
  const t = await loadQueueMessages(language)
  // The worker goes on if this page is left. The second finds it done.
  tellWorker({ type: 'TRIGGER_SYNC', tag: CONTACT_SYNC })
  await deliverQueued().catch(() => {})
  await formAtRest()
  const { outcomes, waiting } = await takeOutcomes()
  if (!waiting) forgetKept()
  const refused = outcomes.flatMap((one) => (one.outcome === 'refused' ? [one.message] : []))
  if (refused.length > 0) {
    putBack(refused)
    return { kind: 'destructive', title: t('refused.title'), text: t('refused.text') }
  }
  if (outcomes.length === 0) return undefined
  trackEvent('contact-sent')
  return { kind: 'success', title: t('sent.title'), text: t('sent.text', { owner }) }
}

const contactForm = () => document.querySelector<HTMLFormElement>('#contact form')

/** A form that is being sent is emptied afterwards: nothing may be put into it until then. */
async function formAtRest(): Promise<void> {
  while (contactForm()?.querySelector('[aria-busy="true"]'))
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
}

/** Into the form, now or when its page is next opened. What is being written there stays. */
function putBack(refused: WrittenMessage[]): void {
  const form = contactForm()
  const typed = form && readValues(form)
  const draft = readDraft(DRAFT_KEY)
  const written = recordOf(contactFields, (name) => typed?.[name] || String(draft[name] ?? ''))
  const values = refused.reduce<ContactValues>(withRefused, written)
  writeDraft(DRAFT_KEY, values)
  for (const name of form ? contactFields : []) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    if (field.value !== values[name]) field.value = values[name]
  }
}
