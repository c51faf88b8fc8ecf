// What the page offers unasked, and why. {{…}} is filled in.
export const prompts = {
  label: 'A suggestion',
  why: 'Why am I seeing this?',
  jump: 'F8 takes you there.',
  actions: {
    chat: 'Ask {{assistant}}',
    audit: 'Measure a website',
    resume: 'Take the resume',
    contact: 'Write to {{owner}}',
    caseStudies: 'See the case studies',
    projects: 'All projects',
    study: 'Open the case study',
  },
  exit_intent: {
    line: 'Take something with you?',
    text: 'Before you go: take the resume with you, or leave {{owner}} a few lines.',
    because: 'Your pointer went to the upper edge of the window, as it does when somebody is about to leave.',
  },
  case_study_interest: {
    line: 'What was hard about it?',
    text: 'Has “{{study}}” caught your attention? {{assistant}} can tell you what was hard about it.',
    ask: 'What was hard?',
    question: 'What was the challenge in “{{study}}”?',
    because: 'The case studies have been on your screen for {{seconds}} seconds.',
  },
  project_deep_dive: {
    line: 'Something like your own project?',
    text: 'Looking for something like your own project? Describe it to {{assistant}} and see which of these comes closest.',
    because: 'You have been on this page for {{seconds}} seconds.',
  },
  case_study_bounce: {
    line: 'In short instead?',
    text: 'Was “{{study}}” not what you were looking for? Try the short version, or look at the others.',
    ask: 'The short version',
    question: 'What is “{{study}}” about, in short?',
    because: 'You left the case study within {{seconds}} seconds.',
  },
  experience_focus: {
    line: 'A lot to read? The short way',
    text: 'That is a lot to read. The resume picks out what matters for your role.',
    ask: 'Ask about leadership',
    question: 'What leadership experience does {{owner}} have?',
    because: 'The experience section has been on your screen for {{seconds}} seconds.',
  },
  personal_connection: {
    line: 'How {{owner}} works',
    text: 'Would you like to know more about how {{owner}} works?',
    ask: 'Ask about teamwork',
    question: 'How does {{owner}} work with teams?',
    because: 'The “About” section has been on your screen for {{seconds}} seconds.',
  },
  rapid_navigation: {
    line: 'Looking for something?',
    text: 'Looking for something in particular? Tell {{assistant}} what it is, and you are shown where it stands.',
    because: 'You have moved on {{moves}} times within {{seconds}} seconds.',
  },
  idle_engagement: {
    line: 'All this in a few sentences?',
    text: 'Still with us? {{assistant}} can sum up in a few sentences what this is about.',
    ask: 'Sum it up',
    question: 'What are {{owner}}’s strengths, in short?',
    because: 'Nothing has been pressed, moved or scrolled for more than {{seconds}} seconds.',
  },
  returning_visitor: {
    line: 'Good to have you back',
    text: 'Good to have you back. Has a question come up since last time?',
    because: 'This browser was here before, in an earlier session.',
  },
  welcome_new_user: {
    line: 'Welcome! Any questions?',
    text: 'Welcome! {{assistant}} answers questions about the work of {{owner}} and shows where each answer comes from.',
    because: 'This is your first visit with this browser, and you have been here for {{seconds}} seconds.',
  },
  initial_hesitation: {
    line: 'Not sure where to begin?',
    text: 'Not sure where to begin? The case studies best show what {{owner}} does.',
    ask: 'In a few sentences',
    question: 'What does {{owner}} do, in short?',
    because: 'You have been at the top of the page for {{seconds}} seconds.',
  },
  mobile_optimization_interest: {
    line: 'How fast is your website?',
    text: 'How fast is your own website on a phone like yours? {{assistant}} measures it for you.',
    because:
      'Your window is as wide as a phone’s, you have been here for {{seconds}} seconds and have scrolled through {{percent}}% of the page.',
  },
  deep_scroll: {
    line: 'Still a question open?',
    text: 'You have seen most of this page. If you still have a question, write to {{owner}}.',
    because: 'You have scrolled through {{percent}}% of the page.',
  },
}
export type PromptMessages = typeof prompts
