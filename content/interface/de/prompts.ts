// What the page offers unasked, and why. {{…}} is filled in.
import type { PromptMessages } from '../en/prompts.ts'

export const prompts: PromptMessages = {
  label: 'Ein Vorschlag',
  why: 'Warum sehe ich das?',
  jump: 'Mit F8 gelangen Sie dorthin.',
  actions: {
    chat: '{{assistant}} fragen',
    audit: 'Eine Website messen',
    resume: 'Lebenslauf mitnehmen',
    contact: '{{owner}} schreiben',
    caseStudies: 'Zu den Fallstudien',
    projects: 'Alle Projekte',
    study: 'Fallstudie öffnen',
  },
  exit_intent: {
    line: 'Nehmen Sie etwas mit?',
    text: 'Bevor Sie gehen: Nehmen Sie den Lebenslauf mit oder schreiben Sie {{owner}} ein paar Zeilen.',
    because: 'Ihr Mauszeiger war am oberen Fensterrand, so wie kurz vor dem Verlassen einer Seite.',
  },
  case_study_interest: {
    line: 'Was war daran schwierig?',
    text: '„{{study}}“ interessiert Sie? {{assistant}} erzählt Ihnen, was daran schwierig war.',
    ask: 'Was war schwierig?',
    question: 'Was war bei „{{study}}“ die Herausforderung?',
    because: 'Die Fallstudien waren {{seconds}} Sekunden auf Ihrem Bildschirm.',
  },
  project_deep_dive: {
    line: 'Ähnlich wie Ihr Vorhaben?',
    text: 'Suchen Sie etwas, das Ihrem Vorhaben ähnelt? Beschreiben Sie es {{assistant}} und erfahren Sie, welches Projekt am nächsten kommt.',
    because: 'Sie sind seit {{seconds}} Sekunden auf dieser Seite.',
  },
  case_study_bounce: {
    line: 'Lieber in Kurzform?',
    text: '„{{study}}“ war nicht das Richtige? Hier gibt es die Kurzfassung und alle anderen Projekte.',
    ask: 'Die Kurzfassung',
    question: 'Worum geht es bei „{{study}}“, kurz gesagt?',
    because: 'Sie haben die Fallstudie nach weniger als {{seconds}} Sekunden verlassen.',
  },
  experience_focus: {
    line: 'Viel zu lesen? Es geht kürzer',
    text: 'Das ist viel zu lesen. Der Lebenslauf greift heraus, was für Ihre Rolle zählt.',
    ask: 'Nach Führung fragen',
    question: 'Welche Führungserfahrung hat {{owner}}?',
    because: 'Der Werdegang war {{seconds}} Sekunden auf Ihrem Bildschirm.',
  },
  personal_connection: {
    line: 'Wie {{owner}} arbeitet',
    text: 'Möchten Sie mehr darüber wissen, wie {{owner}} arbeitet?',
    ask: 'Nach Teamarbeit fragen',
    question: 'Wie arbeitet {{owner}} mit Teams zusammen?',
    because: 'Der Abschnitt „Über mich“ war {{seconds}} Sekunden auf Ihrem Bildschirm.',
  },
  rapid_navigation: {
    line: 'Suchen Sie etwas Bestimmtes?',
    text: 'Suchen Sie etwas Bestimmtes? Sagen Sie {{assistant}}, was es ist, und Sie erfahren, wo es steht.',
    because: 'Sie sind binnen {{seconds}} Sekunden {{moves}}-mal weitergesprungen.',
  },
  idle_engagement: {
    line: 'Alles in wenigen Sätzen?',
    text: 'Noch da? {{assistant}} fasst Ihnen in wenigen Sätzen zusammen, worum es hier geht.',
    ask: 'Kurz zusammenfassen',
    question: 'Was sind, kurz gesagt, die Stärken von {{owner}}?',
    because: 'Seit mehr als {{seconds}} Sekunden wurde nichts gedrückt, bewegt oder gescrollt.',
  },
  returning_visitor: {
    line: 'Schön, dass Sie wieder da sind',
    text: 'Schön, dass Sie wieder da sind. Ist seit dem letzten Mal eine Frage aufgekommen?',
    because: 'Dieser Browser war schon einmal hier, in einer früheren Sitzung.',
  },
  welcome_new_user: {
    line: 'Willkommen! Haben Sie Fragen?',
    text: 'Willkommen! {{assistant}} beantwortet Fragen zur Arbeit von {{owner}} und zeigt, wo es steht.',
    because: 'Mit diesem Browser sind Sie zum ersten Mal hier, und zwar seit {{seconds}} Sekunden.',
  },
  initial_hesitation: {
    line: 'Wo anfangen?',
    text: 'Unsicher, wo Sie anfangen sollen? Die Fallstudien zeigen am besten, was {{owner}} macht.',
    ask: 'In wenigen Sätzen',
    question: 'Was macht {{owner}}, kurz gesagt?',
    because: 'Sie sind seit {{seconds}} Sekunden am Anfang der Seite.',
  },
  mobile_optimization_interest: {
    line: 'Wie schnell ist Ihre Website?',
    text: 'Wie schnell ist Ihre eigene Website auf einem Smartphone wie Ihrem? {{assistant}} misst es für Sie.',
    because:
      'Ihr Fenster ist so breit wie das eines Smartphones, Sie sind seit {{seconds}} Sekunden hier und haben {{percent}} % der Seite durchgescrollt.',
  },
  deep_scroll: {
    line: 'Noch eine Frage offen?',
    text: 'Sie haben den größten Teil dieser Seite gesehen. Ist noch eine Frage offen, schreiben Sie {{owner}}.',
    because: 'Sie haben {{percent}} % der Seite durchgescrollt.',
  },
}
