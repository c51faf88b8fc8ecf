import type { LockedWords } from '../../en/accounts/locked.ts'

export const locked: LockedWords = {
  portal: {
    heading: 'Accès à l’espace client',
    text: 'Les clients y voient où en sont leurs projets : jalons, budget, documents, et qui y travaille.',
  },
  account: {
    heading: 'Votre compte',
    text: 'Vous y changez votre mot de passe, voyez vos sessions ouvertes, et récupérez ou supprimez vos données.',
  },
  admin: { heading: 'Administration', text: 'Cet espace est réservé à la personne qui gère ce site.' },
  refused:
    'Votre session est ouverte, mais ce compte n’a pas accès à l’administration. Connectez-vous avec un autre compte ou passez à vos projets.',
  toPortal: 'Vers l’espace client',
  login: 'Se connecter pour continuer',
}
