// The hints that visitors meet on the home page. {{…}} is filled in.
import type { HintMessages } from '../en/hints.ts'

export const hintMessages: HintMessages = {
  label: 'Astuce',
  list: 'Astuces de cette page',
  close: 'Fermer cette astuce',
  next: 'Astuce suivante',
  none: 'Ne plus afficher d’astuces',
  reach: 'Appuyez sur F8 pour accéder à cette astuce, sur Échap pour la fermer.',
  categories: {
    feature: 'Bon à savoir',
    navigation: 'Pour s’y retrouver',
    interaction: 'À essayer',
  },
  hints: {
    'welcome-chat': {
      title: 'Posez vos questions à {{assistant}}',
      text: 'L’assistant répond à partir des faits présentés sur ce site et indique où chacun se trouve.',
      action: 'Ouvrir le chat',
    },
    'language-switcher': {
      title: 'Dans votre langue',
      text: 'Tout le site existe en {{languages}}.',
      action: 'Choisir une langue',
    },
    'resume-download': {
      title: 'Un CV adapté à votre rôle',
      text: 'Dites qui le lira : le PDF commencera par ce qui compte pour vous.',
      action: 'Télécharger le CV',
    },
    'projects-navigation': {
      title: 'Tous les projets',
      text: 'Chaque étude de cas présente le problème, la solution et les résultats.',
      action: 'Voir les projets',
    },
    'theme-toggle': {
      title: 'Clair ou sombre',
      text: 'La page suit votre système. Vous pouvez en décider autrement ici.',
      action: 'Changer maintenant',
    },
    'performance-analysis': {
      title: 'Votre site est-il rapide ?',
      text: '{{assistant}} peut le mesurer et dire ce qui aiderait le plus.',
      action: 'Mesurer la vitesse d’un site',
    },
    'scroll-exploration': {
      title: 'La suite est plus bas',
      text: 'Des compétences avec leurs preuves, tous les postes et les études de cas.',
      action: 'Continuer',
    },
    'interactive-elements': {
      title: 'Ouvrez une compétence',
      text: 'Vous y trouverez les preuves : réalisations, chiffres et projets.',
      action: 'En ouvrir une',
    },
  },
}
