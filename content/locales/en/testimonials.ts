// What others said about the owner, in English. Replace with real quotes; ids match content/testimonials.ts.
import type { TestimonialTexts } from '../../../contract/content-source.ts'

export const testimonials: TestimonialTexts = {
  'fjordvane-cio': {
    quote:
      'Mara told us which pilots to close before she proposed anything new. EPIC answers faster than our old search, and the ' +
      'auditors accepted its access design.',
    role: 'Chief Information Officer, Fjordvane Logistics',
  },
  'hyllemark-data-science': {
    quote:
      'I used to plan model releases by the quarter. Now my team ships in two days, and when a model slips we know before the ' +
      'stores do.',
    role: 'Director of Data Science, Hyllemark Retail',
  },
  'klarmynt-risk': {
    quote:
      'She chose the model our analysts could explain over the one with the slightly better score. Two years later it was ' +
      'still the right call.',
    role: 'Head of Risk, Klarmynt Payments',
  },
  'fjordvane-engineering': {
    quote:
      'Her reviews are short and written down. You leave knowing what was decided, what it costs and what would change the ' +
      'decision.',
    role: 'Engineering Manager, Fjordvane Logistics',
  },
}
