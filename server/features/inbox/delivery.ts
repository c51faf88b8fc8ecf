/** The delivery state of a mail, for people. */
import type { DeliveryState } from '#contract/inbox/inbox.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import type { Services } from '#server/services.ts'

const states: Record<Tables['outbox']['state'], DeliveryState> = {
  pending: 'waiting',
  sent: 'sent',
  dead: 'failed',
  unconfirmed: 'unconfirmed',
}

/** @param state null if the outbox has deleted the row, as it does with delivered mails. */
export function deliveryState({ mail }: Services, state: Tables['outbox']['state'] | null): DeliveryState {
  const reached = states[state ?? 'sent']
  // Without a mail server, mails are stored as files and have reached nobody.
  return reached === 'sent' && mail.way === 'files' ? 'filed' : reached
}
