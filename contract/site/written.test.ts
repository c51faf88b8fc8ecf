import { expect, test } from 'vitest'
import { type OwnerParts, type Written, writtenIn } from './written.ts'

const nothing = {
  about: false,
  work: false,
  credentials: false,
  testimonials: false,
  services: false,
  skills: false,
  imprint: false,
}

test.each<[what: string, OwnerParts, Partial<Written>]>([
  ['no file at all', {}, {}],
  ['the least profile', { profile: { name: 'Ada', title: 'Nurse', bio: 'Two words.', email: 'a@b.example' } }, {}],
  ['files with nothing in them', { profile: { skills: {} }, work: {}, skills: null, services: '', talks: {} }, {}],
  ['a summary', { profile: { summary: 'More words.' } }, { about: true }],
  ['expertise', { profile: { coreExpertise: { one: {} } } }, { about: true }],
  ['names of skills', { profile: { skills: { one: {} } } }, { about: true }],
  ['skills', { skills: { one: {} } }, { about: true, skills: true }],
  ['a job', { work: { one: {} } }, { work: true }],
  ['a language', { languages: { en: {} } }, { credentials: true }],
  ['an award', { awards: { one: {} } }, { credentials: true }],
  ['a testimonial', { testimonials: { one: {} } }, { testimonials: true }],
  ['an imprint', { imprint: { text: 'Ada Berg' } }, { imprint: true }],
  ['an imprint that says nothing', { imprint: {} }, {}],
  ['a service', { services: { one: {} } }, { services: true }],
])('%s makes these parts of the site', (_, files, parts) => {
  expect(writtenIn(files)).toEqual({ ...nothing, ...parts })
})
