/** How long is kept what nobody has to ask to have deleted. */

/** Mails that were sent, or kept as files. */
export const MAIL_RETENTION_DAYS = 30

/** What admins did. */
export const ADMIN_LOG_RETENTION_DAYS = 730
