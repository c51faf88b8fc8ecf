// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': 'Bitte geben Sie ein Passwort ein',
  'password-short': 'Bitte mindestens 6 Zeichen',
  'password-short-admin': 'Bitte mindestens 12 Zeichen: Dieses Konto darf alles',
  'password-long': 'Bitte höchstens 128 Zeichen',
  'password-own-address': 'Bitte wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist',
  'password-common':
    'Dieses Passwort steht auf den Listen, die Angreifer zuerst durchprobieren; bitte wählen Sie ein anderes',
  'password-wrong': 'Das ist nicht Ihr aktuelles Passwort',
  'invitation-wrong-address': 'Die Einladung ging an eine andere Adresse; bitte verwenden Sie diese',
  'code-required': 'Bitte geben Sie den Code ein',
  'code-wrong': 'Dieser Code ist falsch, zu alt oder schon benutzt',
}
