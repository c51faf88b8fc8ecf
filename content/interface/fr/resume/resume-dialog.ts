import type { ResumeDialogMessages } from '../../en/resume/resume-dialog.ts'

export const resumeDialog: ResumeDialogMessages = {
  title: 'Télécharger le CV',
  text: 'Un PDF composé pour votre rôle, en français comme cette page.',
  email: 'E-mail',
  role: 'Votre rôle',
  roles: {
    recruiter: 'Recrutement',
    client: 'Client',
    developer: 'Du métier',
    other: 'Autre',
  },
  ownWords: 'Votre rôle en quelques mots',
  ownWordsHint:
    'Vos mots décident des faits placés en premier. Le CV lui-même ne contient que ce que les faits de ce site confirment.',
  ownWordsRequired: 'Veuillez dire en quelques mots qui vous êtes',
  layout: 'Mise en page',
  layouts: { standard: 'Classique', european: 'Européenne, en deux colonnes', 'one-page': 'Une page' },
  followUp: '{{owner}} peut m’écrire à cette adresse',
  privacy:
    'Votre adresse et votre rôle sont conservés pour que {{owner}} sache qui a téléchargé le CV. Si vous ne cochez pas la case, personne ne vous écrira.',
  download: 'Télécharger le PDF',
  making: 'Préparation de votre CV…',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide.',
  roleRequired: 'Veuillez choisir votre rôle pour recevoir un CV personnalisé.',
  downloaded: 'CV téléchargé',
  downloadedText: 'Votre CV personnalisé a bien été téléchargé.',
  failed: 'Échec du téléchargement',
  failedText: 'Le CV n’a pas pu être créé. Veuillez réessayer.',
}
