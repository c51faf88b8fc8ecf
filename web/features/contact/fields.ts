/** The fields of the form, and what can be wrong with them. */
import type { FieldError } from '../../../contract/errors.ts'

/** `max` is the longest text that the contract takes; the browser stops there, so nothing is cut off later. */
export const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', max: 100, wide: false },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', max: 100, wide: false },
  { name: 'email', type: 'email', autoComplete: 'email', max: 254, wide: true },
  { name: 'subject', type: 'text', autoComplete: 'off', max: 200, wide: true },
  { name: 'message', type: 'textarea', autoComplete: 'off', max: 5000, wide: true },
] as const

export type Field = (typeof fields)[number]
export type FieldErrors = Partial<Record<Field['name'], FieldError>>
