import type { OfflinePageMessages } from '../en/offline-page.ts'

export const offlinePage: OfflinePageMessages = {
  title: 'Hors ligne – {{name}}',
  heading: 'Vous êtes hors ligne',
  text: 'Cette page n’est pas conservée sur cet appareil : il lui faut une connexion. Elle se chargera d’elle-même dès qu’il y en aura une.',
  kept: 'Vous pouvez lire ces pages dès maintenant :',
  retry: 'Réessayer',
}
