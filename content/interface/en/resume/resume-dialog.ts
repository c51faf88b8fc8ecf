// The words of the resume dialog, fetched with it. {{…}} is filled in.
export const resumeDialog = {
  title: 'Download Resume',
  text: 'A PDF put together for your role, in English like this page.',
  email: 'Email',
  role: 'Your role',
  roles: {
    recruiter: 'Recruiter',
    client: 'Client',
    developer: 'Colleague in the field',
    other: 'Other',
  },
  ownWords: 'Your role in your own words',
  ownWordsHint: 'Your words decide which facts come first. The resume itself prints only what the facts here support.',
  ownWordsRequired: 'Please say in a few words who you are',
  layout: 'Layout',
  layouts: { standard: 'Classic', european: 'European, labels beside the text', 'one-page': 'One page' },
  followUp: '{{owner}} may write to me at this address',
  privacy:
    'Your address and role are stored so that {{owner}} knows who downloaded the resume. Nobody will write to you unless you tick the box.',
  download: 'Download PDF',
  making: 'Preparing your resume...',
  invalidEmail: 'Please enter a valid email address.',
  roleRequired: 'Please select your role to receive a personalized resume.',
  downloaded: 'Resume Downloaded',
  downloadedText: 'Your personalized resume has been downloaded successfully.',
  failed: 'Download Failed',
  failedText: 'Failed to generate resume. Please try again.',
}

export type ResumeDialogMessages = typeof resumeDialog
