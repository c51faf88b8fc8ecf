// What the admin area and the client portal say of old, new and failed reads. {{…}} is filled in.
export const asyncMessages = {
  unreachable: 'The site cannot be reached. Please check your connection and try again.',
  unreachableKept: 'The site cannot be reached. What you typed is kept; please check your connection and try again.',
  unexpected: 'That did not work. Please try again in a moment.',
  asOf: 'What you see below was loaded at {{time}}.',
  mail: {
    sent: 'The email is on its way.',
    filed: 'No mail server is set up: the email is kept as a file and reaches nobody.',
    heldUp: 'The mail server does not accept emails at the moment: this one will be tried again.',
  },
  new: 'New',
}

export type AsyncMessages = typeof asyncMessages
