// What can be wrong with a field of a form. Said by the browser and by the server.
import type { FieldError } from '#contract/errors.ts'

export const fields: Record<FieldError, string> = {
  'name-required': 'Bitte geben Sie Ihren Namen an',
  'email-required': 'Bitte geben Sie Ihre E-Mail-Adresse an',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'subject-required': 'Bitte geben Sie einen Betreff an',
  'message-required': 'Bitte schreiben Sie eine Nachricht',
  'url-required': 'Bitte geben Sie die Adresse einer Website ein',
  'url-invalid': 'Bitte geben Sie eine gültige Website-Adresse ein',
  'role-required': 'Bitte wählen Sie Ihre Rolle',
  'too-long': 'Dieser Text ist zu lang; bitte kürzen Sie ihn',
  'unreadable-characters': 'Der Text enthält Zeichen, die sich nicht speichern lassen; bitte tippen Sie ihn neu ein',
}
