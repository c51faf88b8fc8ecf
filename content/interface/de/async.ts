import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'Die Website ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreachableKept:
    'Die Website ist nicht erreichbar. Ihre Eingaben bleiben erhalten; bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  unexpected: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  asOf: 'Was Sie unten sehen, wurde um {{time}} geladen.',
  mail: {
    sent: 'Die E-Mail ist unterwegs.',
    filed: 'Es ist kein Mailserver eingerichtet: Die E-Mail liegt als Datei bereit und erreicht niemanden.',
    heldUp: 'Der Mailserver nimmt zurzeit keine E-Mails an: Der Versand wird wiederholt.',
  },
  new: 'Neu',
}
