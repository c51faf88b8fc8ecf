import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyOfTheProject } from '#tests/builders/project.ts'

test('without built pages the server says how to build them', async () => {
  const folder = copyOfTheProject()
  const started = promisify(execFile)(process.execPath, ['server/main.ts'], { cwd: folder })
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Run npm run build') })
})
