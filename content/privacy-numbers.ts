/** How many days what is kept: the numbers in the privacy notice are those that the server goes by. */
import { ADMIN_LOG_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#contract/accounts/retention.ts'
import { VISITS_RETENTION_DAYS } from '#contract/analytics/analytics.ts'
import { VITALS_RETENTION_DAYS } from '#contract/analytics/vitals.ts'
import { REPORT_RETENTION_DAYS } from '#contract/audit/audit.ts'
import { CHAT_RETENTION_DAYS, COMPANY_RETENTION_MS } from '#contract/chat/chat-limits.ts'
import { DAY } from '#contract/endpoint.ts'
import { RESUME_ADDRESS_RETENTION_DAYS } from '#contract/resume.ts'

export const privacyNumbers = {
  visits: VISITS_RETENTION_DAYS,
  vitals: VITALS_RETENTION_DAYS,
  resumes: RESUME_ADDRESS_RETENTION_DAYS,
  chat: CHAT_RETENTION_DAYS,
  audits: REPORT_RETENTION_DAYS,
  company: COMPANY_RETENTION_MS / DAY,
  log: ADMIN_LOG_RETENTION_DAYS,
  mails: MAIL_RETENTION_DAYS,
}
