import { expect, test } from 'vitest'
import { newVisitor } from '#tests/builders/behavior.ts'
import { beOwner, leastProfile, leastSite } from '#tests/builders/owners/small-owner.ts'
import type { Behavior, Section } from '#web/platform/tracking/behavior.ts'
import { type HintId, hints, isDue, isInView } from './hints.ts'

const due = (what: Partial<Behavior>, inView: Section[] = []): HintId[] =>
  hints.filter((hint) => isDue(hint, { ...newVisitor, ...what }, new Set(inView))).map(({ id }) => id)

test('there are eight, each with its own id', () => {
  expect(new Set(hints.map(({ id }) => id)).size).toBe(8)
})

test.each<[HintId, number]>([
  ['welcome-chat', 3000],
  ['scroll-exploration', 5000],
  ['language-switcher', 8000],
  ['theme-toggle', 15_000],
])('%s is due after %d ms on the page', (id, ms) => {
  expect(due({ pageMs: ms - 1 })).not.toContain(id)
  expect(due({ pageMs: ms })).toContain(id)
})

test('what waits for scrolling is due above a fifth of the page', () => {
  expect(due({ scrollDepth: 20 })).toEqual([])
  expect(due({ scrollDepth: 21 })).toEqual(['projects-navigation'])
})

test.each<[HintId, Section]>([
  ['interactive-elements', 'about'],
  ['resume-download', 'experience'],
  ['performance-analysis', 'projects'],
])('%s is due once the section %s has come into view', (id, section) => {
  expect(due({}, [])).toEqual([])
  expect(due({}, [section])).toEqual([id])
})

test('a section is in view with three tenths of it, or of the window where it is longer', () => {
  expect(isInView(119, 400, 800)).toBe(false)
  expect(isInView(120, 400, 800)).toBe(true)
  expect(isInView(239, 4000, 800)).toBe(false)
  expect(isInView(240, 4000, 800)).toBe(true)
  expect(isInView(0, 0, 800)).toBe(false)
})

test.each<[HintId, Partial<Behavior>]>([
  ['welcome-chat', { hasUsedChat: true }],
  ['scroll-exploration', { scrollDepth: 1 }],
  ['language-switcher', { hasChangedLanguage: true }],
  ['theme-toggle', { hasChangedTheme: true }],
  ['projects-navigation', { projectsViewed: ['epic-ai-platform'] }],
  ['resume-download', { hasDownloadedResume: true }],
])('%s is not for those who have found it', (id, known) => {
  const all = { pageMs: 20_000, scrollDepth: id === 'scroll-exploration' ? 0 : 30 }
  expect(due(all, ['experience'])).toContain(id)
  expect(due({ ...all, ...known }, ['experience'])).not.toContain(id)
})

const skill = { name: 'Triage', category: 'Wards', level: 90 }
const project = { title: 'A', published: '2026-03-01', icon: 'workflow', color: 'blue', description: 'A card.' }
const everything = {
  'profile.yaml': { ...leastProfile, summary: 'More about me.' },
  'skills.yaml': { triage: skill },
  'work.yaml': { ward: { company: 'St Anne', title: 'Nurse' } },
  'projects/card.yaml': project,
}

test.each<[what: string, settings: object, gone: HintId[]]>([
  ['nothing', {}, []],
  ['the résumé for a reader', { features: { resumeByMail: false } }, ['resume-download']],
  ['the chat', { features: { chat: false } }, ['welcome-chat', 'performance-analysis']],
  ['audits', { features: { audit: false } }, ['performance-analysis']],
  ['case studies', { features: { caseStudies: false } }, ['scroll-exploration', 'projects-navigation']],
  ['the jobs', { sections: ['caseStudies', 'about', 'contact'] }, ['scroll-exploration']],
  ['About', { sections: ['caseStudies', 'work', 'contact'] }, ['scroll-exploration', 'interactive-elements']],
  ['other languages', { languages: ['en'] }, ['language-switcher']],
])('without %s no hint speaks of it', async (_, settings, gone) => {
  await beOwner({ ...everything, 'site.yaml': { ...leastSite, ...settings } })
  const left = (await import('./hints.ts')).hints.map(({ id }) => id)
  expect(hints.map(({ id }) => id).filter((id) => !left.includes(id))).toEqual(expect.arrayContaining(gone))
  expect(left).toHaveLength(hints.length - gone.length)
})
