/** The comparison for an owner of another trade, of whom no line of code knows. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import { fitReply } from '#contract/chat/fit.ts'
import type { FullContent } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import { createApp } from '#server/app.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { advertHeadings } from '#tests/builders/assistant/advert-headings.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { postJson } from '#tests/servers/requests.ts'

const contentsOf = (owner: string) => {
  const { inLanguage } = readOwner(join(import.meta.dirname, '../../../tests/content', owner))
  return (language: Language) => assemble(language, expectDefined(inLanguage[language]), findIn([]))
}
const contentOf = contentsOf('nurse-educator')
const ocularist = contentsOf('ocularist')

/** Asks the server of a site with other content. */
async function compared(advert: string, language: Language = 'en', contents = contentOf) {
  const { services } = await buildApp('sqlite')
  const app = createApp({ ...services, metrics: createMetrics(), knowledgeOf: openKnowledge(contents) })
  const response = await postJson(app, '/api/fit', { advert, language })
  expect(response.status).toBe(200)
  return z.parse(fitReply, await response.json())
}

async function statusesOf(requirements: string[], language: Language = 'en', contents = contentOf) {
  const advert = `${advertHeadings[language]}:\n${requirements.map((one) => `- ${one}`).join('\n')}`
  const reply = await compared(advert, language, contents)
  for (const { status, citations } of reply.requirements) expect(citations.length > 0).toBe(status !== 'not-evidenced')
  return reply.requirements.map(({ text, status }) => `${text}: ${status}`)
}

test('a fitting candidate of another trade comes out as one', async () => {
  const reply = await compared(`Clinical Nurse Educator
You must have
- Experience in intensive care
- At least 5 years as a nurse educator
- Advanced Life Support
- A Bachelor’s degree in nursing
- Leadership of a team of 4 or more
Nice to have
- Moodle
- French`)
  expect(reply.requirements.map(({ status }) => status)).toEqual(Array(7).fill('met'))
  expect(reply.requirements.map(({ kind }) => kind)).toEqual([...Array(5).fill('must'), 'nice', 'nice'])
  expect(reply.verdict).toBe('strong')
})

test('a candidate of the wrong trade does not', async () => {
  const reply = await compared('Requirements\n- Kubernetes\n- 5 years of Go\n- Cloud architecture\n- Fluent English')
  expect(reply.verdict).toBe('weak')
})

test('people led are compared as numbers', async () => {
  expect(await statusesOf(['Leadership of 4+ people', 'Leading a team of 20+ nurses', 'Leading 4+ engineers'])).toEqual(
    ['Leadership of 4+ people: met', 'Leading a team of 20+ nurses: partly', 'Leading 4+ engineers: partly'],
  )
})

test('years are those of the jobs in which it was done', async () => {
  expect(await statusesOf(['5 years in intensive care', '12 years in intensive care'])).toEqual([
    '5 years in intensive care: met',
    '12 years in intensive care: partly',
  ])
})

test('degrees, certificates and languages are looked up with their subject and level', async () => {
  expect(
    await statusesOf(['PhD in nursing', 'Degree in law', 'ALS', 'CISSP certification', 'Fluent French', 'German']),
  ).toEqual([
    'PhD in nursing: not-evidenced',
    'Degree in law: not-evidenced',
    'ALS: met',
    'CISSP certification: not-evidenced',
    'Fluent French: partly',
    'German: not-evidenced',
  ])
})

test('a lower degree is not an alternative, nor are years at anything else', async () => {
  expect(
    await statusesOf(
      [
        'A PhD, or a master’s degree with a doctorate in progress',
        'A specialised tax degree or six years of corporate tax experience',
        'A bachelor’s degree in law or equivalent experience',
      ],
      'en',
      ocularist,
    ),
  ).toEqual([
    'A PhD, or a master’s degree with a doctorate in progress: not-evidenced',
    'A specialised tax degree or six years of corporate tax experience: not-evidenced',
    'A bachelor’s degree in law or equivalent experience: met',
  ])
})

test('what an employer does speaks for its line of business, and for nothing that its people did', async () => {
  expect(await statusesOf(['Lecturing', 'Experience in health care'], 'en', ocularist)).toEqual([
    'Lecturing: not-evidenced',
    'Experience in health care: met',
  ])
})

test('a language is found where a level is asked for in other words', async () => {
  expect(
    await statusesOf(
      ['Swedish at a level that lets you talk to everybody', 'English as our office language'],
      'en',
      ocularist,
    ),
  ).toEqual(['Swedish at a level that lets you talk to everybody: met', 'English as our office language: met'])
})

test('words of the owner’s trade are found whatever their ending, and are no evidence of other years', async () => {
  const asked = ['Ability to fit ocular prostheses', '30 years of making ocular prostheses']
  expect(await statusesOf(asked, 'en', ocularist)).toEqual([
    'Ability to fit ocular prostheses: met',
    '30 years of making ocular prostheses: partly',
  ])
})

test('requirements in prose are found, wishes apart', async () => {
  const reply = await compared(
    'We run three hospitals and are looking for a teacher who has worked in intensive care. You know Moodle. It would be lovely if you spoke French. Please write two pages.',
  )
  expect(reply.requirements.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
    'must: has worked in intensive care.',
    'must: You know Moodle.',
    'nice: It would be lovely if you spoke French.',
  ])
})

test('content that says next to nothing of work is not compared as if it did', async () => {
  const silent = (language: Language): FullContent => ({
    ...contentOf(language),
    experience: [],
    skills: [],
    caseStudies: [],
  })
  const { summary } = await compared('Requirements\n- Wound care', 'en', silent)
  expect(summary).toContain('says too little')
})
