import { expect, test } from 'vitest'
import { comparedIn, comparePath, pairsOf } from './compared.ts'

const studies = ['a', 'b', 'c'].map((id) => ({ id }))

test('each two case studies have one address, by which they are found', () => {
  const pairs = pairsOf(studies)
  expect(pairs.map(comparePath)).toEqual(['/projects?compare=a,b', '/projects?compare=a,c', '/projects?compare=b,c'])
  for (const pair of pairs) expect(comparedIn(studies, comparePath(pair).replace('/projects', ''))).toEqual(pair)
})

test.each(['', '?compare=', '?compare=a', '?compare=b,a', '?compare=a,a', '?compare=a,x', '?other=a,b'])(
  '“%s” asks for no pair',
  (search) => expect(comparedIn(studies, search)).toBeUndefined(),
)

test('of many case studies the first six are compared', () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ id: `study-${i}` }))
  expect(pairsOf(many)).toHaveLength(15)
})
