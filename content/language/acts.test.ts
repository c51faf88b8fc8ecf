/** What is asked of the page is said alike of every owner: their name and fields are read from their files. */
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { cuesIn } from './load/load-cues.ts'

const ofTheSample = /\bmara\b|(?<![a-z])(?:ai|ki|ia|ml)(?![a-z])|cloud|nube|人工智能|云|クラウド/

test.each(languages)('in %s no part of the page is called by the sample’s name or trade', (language) => {
  const acts = Object.entries(cuesIn[language].acts)
  const targets = acts.filter(([id]) => id.startsWith('target') || id === 'travel')
  expect(targets.length).toBeGreaterThan(10)
  expect(targets.filter(([, phrases]) => ofTheSample.test(phrases))).toEqual([])
  expect(acts.filter(([, phrases]) => /\bmara\b/.test(phrases))).toEqual([])
})
