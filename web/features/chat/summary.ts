/** What was talked about, in short, and the mails that go on from it. */
import { assistant } from '../../../content/assistant.ts'
import type { VisitorRole } from '../../../contract/chat.ts'
import type { Content } from '../../../contract/content.ts'
import { topics } from './canned.ts'
import type { ChatMessage, ConversationSummary } from './message.ts'
import { mentions } from './roles.ts'
import type { ChatSpeech } from './words.tsx'

const channelOf = { unknown: 'general', recruiter: 'hiring', client: 'projects', developer: 'general' } as const

export function summarise(
  messages: ChatMessage[],
  role: VisitorRole,
  { say, cues }: ChatSpeech,
  { profile }: Content,
): ConversationSummary {
  const asked = messages.filter((message) => message.role === 'user').map(({ content }) => content)
  return {
    userType: role,
    keyInterests: topics
      .filter((topic) => asked.some((text) => mentions(text, cues[topic])))
      .map((topic) => say(`chips.${topic}`)),
    companyInfo: null,
    nextAction: say(`summary.nextFor.${role}`, { owner: profile.name }),
  }
}

const mailto = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** The address of a mail that asks for a call. */
export const callMail = (role: VisitorRole, say: ChatSpeech['say'], { profile }: Content) =>
  mailto(
    profile.channels[channelOf[role]],
    say('summary.scheduleSubject', { owner: profile.name }),
    say('summary.scheduleBody'),
  )

/** The address of a mail with the summary in it. */
export function summaryMail(summary: ConversationSummary, say: ChatSpeech['say'], { profile }: Content): string {
  const lines = [
    [say('summary.visitor'), say(`summary.roles.${summary.userType}`)],
    [say('summary.company'), summary.companyInfo ?? say('summary.companyUnknown')],
    [say('summary.interests'), summary.keyInterests.join(', ') || say('summary.noInterests')],
    [say('summary.next'), summary.nextAction],
  ]
  return mailto(
    profile.channels[channelOf[summary.userType]],
    say('summary.emailSubject', { assistant: assistant.name }),
    lines.map((line) => line.join(': ')).join('\n'),
  )
}
