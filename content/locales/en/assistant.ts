// How the assistant speaks when it answers from the ledger without a model. {{…}} is filled in.
export const assistant = {
  /** By the visitor's role; said before the facts. */
  lead: {
    unknown: 'Here is what the facts say:',
    recruiter: 'In short, with the result first:',
    client: 'What that means in practice:',
    developer: 'The technical side:',
  },
  greeting:
    'Hello, I am {{assistant}}. I answer from what {{owner}} has written down about the work, and I name the place.',
  thanks: 'You are welcome. Is there anything else you would like to know?',
  who: 'I am {{assistant}}, the assistant on this site. I only repeat and arrange what {{owner}} has stated here, with a footnote for each fact.',
  unknown: 'The facts on this site do not say. I would rather not guess. You can ask {{owner}} directly at {{email}}.',
  nearest: 'The nearest that they do say:',
  contact: 'You can write to {{owner}} with the form on this site or at {{email}}.',
  resume: 'Here is the résumé.',
  tour: 'Let me show you around.',
  projects: 'These are the case studies:',
  fit: 'Three short questions give a quick orientation.',
  period: '{{title}} at {{company}}, {{start}} – {{end}}',
  present: 'today',
  chips: {
    architecture: 'Technical Architecture',
    projects: 'AI/ML Projects',
    leadership: 'Leadership Experience',
    results: 'Performance Results',
    fit: 'Take Fit Assessment',
    contact: 'Contact',
  },
  /** What visitors say to be greeted, thanked and so on: whole messages, in lower case. */
  smalltalk: {
    greeting: ['hello', 'hi', 'hey', 'good morning', 'good afternoon', 'good evening'],
    thanks: ['thanks', 'thank you', 'great', 'perfect', 'ok thanks', 'cool'],
    who: ['who are you', 'what are you', 'are you a bot', 'are you human', 'what can you do', 'help'],
  },
  /** Words that ask for something to be done on the page. */
  wishes: {
    contact: ['contact', 'get in touch', 'write to her', 'e mail', 'email address', 'reach her'],
    resume: ['résumé', 'resume', 'cv', 'curriculum'],
    tour: ['tour', 'show me around', 'guide me'],
    projects: ['show projects', 'all projects', 'show me the projects', 'case studies', 'portfolio'],
    fit: ['fit assessment', 'right fit', 'good fit', 'a match'],
  },
  /** Words that ask for a drawing. */
  drawing: ['architecture', 'diagram', 'how is it built', 'how does it work', 'system design', 'components'],
  /** Words that point back to what was said before. */
  pointing: ['those', 'that', 'these', 'it', 'them', 'there', 'which of', 'and', 'also', 'what about', 'more'],
}

export type AssistantWords = typeof assistant
