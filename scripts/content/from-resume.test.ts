import { expect, test } from 'vitest'
import { ownerFrom } from './from-resume.ts'
import { parseJsonResume } from './json-resume.ts'

/** Which keys of profile.yaml an import would like to have. */
function wantedOf(basics: object): string[] {
  const read = parseJsonResume({ basics: { name: 'Kofi Mensah', email: 'kofi@mensah.example', ...basics } })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const { wanted } = ownerFrom(read.resume, 'en', new Date('2026-11-01'))
  return wanted.filter(({ file }) => file === 'profile.yaml').map(({ key }) => key)
}

test('pronouns are asked for as long as a résumé names none that texts can use', () => {
  expect(wantedOf({})).toContain('pronouns')
  expect(wantedOf({ pronouns: 'xe/xem' })).toContain('pronouns')
  expect(wantedOf({ pronouns: 'He/him' })).not.toContain('pronouns')
  expect(wantedOf({ pronouns: 'none' })).not.toContain('pronouns')
})
