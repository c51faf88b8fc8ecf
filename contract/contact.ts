/** The contact form. */
import * as z from 'zod/mini'
import { endpoint, HOUR } from './endpoint.ts'
import { CONTACT_MAX } from './limits.ts'
import { code, typedEmail, typedLine, typedText } from './text.ts'

/** Fields of the message. Each is stored, mailed, shown, searched, exported and erased: docs/adding-a-field.md. */
export const writtenMessage = z.object({
  firstName: typedLine('name-required', CONTACT_MAX.firstName),
  lastName: typedLine('name-required', CONTACT_MAX.lastName),
  email: typedEmail,
  subject: typedLine('subject-required', CONTACT_MAX.subject),
  message: typedText('message-required', CONTACT_MAX.message),
})
export type WrittenMessage = z.infer<typeof writtenMessage>

export const contactMessage = z.object({
  ...writtenMessage.shape,
  /** A hidden field, filled in only by bots. */
  website: z.optional(code(1000).check(z.maxLength(500))),
  /** Milliseconds from opening the page to sending, measured by the browser. */
  elapsedMs: z.optional(z.number().check(z.gte(0))),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the owner, and a receipt to its sender.',
  access: 'anyone',
  limit: { max: 5, windowMs: HOUR, counts: 'accepted' },
  idempotent: true,
  body: contactMessage,
  reply: z.object({ success: z.literal(true), id: z.string() }),
  errors: ['invalid-input', 'rate-limited', 'key-reused'],
})
