import type { InstallableWords } from '../en/installable.ts'

export const installable: InstallableWords = {
  close: 'Fermer',
  update: {
    heading: 'Nouvelle version disponible',
    text: 'Elle se charge aussitôt. Ce que vous avez écrit est conservé.',
    now: 'Mettre à jour',
    updating: 'Mise à jour…',
  },
  install: {
    heading: 'Installer l’application',
    text: 'Ce site sur votre écran d’accueil : il s’ouvre dans sa propre fenêtre, et ce que vous avez lu s’ouvre aussi hors ligne.',
    install: 'Installer',
    instructions: 'Instructions',
    steps: {
      share: 'Touchez le bouton Partager dans Safari',
      add: 'Faites défiler et touchez « Sur l’écran d’accueil »',
      confirm: 'Touchez « Ajouter » pour confirmer',
    },
  },
  offline: {
    heading: 'Vous êtes hors ligne',
    limited: 'Certaines fonctions peuvent être limitées.',
    limitedSince: 'Certaines fonctions peuvent être limitées. Dernière connexion : {{when}}',
    cached: 'Le contenu enregistré reste consultable.',
    reload: 'Recharger',
  },
  restored: {
    heading: 'Connexion rétablie',
    text: 'Toutes les fonctions sont de nouveau disponibles.',
  },
  ago: {
    now: 'à l’instant',
    minutes_one: 'il y a {{count}} minute',
    minutes_other: 'il y a {{count}} minutes',
    hours_one: 'il y a {{count}} heure',
    hours_other: 'il y a {{count}} heures',
  },
}
