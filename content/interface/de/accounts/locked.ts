import type { LockedWords } from '../../en/accounts/locked.ts'

export const locked: LockedWords = {
  portal: {
    heading: 'Zugang zum Kundenportal',
    text: 'Hier sehen Kunden, wie es um ihre Projekte steht: Meilensteine, Budget, Dokumente und wer daran arbeitet.',
  },
  account: {
    heading: 'Ihr Konto',
    text: 'Hier ändern Sie Ihr Passwort, sehen, wo Sie angemeldet sind, und können Ihre Daten herunterladen oder löschen.',
  },
  admin: { heading: 'Verwaltung', text: 'Zutritt hat nur, wer diese Website betreibt.' },
  refused:
    'Sie sind angemeldet, dieses Konto hat hier aber keinen Zugang. Melden Sie sich mit einem anderen an oder gehen Sie weiter zu Ihren Projekten.',
  toPortal: 'Zum Kundenportal',
  login: 'Anmelden und fortfahren',
}
