// The hints that visitors meet on the home page. {{…}} is filled in.

export const hintMessages = {
  label: 'Hint',
  list: 'Hints on this page',
  close: 'Close this hint',
  next: 'Next hint',
  none: 'No more hints',
  reach: 'Press F8 to go to this hint, Escape to close it.',
  categories: {
    feature: 'Good to know',
    navigation: 'Getting around',
    interaction: 'Try it',
  },
  hints: {
    'welcome-chat': {
      title: 'Ask {{assistant}}',
      text: 'The assistant answers from the facts on this site and says where each of them can be found.',
      action: 'Open chat',
    },
    'language-switcher': {
      title: 'In your language',
      text: 'All of this site can be read in {{languages}}.',
      action: 'Choose a language',
    },
    'resume-download': {
      title: 'A resume for your role',
      text: 'Say who is reading, and you get a PDF that begins with what matters to you.',
      action: 'Download resume',
    },
    'projects-navigation': {
      title: 'The projects, side by side',
      text: 'Each case study sets out the problem, the solution and what came of it.',
      action: 'View projects',
    },
    'theme-toggle': {
      title: 'Light or dark',
      text: 'The page follows your system. Here you can choose for yourself.',
      action: 'Switch now',
    },
    'performance-analysis': {
      title: 'How fast is your website?',
      text: '{{assistant}} can measure it and say what would help most.',
      action: 'Measure a website',
    },
    'scroll-exploration': {
      title: 'There is more below',
      text: 'Skills with their evidence, every job, and the case studies.',
      action: 'Read on',
    },
    'interactive-elements': {
      title: 'Open a skill',
      text: 'Behind each one is the evidence: achievements, figures and projects.',
      action: 'Open one',
    },
  },
}

export type HintMessages = typeof hintMessages
