import type { OfflinePageWords } from '../en/offline-page.ts'

export const offlinePage: OfflinePageWords = {
  title: 'Hors ligne – {{name}}',
  heading: 'Vous êtes hors ligne',
  text: 'Cette page n’a pas encore été lue sur cet appareil : il lui faut une connexion. Elle se chargera d’elle-même dès qu’il y en aura une.',
  kept: 'Vous pouvez lire ces pages dès maintenant :',
  retry: 'Réessayer',
}
