// What is said to a visitor whose company is known, and to others. {{…}} is filled in.
import type { IndustryId, ThemeId } from '#contract/chat/persona.ts'

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
  scenario: {
    company:
      'Let us play it through: you are responsible for technology at {{company}}. {{scene}} Ask me how {{owner}} went about something like it.',
    none: 'Let us play it through: you are responsible for technology in your organisation. {{scene}} Ask me how {{owner}} went about something like it.',
  },
  /** Questions that the facts answer; a test asks each of them. */
  topics: {
    documents: 'How does EPIC answer from documents without showing people what they may not read?',
    decisions: 'How does the fraud detection decide in milliseconds and still give reasons?',
    forecasts: 'How are drifting forecasting models noticed early?',
    releases: 'How did model releases get from six weeks down to two days?',
    costs: 'How were the costs per answer and for training brought down?',
    telemetry: 'How is telemetry from wind turbines processed?',
    direction: 'How do teams get architecture decisions quickly?',
  } satisfies Record<ThemeId, string>,
  scenes: {
    documents:
      'Staff are to ask an assistant about confidential documents, and the auditor wants to know who could see what.',
    decisions:
      'Every decision has to be made while a customer waits, and someone must be able to explain each refusal.',
    forecasts: 'A forecast that worked for a year has begun to go wrong, and nobody noticed until customers did.',
    releases: 'A model is ready in a notebook, and bringing it into production has taken two months so far.',
    costs: 'The pilot was a success, and the bill for running it for everybody would be twice the budget.',
    telemetry: 'Thousands of devices report every second, and the reports are only looked at the next morning.',
    direction: 'Several teams build the same thing in different ways, and decisions wait for weeks.',
  } satisfies Record<ThemeId, string>,
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
    software: 'Software & Cloud',
    consulting: 'Consulting',
    recruiting: 'Recruiting',
  } satisfies Record<IndustryId, string>,
}
