import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: 'Offline – {{name}}',
  heading: 'Sie sind offline',
  text: 'Diese Seite wurde auf diesem Gerät noch nicht gelesen und braucht deshalb eine Verbindung. Sobald es eine gibt, lädt sie von selbst.',
  kept: 'Diese Seiten können Sie jetzt lesen:',
  retry: 'Erneut versuchen',
}
