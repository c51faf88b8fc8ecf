/** The contact form. */
import * as z from 'zod/mini'
import { type ContactField, contactInputs } from './contact-fields.ts'
import { endpoint, HOUR } from './endpoint.ts'
import { code, typedEmail, typedLine, typedText } from './text.ts'

type Schemas = {
  [Field in ContactField]: (typeof contactInputs)[Field]['required'] extends true
    ? z.ZodMiniString
    : z.ZodMiniOptional<z.ZodMiniString>
}

/** Fields of the message. Each is stored, mailed, shown, searched, exported and erased: docs/adding-a-field.md. */
export const writtenMessage = z.object({
  firstName: typedLine('name-required', contactInputs.firstName.maxLength),
  lastName: typedLine('name-required', contactInputs.lastName.maxLength),
  email: typedEmail,
  subject: typedLine('subject-required', contactInputs.subject.maxLength),
  message: typedText('message-required', contactInputs.message.maxLength),
} satisfies Schemas)
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
