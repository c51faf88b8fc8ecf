/** Inputs of the contact form, for the page, which shows them before it loads their schema. */
import { keysOf } from './keys.ts'
import { EMAIL_MAX } from './limits.ts'

interface ContactInput {
  type: 'text' | 'email' | 'textarea'
  /** The browser's name for what it fills in. */
  autoComplete: string
  /** In Unicode code points. */
  maxLength: number
  required: boolean
}

/** In the form's order. */
export const contactInputs = {
  firstName: { type: 'text', autoComplete: 'given-name', maxLength: 100, required: true },
  lastName: { type: 'text', autoComplete: 'family-name', maxLength: 100, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX, required: true },
  subject: { type: 'text', autoComplete: 'off', maxLength: 200, required: true },
  message: { type: 'textarea', autoComplete: 'off', maxLength: 5000, required: true },
} as const satisfies Record<string, ContactInput>

export type ContactField = keyof typeof contactInputs
export const contactFields = keysOf<ContactField>(contactInputs)
