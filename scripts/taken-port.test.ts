import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#tests/servers/ports.ts'
import { takenPort } from './taken-port.ts'

test('a port that another program has is named', async () => {
  const [free, taken] = [await freePort(), await freePort()]
  const other = createServer()
  await once(other.listen(taken, '127.0.0.1'), 'listening')
  try {
    expect(await takenPort([free, taken])).toBe(taken)
  } finally {
    other.close()
    await once(other, 'close')
  }
  expect(await takenPort([free, taken])).toBeUndefined()
})
