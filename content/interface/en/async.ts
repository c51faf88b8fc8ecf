// What the admin area and the client portal say of old, new and failed reads. {{…}} is filled in.
export const asyncMessages = {
  unreachable: 'The site cannot be reached. Please check your connection and try again.',
  unreachableKept: 'The site cannot be reached. What you typed is kept; please check your connection and try again.',
  unexpected: 'That did not work. Please try again in a moment.',
  asOf: 'What you see below was loaded at {{time}}.',
  new: 'New',
}

export type AsyncMessages = typeof asyncMessages
