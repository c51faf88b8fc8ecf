/** Retention periods. */

/** Mails that were sent, or stored as files. */
export const MAIL_RETENTION_DAYS = 30

/** The admin log. */
export const ADMIN_LOG_RETENTION_DAYS = 730
