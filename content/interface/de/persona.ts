// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId, ThemeId } from '#contract/chat/persona.ts'

export const persona = {
  /** Where nothing is known of a company; where it is; and where its field of business is, too. */
  greeting: {
    none: 'Guten Tag, ich bin {{assistant}}. Fragen Sie mich, was Sie über die Arbeit von {{owner}} wissen möchten; hier sind ein paar Einstiege.',
    company:
      'Guten Tag, ich bin {{assistant}}. Sie kommen von {{company}}; deshalb habe ich herausgesucht, was Sie dort interessieren könnte. Alles andere können Sie mich natürlich auch fragen.',
    industry:
      'Guten Tag, ich bin {{assistant}}. Sie kommen von {{company}}; deshalb habe ich herausgesucht, was in Ihrer Branche ({{industry}}) oft zählt. Alles andere können Sie mich natürlich auch fragen.',
  },
  /** Asked about a product that the company uses and the facts name. */
  technology: 'Was hat {{owner}} mit {{technology}} gemacht?',
  scenario: {
    company:
      'Spielen wir es durch: Sie verantworten die Technik bei {{company}}. {{scene}} Fragen Sie mich, wie {{owner}} bei etwas Ähnlichem vorgegangen ist.',
    none: 'Spielen wir es durch: Sie verantworten die Technik in Ihrem Haus. {{scene}} Fragen Sie mich, wie {{owner}} bei etwas Ähnlichem vorgegangen ist.',
  },
  /** Questions that the facts answer; a test asks each of them. */
  topics: {
    documents: 'Wie antwortet EPIC aus Dokumenten, ohne zu zeigen, was jemand nicht lesen darf?',
    decisions: 'Wie entscheidet die Betrugserkennung in Millisekunden und nennt trotzdem Gründe?',
    forecasts: 'Wie wird früh bemerkt, dass Prognosemodelle schlechter werden?',
    releases: 'Wie wurden Modell-Releases von sechs Wochen auf zwei Tage verkürzt?',
    costs: 'Wie wurden die Kosten je Antwort und für das Training gesenkt?',
    telemetry: 'Wie wird die Telemetrie von Windkraftanlagen verarbeitet?',
    direction: 'Wie kommen Teams schnell zu Architekturentscheidungen?',
  } satisfies Record<ThemeId, string>,
  scenes: {
    documents:
      'Die Belegschaft soll einen Assistenten zu vertraulichen Dokumenten befragen, und die Revision will wissen, wer was sehen konnte.',
    decisions: 'Jede Entscheidung muss fallen, während jemand wartet, und jede Ablehnung muss sich erklären lassen.',
    forecasts:
      'Eine Prognose, die ein Jahr lang gut war, liegt auf einmal daneben, und bemerkt hat es zuerst die Kundschaft.',
    releases: 'Ein Modell ist im Notebook fertig, und der Weg in die Produktion dauert schon zwei Monate.',
    costs: 'Der Pilot war ein Erfolg, aber der Betrieb für alle würde das Doppelte des Budgets kosten.',
    telemetry: 'Tausende Geräte melden sich jede Sekunde, und ausgewertet wird erst am nächsten Morgen.',
    direction: 'Mehrere Teams bauen dasselbe auf verschiedene Weise, und Entscheidungen liegen wochenlang.',
  } satisfies Record<ThemeId, string>,
  industries: {
    banking: 'Banken & Zahlungsverkehr',
    insurance: 'Versicherungen',
    health: 'Gesundheitswesen',
    pharma: 'Pharma & Biotechnologie',
    retail: 'Handel',
    manufacturing: 'Fertigung',
    automotive: 'Automobilindustrie',
    energy: 'Energie & Versorgung',
    logistics: 'Logistik',
    telecoms: 'Telekommunikation',
    media: 'Medien & Verlage',
    education: 'Bildung',
    government: 'Öffentlicher Sektor',
    travel: 'Reise & Gastgewerbe',
    property: 'Immobilien & Bau',
    software: 'Software & Cloud',
    consulting: 'Beratung',
    recruiting: 'Personalvermittlung',
  } satisfies Record<IndustryId, string>,
}
