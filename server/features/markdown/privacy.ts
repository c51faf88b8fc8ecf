/** What the site keeps of its visitors, as its page says it. Its numbers are those that the server goes by. */
import { privacyTexts } from '../../../content/locales/privacy-texts.ts'
import { createSay } from '../../../content/say.ts'
import { CHAT_KEPT_DAYS, COMPANY_KEPT_MS } from '../../../contract/chat-limits.ts'
import { DAY } from '../../../contract/endpoint.ts'
import { ADMIN_LOG_KEPT_DAYS, MAIL_KEPT_DAYS } from '../../../contract/erasure.ts'
import { VISITS_KEPT_DAYS } from '../../../contract/insights.ts'
import { REPORT_KEPT_DAYS } from '../../../contract/performance.ts'
import { RESUME_ADDRESS_KEPT_DAYS } from '../../../contract/resume.ts'
import { VITALS_KEPT_DAYS } from '../../../contract/vitals.ts'
import { heading, join, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

const parts = ['counted', 'apart', 'helped', 'not', 'speed', 'given', 'deleted', 'cookies'] as const

export function privacy({ content, language, othersCount }: Writing): string {
  const say = createSay(language, privacyTexts[language])
  const values = {
    owner: content.profile.name,
    visits: VISITS_KEPT_DAYS,
    vitals: VITALS_KEPT_DAYS,
    resumes: RESUME_ADDRESS_KEPT_DAYS,
    chat: CHAT_KEPT_DAYS,
    audits: REPORT_KEPT_DAYS,
    company: COMPANY_KEPT_MS / DAY,
    log: ADMIN_LOG_KEPT_DAYS,
    mails: MAIL_KEPT_DAYS,
  }
  return join(
    heading(1, say('heading')),
    plain(say(othersCount ? 'introShared' : 'intro')),
    ...parts.map((part) => join(heading(2, say(`parts.${part}.heading`)), plain(say(`parts.${part}.text`, values)))),
  )
}
