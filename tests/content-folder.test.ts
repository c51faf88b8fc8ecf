import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

test('a degree and its subject without a translation are marked as the one text that pages show', async () => {
  const folder = await ownerElsewhere('site.yaml', (text) => text)
  await rm(join(folder, 'de/education.yaml'))
  const print = `
    import { contentIn } from '#content/owner.ts'
    import { backgroundGroups } from '#content/background/background-entries.ts'
    const { fallback, records } = contentIn('de')
    const [education] = backgroundGroups('de', records)
    console.log(JSON.stringify([education.id, education.entries.map(({ title }) => [title, fallback.texts.includes(title)])]))`
  const [id, titles] = JSON.parse(runWith(folder, ['--input-type=module', '-e', print])) as [
    string,
    [string, boolean][],
  ]
  expect(id).toBe('education')
  expect(titles[0]?.[0]).toContain(', ')
  expect(titles.map(([, isMarked]) => isMarked)).not.toContain(false)
})

test('the assistant has the name that the settings give it', async () => {
  const folder = await ownerElsewhere('site.yaml', (text) => `${text}assistant: Tove\n`)
  const print = `
    import { llmsText } from '#server/features/markdown/llms.ts'
    import { openKnowledge } from '#server/knowledge/knowledge.ts'
    import { loadPageTexts } from '#server/knowledge/page-texts.ts'
    import { pageMeta } from '#web/page-words.ts'
    const texts = await loadPageTexts('en')
    console.log(JSON.stringify({
      llms: await llmsText('https://example.com'),
      page: pageMeta(texts, 'chat').description,
      answers: openKnowledge()('en').assistantName,
    }))`
  const said = JSON.parse(runWith(folder, ['--input-type=module', '-e', print])) as Record<string, string>
  expect(said).toEqual({
    llms: expect.stringContaining('Tove, the assistant that answers questions from the ledger.'),
    page: 'Ask Tove, the assistant on this site, about the work of Mara Lindholm.',
    answers: 'Tove',
  })
  expect(JSON.stringify(said)).not.toMatch(/\bIda\b/)
})

test('a fault there is named with the whole path', async () => {
  const folder = await ownerElsewhere('profile.yaml', (text) => text.replace('pronouns: she', 'pronouns: it'))
  expect(() => runWith(folder, ['scripts/check-content.ts'])).toThrow(`${folder}/profile.yaml:4:11: pronouns: `)
})

test('a broken picture is named with its remedy, by the check and by what would show it', async () => {
  const folder = await ownerElsewhere('site.yaml', (text) => `${text}\n`)
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'pictures/me.jpg'), 'no picture')
  const named = `${folder}/pictures/me.jpg: is no picture that can be read`
  expect(() => runWith(folder, ['scripts/check-content.ts'])).toThrow(`${named}\n  → Save it anew`)
  expect(() => runWith(folder, ['--input-type=module', '-e', "import '#content/owner.ts'"])).toThrow(
    `has 1 problem:\n${named}\n  → Save it anew`,
  )
})
