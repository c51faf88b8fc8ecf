import type { DeskWords } from '../en/desk.ts'

export const desk: DeskWords = {
  heading: 'Verwaltung',
  tabs: {
    label: 'Bereiche',
    withCount: '{{name}} ({{count}})',
    providers: 'KI-Anbieter',
    seo: 'SEO',
    analytics: 'Statistik',
    users: 'Benutzer',
    inbox: 'Posteingang',
    clients: 'Kunden',
    running: 'Betrieb',
    log: 'Protokoll',
  },
}
