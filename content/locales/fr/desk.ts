import type { DeskWords } from '../en/desk.ts'

export const desk: DeskWords = {
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
}
