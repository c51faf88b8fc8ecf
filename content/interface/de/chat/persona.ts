// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId } from '#contract/chat/persona.ts'

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
  /** Of a project of the owner's, with its challenge in the owner's words. */
  scenario: {
    company:
      'Spielen wir es durch: {{company}} steht vor derselben Aufgabe wie „{{project}}“. {{challenge}} Fragen Sie mich, wie {{owner}} vorgegangen ist.',
    none: 'Spielen wir es durch: Sie stehen vor derselben Aufgabe wie „{{project}}“. {{challenge}} Fragen Sie mich, wie {{owner}} vorgegangen ist.',
  },
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
    software: 'Software',
    consulting: 'Beratung',
    recruiting: 'Personalvermittlung',
  } satisfies Record<IndustryId, string>,
}
