/** What was talked about, in short, and the mails that go on from it. */

import { colon } from '#content/language/colon.ts'
import { listComma } from '#content/language/comma.ts'
import type { VisitorRole } from '#contract/chat/chat.ts'
import type { Content } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import { mentions } from '#web/features/chat/persona/roles.ts'
import { topics } from '#web/features/chat/state/canned.ts'
import type { ChatMessage, ConversationSummary } from '#web/features/chat/state/message.ts'

const channelOf = { unknown: 'general', recruiter: 'hiring', client: 'projects', developer: 'general' } as const

export function summarise(
  messages: ChatMessage[],
  role: VisitorRole,
  { t, cues }: ChatI18n,
  { profile }: Content,
): ConversationSummary {
  const asked = messages.filter((message) => message.role === 'user').map(({ content }) => content)
  return {
    userType: role,
    keyInterests: [
      ...topics
        .filter((topic) => asked.some((text) => mentions(text, cues[topic])))
        .map((topic) => t(`chips.${topic}`)),
      ...chosenIn(messages),
    ],
    companyInfo: null,
    nextAction: t(`summary.nextFor.${role}`, { owner: profile.name }),
  }
}

/** Of no subject: the visitor looks for something that is not among the answers. */
const NO_SUBJECT = ['other', 'staff']

/** The answers that were chosen in the fit assessment, each below its question. */
const chosenIn = (messages: ChatMessage[]): string[] =>
  messages.flatMap(({ fitScoreAssessment }, i) => {
    const reply = messages[i + 1]
    const isChosen = ({ label, value }: { label: string; value: string }) =>
      reply?.role === 'user' && reply.content === label && !NO_SUBJECT.includes(value)
    return fitScoreAssessment?.options.filter(isChosen).map(({ label }) => label) ?? []
  })

/** What is known of the conversation, by name: what the visitor did not say is left out. */
export function summaryRows(
  { userType, companyInfo, keyInterests, nextAction }: ConversationSummary,
  t: ChatI18n['t'],
  language: Language,
) {
  const rows: [string, string | null][] = [
    [t('summary.visitor'), userType === 'unknown' ? null : t(`summary.roles.${userType}`)],
    [t('summary.company'), companyInfo],
    [t('summary.interests'), keyInterests.join(listComma[language])],
    [t('summary.next'), nextAction],
  ]
  return rows.filter(([, value]) => value)
}

const mailto = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** The address of a mail that asks for a call. */
export const callMail = (role: VisitorRole, t: ChatI18n['t'], { profile }: Content) =>
  mailto(
    profile.channels[channelOf[role]],
    t('summary.scheduleSubject', { owner: profile.name }),
    t('summary.scheduleBody'),
  )

/** The address of a mail with the summary in it. */
export function summaryMail(summary: ConversationSummary, t: ChatI18n['t'], { profile, language }: Content): string {
  return mailto(
    profile.channels[channelOf[summary.userType]],
    t('summary.emailSubject', { assistant: site.assistant }),
    summaryRows(summary, t, language)
      .map((row) => row.join(colon[language]))
      .join('\n'),
  )
}
