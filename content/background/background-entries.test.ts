import { expect, test } from 'vitest'
import { contentIn } from '../owner.ts'
import { backgroundGroups } from './background-entries.ts'

test('a level stands beside its language where it is short, and below it where it is a sentence', () => {
  const { records } = contentIn('en')
  const note = 'Basic, enough to agree on dates with carriers'
  const spokenLanguages = [
    { id: 'cs', name: 'Czech', isNative: false, level: 'basic' as const, levelText: note },
    { id: 'da', name: 'Danish', isNative: false, level: 'basic' as const, levelText: 'Basic' },
    { id: 'de', name: 'German', isNative: false, level: 'basic' as const },
  ]
  const [group] = backgroundGroups('en', { ...records, spokenLanguages }).filter(({ id }) => id === 'languages')
  expect(group?.entries.map(({ details, aside }) => [details, aside])).toEqual([
    [[note], undefined],
    [[], 'Basic'],
    [[], undefined],
  ])
})
