// Who spoke for the owner. Replace with people who agreed to be quoted;
// their words are in locales/<language>/testimonials.ts.
import type { TestimonialData } from '../contract/content-source.ts'

export const testimonials: TestimonialData = [
  { id: 'fjordvane-cio', author: 'Henrik Aasgaard', caseStudy: 'epic-ai-platform' },
  { id: 'hyllemark-data-science', author: 'Sofie Brandtved', caseStudy: 'mlops-transformation' },
  { id: 'klarmynt-risk', author: 'Tomasz Wierzbicki', caseStudy: 'fraud-detection-system' },
  { id: 'fjordvane-engineering', author: 'Amina Okafor-Lund' },
]
