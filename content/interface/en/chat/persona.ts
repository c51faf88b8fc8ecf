// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId } from '#contract/chat/persona.ts'

export const persona = {
  /** Where nothing is known of a company; where it is; and where its field of business is, too. */
  greeting: {
    none: 'Hello, I am {{assistant}}. Ask me what you would like to know about {{owner}}’s work; here are a few places to start.',
    company:
      'Hello, I am {{assistant}}. You are writing from {{company}}, so I have picked out what may matter to you there. You can ask about anything else, too.',
    industry:
      'Hello, I am {{assistant}}. You are writing from {{company}}, so I have picked out what often matters in your field ({{industry}}). You can ask about anything else, too.',
  },
  /** Asked about a product that the company uses and the facts name. */
  technology: 'What has {{owner}} done with {{technology}}?',
  /** Of a project of the owner's, with its challenge in the owner's words. */
  scenario: {
    company:
      'Let us play it through: {{company}} has the same problem as “{{project}}” had. {{challenge}} Ask me how {{owner}} went about it.',
    none: 'Let us play it through: you have the same problem as “{{project}}” had. {{challenge}} Ask me how {{owner}} went about it.',
  },
  industries: {
    banking: 'Banking & Payments',
    insurance: 'Insurance',
    health: 'Healthcare',
    pharma: 'Pharma & Biotech',
    retail: 'Retail',
    manufacturing: 'Manufacturing',
    automotive: 'Automotive',
    energy: 'Energy & Utilities',
    logistics: 'Logistics',
    telecoms: 'Telecommunications',
    media: 'Media & Publishing',
    education: 'Education',
    government: 'Public Sector',
    travel: 'Travel & Hospitality',
    property: 'Real Estate & Construction',
    software: 'Software',
    consulting: 'Consulting',
    recruiting: 'Recruiting',
  } satisfies Record<IndustryId, string>,
}
