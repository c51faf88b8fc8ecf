/** Delivers messages that were written offline. Fetched only where one is kept. */
import type { WrittenMessage } from '#contract/contact.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { deliverQueued, takeOutcomes } from '#web/platform/offline/queued-messages.ts'
import { tellWorker } from '#web/platform/offline/worker.ts'
import { CONTACT_SYNC } from '#web/platform/offline/worker-messages.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import type { ToastMessage } from '#web/ui/toast/toast-message.ts'
import { restoreDraft, writeContactDraft } from './draft.ts'
import { loadQueueMessages } from './queue-messages.ts'
import { forgetKept } from './queue-note.ts'

/** @returns what to tell the visitor, if something was decided. @throws if it could not be found out. */
export async function deliverAndTell(language: Language, owner: string): Promise<ToastMessage | undefined> {
  const t = await loadQueueMessages(language)
  // The worker goes on if this page is left. The second finds it done.
  tellWorker({ type: 'TRIGGER_SYNC', tag: CONTACT_SYNC })
  await deliverQueued().catch(() => {})
  const { outcomes, waiting } = await takeOutcomes()
  if (!waiting) forgetKept()
  const refused = outcomes.flatMap((one) => (one.outcome === 'refused' ? [one.message] : []))
  if (refused[0]) {
    putBack({ ...refused[0], message: refused.map(({ message }) => message).join('\n\n') })
    return { kind: 'destructive', title: t('refused.title'), text: t('refused.text') }
  }
  if (outcomes.length === 0) return undefined
  trackEvent('contact-sent')
  return { kind: 'success', title: t('sent.title'), text: t('sent.text', { owner }) }
}

/** Into the form, now or when its page is next opened. */
function putBack(message: WrittenMessage): void {
  writeContactDraft(recordOf(contactFields, (name) => message[name] ?? ''))
  const form = document.querySelector<HTMLFormElement>('#contact form')
  if (form) restoreDraft(form)
}
