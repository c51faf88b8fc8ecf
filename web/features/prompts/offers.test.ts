import { expect, test } from 'vitest'
import { prompts } from '#content/interface/en/prompts.ts'
import { contentIn } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { after, behaviorAt, newSession, newState } from '#web/platform/tracking/behavior-state.ts'
import { actionsOf, findOffer, findQuestion, type Topic, valuesOf } from './offers.ts'
import { triggers } from './triggers.ts'

const { caseStudies } = contentIn('en')
const first = expectDefined(caseStudies[0])
const surroundings = { device: 'desktop', hasChangedLanguage: false, hasChangedTheme: false } as const
const state = (path: string) => newState(newSession(false), path, 0, surroundings)
const behavior = (path: string) => behaviorAt(state(path), 1000)
const topics: Topic[] = [...triggers, 'study_deep_dive']

test.each(topics)('%s says what it offers and why, with its numbers', (topic) => {
  const t = createTranslate('en', prompts)
  expect(t(`${topic}.because`, valuesOf(topic))).not.toMatch(/\{\{|because$/)
  const question = findQuestion(topic)
  expect(actionsOf(topic, behavior('/')).includes('ask')).toBe(question !== undefined)
  expect(actionsOf(topic, behavior('/'))).toHaveLength(2)
})

test('what was done already, or is here, is not offered', () => {
  const took = after(state('/'), { type: 'event', event: 'resume-downloaded' }, 1)
  expect(actionsOf('exit_intent', behavior('/'))).toEqual(['resume', 'contact'])
  expect(actionsOf('exit_intent', behaviorAt(took, 2))).toEqual(['contact'])
  expect(actionsOf('case_study_bounce', behavior('/projects'))).toEqual(['ask'])
})

test('who stays on a case study is spoken to of that one, who stays on all of them is not', () => {
  const onOne = findOffer('project_deep_dive', behavior(`/case-study/${first.id}`), caseStudies)
  expect(onOne).toEqual({ topic: 'study_deep_dive', study: first })
  expect(findOffer('project_deep_dive', behavior('/projects'), caseStudies)).toEqual({ topic: 'project_deep_dive' })
})

test('a case study that does not exist is not spoken of', () => {
  const left = (id: string) =>
    behaviorAt(after(state(`/case-study/${id}`), { type: 'page', path: '/projects' }, 500), 1000)
  expect(findOffer('case_study_bounce', left('nowhere'), caseStudies)).toBeUndefined()
  expect(findOffer('case_study_bounce', left(first.id), caseStudies)).toMatchObject({ study: first })
})
