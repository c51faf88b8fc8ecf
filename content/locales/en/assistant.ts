// How the assistant speaks when it answers from the ledger without a model. {{…}} is filled in.
export const assistant = {
  /** By the visitor's role; said before the facts. */
  lead: {
    unknown: 'Here is what the facts say:',
    recruiter: 'In short, with the result first:',
    client: 'What that means in practice:',
    developer: 'The technical side:',
    /** Before the facts that answer yes. */
    yes: 'Yes. This is what it rests on:',
  },
  /** A fact and what it belongs to. */
  stated: '**{{source}}:** {{text}}',
  /** The owner's own whole sentences, and those of others. */
  quoted: '“{{text}}”',
  greeting:
    'Hello, I am {{assistant}}. I answer from what {{owner}} has written down about the work, and I name the place.',
  thanks: 'You are welcome. Is there anything else you would like to know?',
  goodbye: 'Goodbye, and thank you for your visit.',
  insult: 'I will leave that aside. If you have a question about the work, I am glad to help.',
  unclear:
    'I could not make out a question. You could ask, for example, what {{owner}} has worked on, with which technologies, or with what result.',
  otherLanguage:
    'I am sorry, I do not speak that language. I understand English, German, French, Spanish, Chinese and Japanese.',
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
    greeting: [
      'hello',
      'hi',
      'hey',
      'good morning',
      'good afternoon',
      'good evening',
      'hi there',
      'hey there',
      'hello there',
    ],
    thanks: [
      'thanks',
      'thanks a lot',
      'many thanks',
      'thank you very much',
      'thx',
      'cheers',
      'thank you',
      'great',
      'perfect',
      'ok thanks',
      'cool',
    ],
    goodbye: ['bye', 'goodbye', 'bye bye', 'see you', 'see you later', 'good night', 'have a nice day'],
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
  /** Rude words. */
  insults: [
    'idiot',
    'stupid',
    'moron',
    'dumb',
    'useless',
    'shut up',
    'fuck*',
    'shit',
    'bullshit',
    'asshole',
    'bastard',
    'you suck',
    'crap',
    'garbage',
  ],
  /** Words for the owner, where a question has no other that tells what it is about. */
  owner: ['she', 'her', 'who is she', 'about the owner', 'this person', 'the owner', 'this architect'],
  /** Words of questions that are answered with yes or no, and words with which a yes would not be clear. */
  whether: [
    'has she',
    'does she',
    'did she',
    'can she',
    'could she',
    'is she',
    'was she',
    'have you',
    'do you',
    'did you',
    'can you',
    'are you able',
    'any experience',
    'is she familiar',
  ],
  either: [
    'or',
    'not',
    'never',
    'only',
    'without',
    'no',
    'just',
    'still',
    'too',
    'fail*',
    'problem*',
    'difficult*',
    'worst',
    'hard',
    'how',
    'what',
    'which',
    'who',
    'why',
    'when',
    'where',
  ],
  /** Words for the time before and after a job. */
  before: ['before', 'prior to', 'previous to'],
  after: ['after', 'since leaving'],
  /** Words that point back to what was said before. */
  pointing: ['those', 'that', 'these', 'it', 'them', 'there', 'which of', 'and', 'also', 'what about', 'more'],
}

export type AssistantWords = typeof assistant
