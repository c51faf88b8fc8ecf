// What a page for people who are signed in says to everybody else.
export const locked = {
  portal: {
    heading: 'Client Portal Access',
    text: 'Here clients see how their projects stand: milestones, budget, documents, and who is working on them.',
  },
  account: {
    heading: 'Your account',
    text: 'Here you change your password, see where you are signed in, and get or delete your data.',
  },
  admin: { heading: 'Owner’s desk', text: 'Only the people who run this site have access.' },
  /** To somebody who is signed in as a client. */
  refused:
    'You are signed in, but this account has no access to the desk. Sign in with another one, or go on to your projects.',
  toPortal: 'Go to client portal',
  login: 'Login to Continue',
}
export type LockedWords = typeof locked
