import { expect, test } from 'vitest'
import { visitorRoles } from '#contract/chat/chat.ts'
import { languages } from '#contract/language.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { fitQuestion } from '#web/features/chat/assessment/assessment.ts'
import { newMessage } from '#web/features/chat/state/message.ts'
import { callMail, summarise, summaryMail } from './summary.ts'

test('only what the visitor said tells their interests, in the order of the topics', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const messages = [
    newMessage('user', 'What did it cost, and what were the results?'),
    newMessage('assistant', 'Her team leads architecture.'),
    newMessage('user', 'Which projects?'),
  ]
  const summary = summarise(messages, 'client', i18n, content)
  expect(summary).toEqual({
    userType: 'client',
    keyInterests: [i18n.t('chips.projects'), i18n.t('chips.results')],
    companyInfo: null,
    nextAction: `Arrange a first call about the project with ${content.profile.name}`,
  })
})

test('in Chinese and Japanese the summary’s mail has no Latin commas and colons', async () => {
  for (const language of ['zh', 'ja'] as const) {
    const { content, ...i18n } = await chatI18n(language)
    const asked = [i18n.t('chips.projects'), i18n.t('chips.results')].map((text) => newMessage('user', text))
    const mail = new URL(summaryMail(summarise(asked, 'client', i18n, content), i18n.t, content))
    expect(mail.searchParams.get('body')).toMatch(/：.*、/)
    expect(mail.searchParams.get('body')).not.toMatch(/, |: /)
  }
})

test('what was chosen in the fit assessment is among the interests', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const question = expectDefined(fitQuestion(0, i18n.t, content))
  const [option] = question.options
  const other = expectDefined(question.options.find(({ value }) => value === 'other'))
  const after = (chosen: string) =>
    summarise(
      [newMessage('assistant', '', { fitScoreAssessment: question }), newMessage('user', chosen)],
      'unknown',
      i18n,
      content,
    ).keyInterests
  const label = expectDefined(option).label
  expect(after(label)).toContain(label)
  expect(after(other.label)).not.toContain(other.label)
})

test.each(languages)('mails go to the channel of the role and keep every character (%s)', async (language) => {
  const { content, ...i18n } = await chatI18n(language)
  const { channels } = content.profile
  const addresses = {
    unknown: channels.general,
    recruiter: channels.hiring,
    client: channels.projects,
    developer: channels.general,
  }
  for (const role of visitorRoles) {
    const call = new URL(callMail(role, i18n.t, content))
    expect(call.pathname).toBe(addresses[role])
    expect(call.searchParams.get('subject')).toContain(content.profile.name)

    const summary = { ...summarise([], role, i18n, content), companyInfo: 'A & B = 100 % #1 + ünï' }
    const mail = new URL(summaryMail(summary, i18n.t, content))
    expect(mail.pathname).toBe(addresses[role])
    expect(mail.searchParams.get('body')?.split('\n')).toHaveLength(role === 'unknown' ? 2 : 3)
    // A plus sign stands for itself in a mail's address, and for a space in a query.
    expect(decodeURIComponent(mail.search)).toContain('A & B = 100 % #1 + ünï')
  }
})
