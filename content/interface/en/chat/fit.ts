// What is said about a job advert that was compared with the facts. {{…}} is filled in.
import type { Translated } from '#content/translate.ts'

export const fit = {
  strong: 'A strong match: most of what this advert requires is evidenced here.',
  partial:
    'A partial match: an important part of what this advert requires is evidenced here, and another part is not.',
  weak: 'Not a match: the facts on this site do not support the core of this advert.',
  tooLittle:
    'This site says too little about the owner’s work to compare it with an advert: what is not evidenced here may still be so.',
  counts: 'Of {{total}} requirements, met: {{met}}; partly met: {{partly}}; not evidenced: {{notEvidenced}}.',
  unread_one: '{{count}} further requirement was not judged; the first {{judged}} were.',
  unread_other: '{{count}} further requirements were not judged; the first {{judged}} were.',
  tasks: 'The tasks of the job were not judged, only what it requires.',
}

/** What can be wrong with an advert. */
export const fitFields = {
  'advert-required': 'Please paste the text of the advert',
  'no-requirements':
    'No requirement was found in this text. Please paste the part of the advert that says what the applicant should bring.',
}

export type FitWords = Translated<typeof fit>
export type FitFields = typeof fitFields
