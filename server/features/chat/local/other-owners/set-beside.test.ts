/** What an owner says of themselves in several places, two tools or projects side by side, and work that the owner turns down. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask as askOfSample } from '#tests/builders/assistant/questions.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { beOwner } from '#tests/builders/owners/small-owner.ts'
import { answerLocally } from '../answer.ts'

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

test.each<[Language, string]>([
  ['en', 'Compare EPIC and fraud detection'],
  ['en', 'What is the difference between EPIC and the fraud detection system?'],
  ['de', 'Vergleiche EPIC und die Betrugserkennung'],
  ['fr', 'Compare EPIC et la détection de fraude'],
  ['es', 'Compara EPIC y la detección de fraude'],
  ['zh', '比较EPIC和欺诈检测'],
  ['ja', 'EPICと不正検知を比較して'],
])('of two projects that are compared what each is and what came of it is told (%s): %s', (language, message) => {
  const { citations } = askOfSample(language, message)
  const told = citations.map(({ id }) => id.replace(/\.outcome\..*/, '.outcome'))
  expect(told.toSorted()).toEqual([
    'case-study.epic-ai-platform',
    'case-study.epic-ai-platform.outcome',
    'case-study.fraud-detection-system',
    'case-study.fraud-detection-system.outcome',
  ])
})

test('of two projects that are compared the figure that is asked for is told of both', () => {
  const { text } = askOfSample('en', 'Which is faster, EPIC or the fraud detection system?')
  expect(text).toContain('0.8 s')
  expect(text).toContain('45 ms')
})

test('work that the owner turns down is told as that where somebody asks whether it is done', async () => {
  await beOwner({
    'interview.yaml': {
      unwanted: { answer: 'Night transports and wedding catering. I also leave tax returns to others.' },
    },
  })
  const [{ openKnowledge }, local] = await Promise.all([
    import('#server/knowledge/knowledge.ts'),
    import('../answer.ts'),
  ])
  const knowledge = openKnowledge()('en')
  const told = (message: string) =>
    local.answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
  expect(told('Does she do wedding catering?')).toMatch(/turned down: “Night transports and wedding catering/)
  expect(told('Does she do dental surgery?')).not.toContain('turned down')
})
