/** Delivers messages that were written offline. Fetched only where one is kept. */
import type { Language } from '../../../contract/language.ts'
import { deliverKept, takeOutcomes } from '../../platform/kept-messages.ts'
import { tabStorage } from '../../platform/storage.ts'
import { noteDeed } from '../../platform/visit.ts'
import { tellWorker } from '../../platform/worker.ts'
import { CONTACT_SYNC } from '../../platform/worker-messages.ts'
import type { ToastMessage } from '../../ui/toast-message.ts'
import { DRAFT_KEY, restoreDraft } from './draft.ts'
import { forgetKept } from './kept-note.ts'
import { loadKeptWords } from './kept-words.ts'

/** @returns what to tell the visitor, if something was decided. @throws if it could not be found out. */
export async function deliverAndTell(language: Language, owner: string): Promise<ToastMessage | undefined> {
  const say = await loadKeptWords(language)
  // The worker goes on if this page is left. Whoever comes second finds it done.
  tellWorker({ type: 'TRIGGER_SYNC', tag: CONTACT_SYNC })
  await deliverKept().catch(() => {})
  const { outcomes, waiting } = await takeOutcomes()
  if (!waiting) forgetKept()
  const refused = outcomes.flatMap((one) => (one.outcome === 'refused' ? [one.message] : []))
  if (refused[0]) {
    putBack({ ...refused[0], message: refused.map(({ message }) => message).join('\n\n') })
    return { kind: 'destructive', title: say('refused.title'), text: say('refused.text') }
  }
  if (outcomes.length === 0) return undefined
  noteDeed('contact-sent')
  return { kind: 'success', title: say('sent.title'), text: say('sent.text', { owner }) }
}

/** Into the form, now or when its page is next opened. */
function putBack(texts: object): void {
  tabStorage.write(DRAFT_KEY, JSON.stringify(texts))
  const form = document.querySelector<HTMLFormElement>('#contact form')
  if (form) restoreDraft(form)
}
