import type { InstallableWords } from '../en/installable.ts'

export const installable: InstallableWords = {
  close: 'Schließen',
  update: {
    heading: 'Neue Version verfügbar',
    text: 'Sie wird sofort geladen. Was Sie geschrieben haben, bleibt erhalten.',
    now: 'Jetzt aktualisieren',
    updating: 'Wird aktualisiert …',
  },
  install: {
    heading: 'App installieren',
    text: 'Diese Website auf Ihrem Startbildschirm: Sie öffnet sich in einem eigenen Fenster, und was Sie gelesen haben, öffnet sich auch offline.',
    install: 'Installieren',
    instructions: 'Anleitung',
    steps: {
      share: 'Tippen Sie in Safari auf „Teilen“',
      add: 'Scrollen Sie nach unten und tippen Sie auf „Zum Home-Bildschirm“',
      confirm: 'Bestätigen Sie mit „Hinzufügen“',
    },
  },
  offline: {
    heading: 'Sie sind offline',
    limited: 'Manches steht nur eingeschränkt zur Verfügung.',
    limitedSince: 'Manches steht nur eingeschränkt zur Verfügung. Zuletzt online: {{when}}',
    cached: 'Gespeicherte Inhalte können Sie weiterhin lesen.',
    reload: 'Neu laden',
  },
  restored: {
    heading: 'Verbindung wiederhergestellt',
    text: 'Alle Funktionen stehen wieder zur Verfügung.',
  },
  ago: {
    now: 'gerade eben',
    minutes_one: 'vor {{count}} Minute',
    minutes_other: 'vor {{count}} Minuten',
    hours_one: 'vor {{count}} Stunde',
    hours_other: 'vor {{count}} Stunden',
  },
}
