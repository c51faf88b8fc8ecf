import { expect, test } from 'vitest'
import { readAudit } from './audit-report.ts'

const found = (severity: string) => JSON.stringify({ vulnerabilities: { leaky: { severity } } })

test('high and critical weaknesses fail, lesser ones are told', () => {
  for (const severity of ['high', 'critical'])
    expect(readAudit(found(severity))).toEqual({ text: `Known weaknesses: leaky (${severity})`, isBad: true })
  for (const severity of ['info', 'low', 'moderate'])
    expect(readAudit(found(severity))).toEqual({ text: `Known weaknesses: leaky (${severity})`, isBad: false })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ text: 'No known weaknesses.', isBad: false })
})

test('a registry that does not answer is said to be one, and is no finding', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '', detail: '' } })
  for (const printed of [refused, '', 'npm error'])
    expect(readAudit(printed)).toMatchObject({ text: expect.stringMatching(/^NOT CHECKED/), isBad: false })
})
