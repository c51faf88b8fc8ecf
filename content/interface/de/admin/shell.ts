import type { AdminShellMessages } from '../../en/admin/shell.ts'

export const adminShell: AdminShellMessages = {
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
  mail: {
    kept: 'Es ist kein Mailserver eingerichtet: E-Mails werden als Dateien aufbewahrt und erreichen niemanden.',
    look: 'Betrieb ansehen',
  },
  ended: {
    title: 'Ihre Sitzung ist beendet.',
    text: 'Melden Sie sich an, und Sie sind wieder an dieser Stelle. Begonnene Antworten, Fakten und Nachrichten bleiben erhalten.',
    signIn: 'Anmelden',
  },
}
