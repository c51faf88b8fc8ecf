import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

test('work runs in the order in which it comes, and what fails holds up nothing', async () => {
  const inTurn = oneByOne()
  const said: string[] = []
  const slow = inTurn(async () => {
    said.push('slow begins')
    await new Promise((resolve) => setImmediate(resolve))
    said.push('slow ends')
    throw new Error('no luck')
  })
  const quick = inTurn(async () => said.push('quick'))
  await expect(slow).rejects.toThrow('no luck')
  expect(await quick).toBe(3)
  expect(said).toEqual(['slow begins', 'slow ends', 'quick'])
})
