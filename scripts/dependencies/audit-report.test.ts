import { expect, test } from 'vitest'
import { readAudit, readSignatures } from './audit-report.ts'

const found = (severity: string) => JSON.stringify({ vulnerabilities: { leaky: { severity } } })

test('high and critical vulnerabilities fail, lesser ones are reported', () => {
  for (const severity of ['high', 'critical'])
    expect(readAudit(found(severity))).toEqual({ text: `Known weaknesses: leaky (${severity})`, outcome: 'bad' })
  for (const severity of ['info', 'low', 'moderate'])
    expect(readAudit(found(severity))).toEqual({ text: `Known weaknesses: leaky (${severity})`, outcome: 'fine' })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ text: 'No known weaknesses.', outcome: 'fine' })
})

test('a package whose signature is wrong or missing fails', () => {
  const leaky = { name: 'leaky', version: '1.0.0' }
  for (const lists of [
    { invalid: [leaky], missing: [] },
    { invalid: [], missing: [leaky] },
  ])
    expect(readSignatures(JSON.stringify(lists))).toEqual({
      text: 'Not signed by the registry: leaky@1.0.0',
      outcome: 'bad',
    })
  expect(readSignatures('{"invalid":[],"missing":[]}').outcome).toBe('fine')
})

test('an unavailable registry is reported, but does not fail', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '', detail: '' } })
  const away = JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'no such host\nIn most cases …' } })
  for (const read of [readAudit, readSignatures])
    for (const printed of [refused, away, '', 'npm error', 'null', '[]'])
      expect(read(printed)).toMatchObject({
        text: expect.stringMatching(/^NOT CHECKED.*\)\.$/),
        outcome: 'not checked',
      })
})
