/** What the site keeps of its visitors, as its page says it. Its numbers are those that the server goes by. */
import { privacyTexts } from '#content/interface/privacy-texts.ts'
import { privacyParts, privacyText } from '#content/privacy-parts.ts'
import { createTranslate } from '#content/translate.ts'
import { ADMIN_LOG_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#contract/accounts/retention.ts'
import { VISITS_RETENTION_DAYS } from '#contract/analytics/analytics.ts'
import { VITALS_RETENTION_DAYS } from '#contract/analytics/vitals.ts'
import { REPORT_RETENTION_DAYS } from '#contract/audit/audit.ts'
import { CHAT_RETENTION_DAYS, COMPANY_RETENTION_MS } from '#contract/chat/chat-limits.ts'
import { DAY } from '#contract/endpoint.ts'
import { RESUME_ADDRESS_RETENTION_DAYS } from '#contract/resume.ts'
import { heading, join, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

export function privacy({ content, language, othersCount }: Writing): string {
  const t = createTranslate(language, privacyTexts[language])
  const values = {
    owner: content.profile.name,
    visits: VISITS_RETENTION_DAYS,
    vitals: VITALS_RETENTION_DAYS,
    resumes: RESUME_ADDRESS_RETENTION_DAYS,
    chat: CHAT_RETENTION_DAYS,
    audits: REPORT_RETENTION_DAYS,
    company: COMPANY_RETENTION_MS / DAY,
    log: ADMIN_LOG_RETENTION_DAYS,
    mails: MAIL_RETENTION_DAYS,
  }
  return join(
    heading(1, t('heading')),
    plain(t(othersCount ? 'introShared' : 'intro')),
    ...privacyParts.map((part) =>
      join(heading(2, t(`parts.${part}.heading`)), plain(privacyText(t, language, part, values))),
    ),
  )
}
