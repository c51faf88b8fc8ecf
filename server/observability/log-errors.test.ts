import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { attemptAll } from '#server/thrown.ts'
import { createLog } from './log.ts'

test('each of several failures is in the log with its reason, and without what databases add', async () => {
  const lines: string[] = []
  const output = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLog('warn', output)
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL', row: 'ada@example.org' })
  const sweep = attemptAll({
    rows: () =>
      attemptAll({
        limits: () => Promise.reject(full),
        sessions: async () => {},
      }),
    files: () => Promise.reject(new Error('no such folder')),
  })
  await sweep.catch((err: unknown) => log.warn({ err }, 'not all swept'))
  const [line = ''] = lines
  expect(JSON.parse(line).err.errors.map(({ message }: { message: string }) => message)).toEqual([
    'limits: database or disk is full',
    'files: no such folder',
  ])
  expect(line).toContain('Failed: limits, files')
  expect(line).not.toContain('ada@example.org')
})
