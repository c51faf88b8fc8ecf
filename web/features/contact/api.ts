import { type ContactMessage, sendContact } from '#contract/contact.ts'
import { call } from '#web/platform/api.ts'

export const postContact = (message: ContactMessage, idempotencyKey: string) =>
  call(sendContact, message, { idempotencyKey })
