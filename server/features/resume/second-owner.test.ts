/** The résumé of an owner of another trade, of whom no line of code knows. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Owner } from '#contract/content/owner.ts'
import { openI18n } from '#server/i18n.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { readerInRole } from './reader.ts'
import { tailor } from './tailor.ts'

const nurse = expectDefined(readOwner(join(import.meta.dirname, '../../../tests/content/nurse-educator')).inLanguage.en)
const skills: Owner['skills'] = {
  // What only colleagues of another trade would look for.
  swabs: {
    name: 'Swab Testing',
    category: 'Laboratory',
    level: 85,
    technologies: ['PCR'],
    achievements: { 'shorten-tests': 'Halved the latency of testing with a new architecture of the night shift' },
  },
  charting: {
    name: 'Patient Records',
    category: 'Records',
    level: 85,
    technologies: ['Cerner'],
    achievements: { 'train-charting': 'Taught 90 nurses to write records at the bedside' },
  },
  teaching: {
    name: 'Clinical Teaching',
    category: 'Education',
    level: 85,
    technologies: ['SimMan', 'Moodle'],
    achievements: { 'lead-debriefings': 'Led 300 debriefings on the ward' },
  },
}

async function resumeFor(role: string, labels: Owner['labels'] = {}) {
  const knowledgeOf = openKnowledge((language) => assemble(language, { ...nurse, skills, labels }, findIn([])))
  const made = { language: 'en', siteUrl: 'https://example.com', at: 0, layout: 'standard' } as const
  return await tailor(knowledgeOf, openI18n(), made, readerInRole(role))
}

async function strengthsFor(role: string, labels: Owner['labels'] = {}) {
  const { sections } = await resumeFor(role, labels)
  const strengths = expectDefined(sections.find(({ kind }) => kind === 'strengths'))
  return strengths.items.map(({ lines }) => lines[0]?.label?.text)
}

test('a colleague of a nurse finds first what their jobs and projects name most', async () => {
  expect(await strengthsFor('developer')).toEqual(['Clinical Teaching', 'Patient Records', 'Swab Testing'])
})

test('an owner may say what colleagues look for', async () => {
  expect(await strengthsFor('developer', { colleagueLooksFor: 'testing; night shift' })).toEqual([
    'Patient Records',
    'Swab Testing',
    'Clinical Teaching',
  ])
})

test('a résumé calls skills, availability and colleagues as the owner’s labels do', async () => {
  const labels = { skills: 'What I teach', availability: 'Free for courses', colleague: 'Nurse or midwife' }
  const forColleagues = await resumeFor('developer', labels)
  expect(forColleagues.madeFor?.reader).toBe('Nurse or midwife')
  expect(forColleagues.sections.find(({ kind }) => kind === 'skills')?.heading).toBe('What I teach')
  const forRecruiters = await resumeFor('recruiter', labels)
  expect(forRecruiters.availability?.label).toBe('Free for courses')
  expect(forRecruiters.madeFor?.reader).toBe('recruiters')
})
