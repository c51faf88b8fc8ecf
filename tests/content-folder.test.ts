import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, sampleFolder } from '#tests/builders/project.ts'

/** A copy of the sample's files, elsewhere, with one edit. */
async function ownerElsewhere(file: string, edit: (text: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(sampleFolder, folder, { recursive: true })
  await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')))
  return folder
}

const runWith = (CONTENT_DIR: string, parameters: string[]): string =>
  execFileSync(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, CONTENT_DIR },
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('the owner’s files may be in another folder', async () => {
  const folder = await ownerElsewhere('profile.yaml', (text) => text.replace('Mara Lindholm', 'Noor Vastgoed'))
  expect(runWith(folder, ['scripts/check-content.ts'])).toContain('complete in all languages')
  const print = "import { profile } from '#content/owner.ts'; console.log(profile.name)"
  expect(runWith(folder, ['--input-type=module', '-e', print])).toBe('Noor Vastgoed\n')
})

test('a fault there is named with the whole path', async () => {
  const folder = await ownerElsewhere('profile.yaml', (text) => text.replace('pronouns: she', 'pronouns: it'))
  expect(() => runWith(folder, ['scripts/check-content.ts'])).toThrow(`${folder}/profile.yaml:4:11: pronouns: `)
})
