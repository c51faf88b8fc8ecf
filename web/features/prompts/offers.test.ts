import { expect, test } from 'vitest'
import { prompts } from '#content/interface/en/prompts.ts'
import { contentIn } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { beOwner, leastSite } from '#tests/builders/owners/small-owner.ts'
import { after, behaviorAt, newSession, newState } from '#web/platform/tracking/behavior-state.ts'
import { actionsOf, findOffer, findQuestion, valuesOf } from './offers.ts'
import { triggers } from './triggers.ts'

const { caseStudies } = contentIn('en')
const first = expectDefined(caseStudies[0])
const surroundings = { device: 'desktop', hasChangedLanguage: false, hasChangedTheme: false } as const
const state = (path: string) => newState(newSession(false), path, 0, surroundings)
const behavior = (path: string) => behaviorAt(state(path), 1000)

test.each(triggers)('%s says what it offers and why, with its numbers', (trigger) => {
  const t = createTranslate('en', prompts)
  expect(t(`${trigger}.because`, valuesOf(trigger))).not.toMatch(/\{\{|because$/)
  const question = findQuestion(trigger)
  expect(actionsOf(trigger, behavior('/')).includes('ask')).toBe(question !== undefined)
  expect(actionsOf(trigger, behavior('/'))).toHaveLength(2)
})

test('what was done already, or is here, is not offered', () => {
  const took = after(state('/'), { type: 'event', event: 'resume-downloaded' }, 1)
  expect(actionsOf('exit_intent', behavior('/'))).toEqual(['resume', 'contact'])
  expect(actionsOf('exit_intent', behaviorAt(took, 2))).toEqual(['contact'])
  expect(actionsOf('case_study_bounce', behavior('/projects'))).toEqual(['ask'])
})

test('a case study that does not exist is not spoken of', () => {
  const left = (id: string) =>
    behaviorAt(after(state(`/case-study/${id}`), { type: 'page', path: '/projects' }, 500), 1000)
  expect(findOffer('case_study_bounce', left('nowhere'), caseStudies)).toBeUndefined()
  expect(findOffer('case_study_bounce', left(first.id), caseStudies)).toMatchObject({ study: first })
})

test('what the site does not have is promised by no prompt', async () => {
  const possible = (find: typeof findOffer) =>
    triggers.filter((one) => !one.startsWith('case_study') && find(one, behavior('/'), caseStudies))
  const usual = possible(findOffer)
  await beOwner({ 'site.yaml': { ...leastSite, features: { resumeByMail: false, audit: false } } })
  const left = possible((await import('./offers.ts')).findOffer)
  expect(usual.filter((one) => !left.includes(one))).toEqual([
    'experience_focus',
    'initial_hesitation',
    'mobile_optimization_interest',
  ])
})
