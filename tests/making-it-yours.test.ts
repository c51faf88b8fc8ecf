/** What the README promises: changing `content/` and nothing else makes a site of one's own. */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { mailFilesIn } from '#tests/builders/mail-files.ts'
import { copyOfTheProject, startTheProject } from './builders/project.ts'

/** The copy's own content. */
const env = { ...process.env, CONTENT_DIR: '' }

async function change(file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(from)
  await writeFile(file, text.replace(from, to))
}

test('name, e-mail and a job changed in content change page, metadata, mail and ledger', {
  timeout: 120_000,
}, async () => {
  const folder = copyOfTheProject()
  await change(join(folder, 'content/owner/profile.yaml'), /name: Mara Lindholm/, 'name: Noor Vastgoed')
  await change(join(folder, 'content/owner/profile.yaml'), /hello@mara-lindholm\.example/g, 'noor@vastgoed.example')
  await change(join(folder, 'content/owner/work.yaml'), /company: Fjordvane Logistics/, 'company: Vastgoed Havens')
  await change(join(folder, 'content/owner/site.yaml'), /sample: true/, 'sample: false')

  const { address, dataDir } = await startTheProject(folder)
  const page = await (await fetch(`${address}/?lng=de`)).text()
  expect(page).toContain('<title>Noor Vastgoed – ')
  expect(page).toContain('Vastgoed Havens')
  expect(page).toContain('mailto:noor@vastgoed.example')
  expect(page).not.toContain('mailto:hello@mara-lindholm.example')

  for (const file of ['/', '/index.md', '/llms.txt', '/agents.md', '/feed.xml', '/resume.json', '/resume.txt'])
    expect([file, /made up/.test(await (await fetch(`${address}${file}?lng=en`)).text())]).toEqual([file, false])

  const answer = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email: 'a@b.example', subject: 'Hello', message: 'Hello' }),
  })
  expect(answer.status).toBe(200)
  const outbox = join(dataDir, 'outbox')
  await vi.waitFor(async () => expect(await mailFilesIn(outbox)).toHaveLength(2), { timeout: 10_000 })
  const files = await mailFilesIn(outbox)
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))))
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['a@b.example', 'noor@vastgoed.example'])

  const ledger = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { contentIn } from './content/owner.ts'
       import { buildLedger } from './content/ledger.ts'
       const job = buildLedger(contentIn('en')).find(({ id }) => id === 'experience.fjordvane-logistics')
       console.log(job.tags.join())`,
    ],
    { cwd: folder, env, encoding: 'utf8' },
  )
  expect(ledger).toContain('Vastgoed Havens')
})

test('a broken key stops the build with the file, the key and the reason', async () => {
  const folder = copyOfTheProject()
  await change(join(folder, 'content/owner/zh/profile.yaml'), /^title:/m, 'titel:')
  const build = () =>
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
  expect(build).toThrow(/content\/owner\/zh\/profile\.yaml:\d+:\d+: titel: is unknown/)
  expect(build).not.toThrow(/\n\s+at |Node\.js v|ContentError/)
})
