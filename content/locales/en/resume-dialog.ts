// The words of the résumé dialog, fetched with it. {{…}} is filled in.
export const resumeDialog = {
  title: 'Download résumé',
  text: 'A PDF put together for your role, from the facts on this site.',
  email: 'Email',
  role: 'Your role',
  roles: {
    recruiter: 'Recruiter or hiring manager',
    client: 'Client or founder',
    developer: 'Developer',
    other: 'Other',
  },
  ownWords: 'Your role in your own words',
  ownWordsRequired: 'Please say in a few words who you are',
  followUp: '{{owner}} may write to me at this address',
  privacy:
    '{{owner}} is told who took the résumé; your address and your role are stored for that. Nobody writes to you unless you tick the box.',
  language: 'The résumé is in English, like this page. For another language, change that of the page first.',
  download: 'Download PDF',
  making: 'Preparing your résumé...',
  invalidEmail: 'Invalid Email',
  invalidEmailText: 'Please enter a valid email address.',
  roleRequired: 'Role Required',
  roleRequiredText: 'Please select your role to receive a personalized resume.',
  downloaded: 'Resume Downloaded',
  downloadedText: 'Your personalized resume has been downloaded successfully.',
  failed: 'Download Failed',
  failedText: 'Failed to generate resume. Please try again.',
}

export type ResumeDialogWords = typeof resumeDialog
