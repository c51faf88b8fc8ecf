import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a log on a full disk does not end the process', () => {
  const lines = 20_000
  const program = `
    const { createLog } = await import('${import.meta.dirname}/log.ts')
    const log = createLog('info')
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < ${lines}; i++) {
      log.info({ i }, 'x'.repeat(1000))
      if (i % 100 === 0) await new Promise((next) => setImmediate(next))
    }
    globalThis.gc()
    process.stderr.write(String(process.memoryUsage().heapUsed - before))
    process.exit(7)`
  const { status, stderr } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 7, stderr: expect.stringMatching(/^-?\d+$/) })
  // Of 20 MB.
  expect(Number(stderr)).toBeLessThan(5_000_000)
})
