/** How far a mail has got, as people call it. */
import type { DeliveryState } from '../../../contract/inbox.ts'
import type { Tables } from '../../db/tables.ts'

const states: Record<Tables['outbox']['state'], DeliveryState> = {
  pending: 'waiting',
  sent: 'sent',
  dead: 'failed',
  unconfirmed: 'unconfirmed',
}

/** @param state null if the outbox has swept the mail, as it does with those that arrived. */
export const deliveryState = (state: Tables['outbox']['state'] | null): DeliveryState => states[state ?? 'sent']
