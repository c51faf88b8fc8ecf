/** How mails leave the site: by a mail server, or, without one, as files that reach nobody. */
export const mailWays = ['smtp', 'files'] as const
export type MailWay = (typeof mailWays)[number]
