// The hints that visitors meet on the home page. {{…}} is filled in.
import type { HintMessages } from '../en/hints.ts'

export const hintMessages: HintMessages = {
  label: 'Tipp',
  list: 'Tipps auf dieser Seite',
  close: 'Diesen Tipp schließen',
  next: 'Nächster Tipp',
  none: 'Keine Tipps mehr',
  reach: 'Mit F8 gelangen Sie zu diesem Tipp, mit Escape schließen Sie ihn.',
  categories: {
    feature: 'Gut zu wissen',
    navigation: 'Zur Orientierung',
    interaction: 'Zum Ausprobieren',
  },
  hints: {
    'welcome-chat': {
      title: 'Fragen Sie {{assistant}}',
      text: 'Die Antworten stammen aus den Fakten dieser Website, und zu jedem steht die Fundstelle dabei.',
      action: 'Chat öffnen',
    },
    'language-switcher': {
      title: 'In Ihrer Sprache',
      text: 'Die ganze Website gibt es in diesen Sprachen: {{languages}}.',
      action: 'Sprache wählen',
    },
    'resume-download': {
      title: 'Ein Lebenslauf für Ihre Rolle',
      text: 'Sagen Sie, wer liest, und Sie erhalten ein PDF, das mit dem beginnt, was für Sie zählt.',
      action: 'Lebenslauf laden',
    },
    'projects-navigation': {
      title: 'Die Projekte im Überblick',
      text: 'Jede Fallstudie zeigt das Problem, die Lösung und das Ergebnis.',
      action: 'Projekte ansehen',
    },
    'theme-toggle': {
      title: 'Hell oder dunkel',
      text: 'Die Seite richtet sich nach Ihrem System. Hier können Sie es anders einstellen.',
      action: 'Jetzt wechseln',
    },
    'performance-analysis': {
      title: 'Wie schnell ist Ihre Website?',
      text: '{{assistant}} kann sie messen und sagt, was am meisten bringt.',
      action: 'Eine Website messen',
    },
    'scroll-exploration': {
      title: 'Weiter unten gibt es mehr',
      text: 'Kenntnisse mit Belegen, alle beruflichen Stationen und die Fallstudien.',
      action: 'Weiterlesen',
    },
    'interactive-elements': {
      title: 'Ein Thema aufklappen',
      text: 'Hinter jedem stehen die Belege: Erfolge, Zahlen und Projekte.',
      action: 'Eines öffnen',
    },
  },
}
