import type { AdminShellMessages } from '../../en/admin/shell.ts'

export const adminShell: AdminShellMessages = {
  heading: 'Administration',
  tabs: {
    label: 'Rubriques',
    withCount: '{{name}} ({{count}})',
    providers: 'Fournisseurs d’IA',
    seo: 'SEO',
    analytics: 'Statistiques',
    users: 'Utilisateurs',
    inbox: 'Messagerie',
    clients: 'Clients',
    running: 'Exploitation',
    log: 'Journal',
  },
  mail: {
    kept: 'Aucun serveur de messagerie n’est configuré : les e-mails sont conservés en fichiers et n’atteignent personne.',
    look: 'Voir l’exploitation du site',
  },
  ended: {
    title: 'Votre session est terminée.',
    text: 'Connectez-vous et vous reviendrez à cet endroit. Les réponses, faits et messages commencés sont conservés.',
    signIn: 'Se connecter',
  },
}
