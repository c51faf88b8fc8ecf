/** What an owner says of themselves in several places, two tools side by side, and work that the owner turns down. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/imported-owner.ts'
import { beOwner } from '#tests/builders/small-owner.ts'
import { answerLocally } from './local/answer.ts'

const keeper = await knowledgeOfResume('en', {
  basics: { name: 'Sanna Okoro', label: 'Archive Technician', email: 'sanna@okoro.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Harbour Archive',
      position: 'Lead Technician',
      startDate: '2019-03',
      highlights: [
        'I scanned 41,000 glass plates with Cantaloupe as the image server.',
        'I cut the wait for a copy from nine days to one.',
        'I trained eleven volunteers in handling negatives.',
        'I found missing files every night with ArchivesSpace exports.',
      ],
      keywords: ['Cantaloupe', 'ArchivesSpace'],
    },
    { name: 'Lyceum Library', position: 'Technician', startDate: '2014-01', endDate: '2019-02' },
  ],
  skills: [{ name: 'Digitising', keywords: ['Cantaloupe', 'ArchivesSpace'] }],
})

const ask = (message: string, language: Language = 'en') =>
  answerLocally(keeper(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('what somebody says of several results of a job is told in one quotation', () => {
  const answer = ask('What did she achieve at Harbour Archive?')
  expect(answer).toContain('glass plates')
  expect(answer).toContain('from nine days to one')
  expect(answer.match(/In her own words/g)).toHaveLength(1)
})

test('two tools that are compared are each told with what was done with them', () => {
  const answer = ask('Cantaloupe or ArchivesSpace: which one for what?')
  expect(answer).toContain('glass plates')
  expect(answer).toContain('missing files')
})

test('work that the owner turns down is told as that where somebody asks whether it is done', async () => {
  await beOwner({
    'interview.yaml': {
      unwanted: { answer: 'Night transports and wedding catering. I also leave tax returns to others.' },
    },
  })
  const [{ openKnowledge }, local] = await Promise.all([
    import('#server/knowledge/knowledge.ts'),
    import('./local/answer.ts'),
  ])
  const knowledge = openKnowledge()('en')
  const told = (message: string) =>
    local.answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
  expect(told('Does she do wedding catering?')).toMatch(/turned down: “Night transports and wedding catering/)
  expect(told('Does she do dental surgery?')).not.toContain('turned down')
})
