// The words of the search. {{…}} is filled in. Keywords are other words by which a command is found, parted by spaces.
import type { Translated } from '#content/translate.ts'

export const search = {
  title: 'Search',
  text: 'Type to find a page, a project or an answer. The arrow keys choose, Enter opens, Escape closes.',
  label: 'Search or give a command',
  placeholder: 'Search or give a command…',
  results: 'Results',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  none: 'Nothing on this site matches.',
  ask: 'Ask {{assistant}}: “{{question}}”',
  groups: {
    pages: 'Pages',
    sections: 'Sections of the home page',
    work: 'Jobs',
    projects: 'Projects',
    skills: 'Skills',
    services: 'Services',
    background: 'Background',
    testimonials: 'Testimonials',
    answers: 'Answers',
    commands: 'Commands',
    admin: 'Owner’s desk',
  },
  commands: {
    contact: 'Write to {{owner}}',
    tour: 'Take a tour of the page',
    audit: 'Have a website measured',
  },
  keywords: {
    resume: 'résumé resume CV curriculum vitae PDF file',
    contact: 'contact message email mail hire reach',
    tour: 'guide start show around',
    audit: 'audit speed performance SEO report',
    theme: 'theme mode appearance colours light dark night',
    language: 'language translate translation',
    admin: 'admin administration settings',
  },
}
export type SearchMessages = Translated<typeof search>
