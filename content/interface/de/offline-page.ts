import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: 'Offline – {{name}}',
  heading: 'Sie sind offline',
  text: 'Diese Seite ist auf diesem Gerät nicht gespeichert und braucht deshalb eine Verbindung. Sobald es eine gibt, lädt sie von selbst.',
  kept: 'Diese Seiten können Sie jetzt lesen:',
  retry: 'Erneut versuchen',
}
