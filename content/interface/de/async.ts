import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'Die Website ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreachableKept:
    'Die Website ist nicht erreichbar. Ihre Eingaben bleiben erhalten; bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  unexpected: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  asOf: 'Was Sie unten sehen, wurde um {{time}} geladen.',
  new: 'Neu',
}
