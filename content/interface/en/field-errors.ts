// What can be wrong with a field of a form. Said by the browser and by the server.
import type { FieldError } from '#contract/errors.ts'

export const fields: Record<FieldError, string> = {
  'name-required': 'Name is required',
  'email-required': 'Email is required',
  'email-invalid': 'Please enter a valid email address',
  'subject-required': 'Subject is required',
  'message-required': 'Message is required',
  'url-required': 'Please enter the address of a website',
  'url-invalid': 'Please enter a valid website address',
  'role-required': 'Please select your role',
  'too-long': 'This is too long; please shorten it',
  'unreadable-characters': 'This contains characters that cannot be stored; please type it again',
}
