// What can be wrong with what the owner enters about clients. Said by the browser and by the server.
import type { ClientFieldError } from '#contract/errors.ts'

export const clientFields: Record<ClientFieldError, string> = {
  'text-required': 'Please fill this in',
  'day-required': 'Please choose a date',
  'due-required': 'Please choose a due date',
  'day-invalid': 'Please enter a date that exists',
  'day-before-start': 'Please choose a date that is not before the start',
  'number-invalid': 'Please enter a number that makes sense here',
  'amount-too-fine': 'Please enter no more decimals than the currency has',
  'currency-invalid': 'Please enter a three-letter currency code, such as EUR',
  'choice-invalid': 'Please choose one of the given values',
  'id-invalid': 'An id has 1 to 64 letters, digits, hyphens or underscores',
  'id-taken': 'This id belongs to another project',
  'too-many': 'These are more than there can be',
  'unknown-field': 'There is no such field',
  'value-invalid': 'This is not the kind of value that belongs here',
  'json-invalid': 'This file is not valid JSON',
  'client-mismatch': 'This project belongs to another client. Nothing was imported.',
  'name-mismatch': 'This is not the name of the project',
  'milestone-delivered': 'A milestone that was delivered cannot be deleted',
}
