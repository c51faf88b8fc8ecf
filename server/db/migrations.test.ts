import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')

test('every migration only adds, so that the earlier version can run beside the new one', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const statements = (await readFile(join(folder, file), 'utf8')).replace(/^\s*--.*$/gm, '')
    expect(statements, file).not.toMatch(/\b(?:drop|rename|delete from|truncate|alter\s+column)\b/i)
    // The version before does not fill a new column.
    for (const [column] of statements.matchAll(/add column[^;]*not null[^;]*/gi))
      expect(column, file).toMatch(/\bdefault\b/i)
  }
})
