import { expect, test } from 'vitest'
import { URL_MAX } from '#contract/audit/page-address.ts'
import type { Measurement } from './auditor.ts'
import { readLighthouse } from './lighthouse-result.ts'
import { readReport, reportFailure } from './worker-messages.ts'

const measurement: Measurement = {
  url: 'https://one.test/',
  score: 90,
  vitals: { lcp: 1000 },
  notMeasured: ['inp', 'fid'],
  isPartial: false,
  findings: [{ id: 'images', savingMs: 100 }],
}
const unreadable = { failure: 'The report could not be read.' }
const megabyte = 'a'.repeat(1_000_000)

test('a worker’s message is accepted unchanged', () => {
  for (const report of [{ phase: 'loading' }, { measurement }, { failure: 'no' }])
    expect(readReport(report)).toEqual(report)
})

test.each([
  ['an address of a megabyte', { measurement: { ...measurement, url: megabyte } }],
  ['a picture of a megabyte', { measurement: { ...measurement, screenshot: megabyte } }],
  ['more findings than there are', { measurement: { ...measurement, findings: Array(1000).fill({ id: 'images' }) } }],
  ['a figure below nothing', { measurement: { ...measurement, vitals: { lcp: -1 } } }],
  ['a score of 1000', { measurement: { ...measurement, score: 1000 } }],
  ['something besides', { measurement: { ...measurement, isAdmin: true } }],
  ['something besides in a finding', { measurement: { ...measurement, findings: [{ id: 'images', isAdmin: true }] } }],
  ['two things at once', { measurement, failure: 'no' }],
  ['a failure of a megabyte', { failure: megabyte }],
  ['nothing', undefined],
])('%s is no report', (_, report) => {
  expect(readReport(report)).toEqual(unreadable)
})

test('long values of a page are cut before they are reported', () => {
  const result = {
    finalDisplayedUrl: `https://one.test/${megabyte}`,
    categories: { performance: { score: 0.9 } },
    audits: {},
  }
  const { url } = readLighthouse(result)
  expect(url).toHaveLength(URL_MAX)
  expect(JSON.stringify(readReport(reportFailure(new Error(megabyte)))).length).toBeLessThan(1000)
})
