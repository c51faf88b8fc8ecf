// What others said about the owner, in German. Replace with real quotes; ids match content/testimonials.ts.
import type { TestimonialTexts } from '../../../contract/content-source.ts'

export const testimonials: TestimonialTexts = {
  'fjordvane-cio': {
    quote:
      'Mara hat uns gesagt, welche Pilotprojekte wir einstellen sollten, bevor sie irgendetwas Neues vorschlug. ' +
      'EPIC antwortet schneller als unsere alte Suche, und die Revision hat das Zugriffskonzept akzeptiert.',
    role: 'Chief Information Officer, Fjordvane Logistics',
  },
  'hyllemark-data-science': {
    quote:
      'Früher habe ich Modell-Releases in Quartalen geplant. Heute liefert mein Team in zwei Tagen, und wenn ein ' +
      'Modell nachlässt, wissen wir es vor den Filialen.',
    role: 'Director of Data Science, Hyllemark Retail',
  },
  'klarmynt-risk': {
    quote:
      'Sie hat sich für das Modell entschieden, das unser Analyseteam erklären konnte, nicht für das mit dem etwas ' +
      'besseren Score. Zwei Jahre später war das immer noch richtig.',
    role: 'Head of Risk, Klarmynt Payments',
  },
  'fjordvane-engineering': {
    quote:
      'Ihre Reviews sind kurz und schriftlich. Danach weiß man, was entschieden ist, was es kostet und was die ' +
      'Entscheidung ändern würde.',
    role: 'Engineering Manager, Fjordvane Logistics',
  },
}
