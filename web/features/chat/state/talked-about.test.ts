import { expect, test } from 'vitest'
import { customResumeRequest, FOCUS_MAX, INTERESTS_MAX } from '#contract/resume.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { newMessage } from './message.ts'
import { talkedAbout } from './talked-about.ts'

const cite = (...ids: string[]) => ({ citations: ids.map((id, i) => ({ n: i + 1, id, text: id, anchor: '/' })) })

test('a résumé puts first what was cited most, then the topics of the questions', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const study = expectDefined(content.caseStudies[0])
  const job = expectDefined(content.experience[0])
  const other = expectDefined(content.experience[1])
  const skill = expectDefined(content.skills[0])
  const field = expectDefined(content.profile.coreExpertise[0])
  const messages = [
    newMessage('user', 'What were the results? How can I contact you?'),
    newMessage('assistant', 'A.', cite(`experience.${other.id}`, `case-study.${study.id}.outcome.x`)),
    newMessage(
      'assistant',
      'B.',
      cite(`case-study.${study.id}`, `skill.${skill.id}.metric.y`, 'profile.bio', `profile.expertise.${field.id}`),
    ),
    newMessage('assistant', 'Not to be reached.', { ...cite(`experience.${job.id}`), failed: true }),
  ]
  expect(talkedAbout(messages, 'recruiter', i18n, content)).toEqual({
    interests: [study.title, other.company, skill.name, field.title, i18n.t('chips.results')],
    technologies: [],
    userType: 'recruiter',
    focus: 'What were the results? How can I contact you?',
  })
})

test('what was only for the page to do is no subject of a résumé, and what was answered besides is one', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const actions = ['SCROLL_TO_EXPERIENCE']
  const messages = [
    newMessage('user', 'scroll to experience'),
    newMessage('assistant', 'Here you are.', { actions }),
    newMessage('user', 'Give me a resume'),
  ]
  const about = talkedAbout(messages, 'unknown', i18n, content)
  expect(about).toMatchObject({ interests: [], focus: 'Give me a resume' })
  const answered = [
    newMessage('user', 'Which roles, and where?'),
    newMessage('assistant', 'A.', { actions, ...cite('profile.bio') }),
  ]
  expect(talkedAbout(answered, 'unknown', i18n, content).focus).toBe('Which roles, and where?')
})

test('technologies are those that the visitor named; everyday words do not count', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const named = (text: string, role: 'user' | 'assistant' = 'user') =>
    talkedAbout([newMessage(role, text)], 'unknown', i18n, content).technologies
  expect(named('Do you use KUBERNETES, or kafka? Anything on AWS?').sort()).toEqual(['AWS', 'Kafka', 'Kubernetes'])
  expect(named('Kubernetes', 'assistant')).toEqual([])
  expect(named('Let us go on')).toEqual([])
  expect(named('Is it written in Go?')).toEqual(['Go'])
  expect(named('Kubernetesque')).toEqual([])
})

test('of a job advert the facts count that it was met by, and the technologies that it requires of them', async () => {
  const { content, ...i18n } = await chatI18n('en')
  const requirement = (text: string, status: 'met' | 'not-evidenced', ...ids: string[]) => {
    return { text, kind: 'must' as const, status, missing: [], ...cite(...ids) }
  }
  const first = expectDefined(content.skills[0])
  const second = expectDefined(content.skills[1])
  const advertComparison = {
    language: 'en' as const,
    verdict: 'partial' as const,
    requirements: [
      requirement('Kubernetes and Kafka', 'met', `skill.${first.id}.achievement.x`),
      requirement('AWS for ten years', 'not-evidenced', `skill.${second.id}`),
    ],
    notAsked: ['No Java'],
    counts: { met: 1, partly: 0, notEvidenced: 1, unread: 0 },
  }
  const messages = [
    newMessage('user', 'Job advert: Architect'),
    newMessage('assistant', 'A partial match.', { advertComparison }),
  ]
  const about = talkedAbout(messages, 'recruiter', i18n, content)
  expect(about.interests[0]).toBe(first.name)
  expect(about.interests).not.toContain(second.name)
  expect(about.technologies.toSorted()).toEqual(['Kafka', 'Kubernetes'])
})

test('the focus is the last three questions in one line, and everything stays within the contract', async () => {
  const { content, ...i18n } = await chatI18n('ja')
  const focus = (...asked: string[]) =>
    talkedAbout(
      asked.map((text) => newMessage('user', text)),
      'unknown',
      i18n,
      content,
    ).focus
  expect(focus('One?', 'Two?', ' Three,\n\n three? ', 'Four?')).toBe('Two? Three, three? Four?')
  expect(focus()).toBe('')
  for (const long of ['x'.repeat(4000), `x${'👩‍💻'.repeat(999)}`, '👩‍💻'.repeat(999)]) {
    const text = focus(long, long, long)
    expect(text.length).toBeLessThanOrEqual(FOCUS_MAX)
    expect(text.isWellFormed()).toBe(true)
  }

  const ids = Array.from({ length: 40 }, (_, i) => `experience.job-${i}`)
  const experience = ids.map((id) => ({
    ...expectDefined(content.experience[0]),
    id: id.slice('experience.'.length),
    company: `${id} ${'長'.repeat(200)}`,
    technologies: [`Tool ${id}`],
  }))
  const messages = [
    newMessage('user', ids.map((id) => `Tool ${id}`).join(', ')),
    newMessage('assistant', '', cite(...ids)),
  ]
  const about = talkedAbout(messages, 'client', i18n, { ...content, experience })
  expect(about.interests).toHaveLength(INTERESTS_MAX)
  expect(about.technologies).toHaveLength(INTERESTS_MAX)
  expect(customResumeRequest.safeParse(about).success).toBe(true)
})
