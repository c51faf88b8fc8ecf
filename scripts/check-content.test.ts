import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Faults found in a copy of the content after one edit, or with one new file, as the command prints them. */
async function faultsAfter(file: string, edit: (text: string) => string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['content', 'contract', 'scripts'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const path = join(folder, 'content', file)
  const before = await readFile(path, 'utf8').catch(() => undefined)
  const after = edit(before ?? '')
  expect(after, 'the edit changes something').not.toBe(before)
  await writeFile(path, after)
  try {
    execFileSync(process.execPath, ['scripts/check-content.ts'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    return (error as { stderr: string }).stderr.trim().split('\n')
  }
}

test('the content as it stands has no fault', () => {
  const printed = execFileSync(process.execPath, ['scripts/check-content.ts'], { cwd: root, encoding: 'utf8' })
  expect(printed).toContain('complete in all languages')
})

test('a missing translation is named by file and key', async () => {
  const faults = await faultsAfter('locales/de/experience.ts', (text) =>
    text.replace("'launch-epic':", "'launch-epics':"),
  )
  expect(faults).toEqual([
    'content/locales/de/experience.ts: fjordvane-logistics.achievements.launch-epic: the translation is missing',
    'content/locales/de/experience.ts: fjordvane-logistics.achievements.launch-epics: unknown id: nothing in the data has it',
  ])
})

test('a dangling reference is named', async () => {
  const faults = await faultsAfter('case-studies/epic-ai-platform.ts', (text) =>
    text.replace("experience: 'fjordvane-logistics'", "experience: 'nowhere'"),
  )
  expect(faults).toEqual(['content/case-studies/epic-ai-platform.ts: experience: there is no job "nowhere"'])
})

test('a connection to a box that is not there is named', async () => {
  const faults = await faultsAfter('case-studies/epic-ai-platform.ts', (text) =>
    text.replace("to: 'access-policy'", "to: 'acces-policy'"),
  )
  expect(faults).toEqual([
    'content/case-studies/epic-ai-platform.ts: diagram.connections.resolve-rights.to: there is no node "acces-policy"',
  ])
})

test('a bad date is named', async () => {
  const faults = await faultsAfter('case-studies/epic-ai-platform.ts', (text) =>
    text.replace('2025-06-17', '2025-06-31'),
  )
  expect(faults).toEqual(['content/case-studies/index.ts: 0.published: must be a real date like 2024-03-31'])
})

test('a job that ends before it starts is named', async () => {
  const faults = await faultsAfter('experience.ts', (text) => text.replace(/end: '20\d\d-\d\d'/, "end: '1999-01'"))
  expect(faults).toEqual([expect.stringMatching(/^content\/experience\.ts: [\w-]+\.end: 1999-01 is before the start /)])
})

test('an over-long title is named', async () => {
  const faults = await faultsAfter('locales/en/services.ts', (text) =>
    text.replace("title: 'Cloud Architecture'", `title: '${'Cloud '.repeat(20)}'`),
  )
  expect(faults).toEqual(['content/locales/en/services.ts: cloud-architecture.title: is longer than 80 characters'])
})

test('a lost placeholder is named', async () => {
  const faults = await faultsAfter('locales/fr/errors.ts', (text) => text.replace('{{wait}}', 'plus tard'))
  expect(faults).toEqual(['content/locales/fr/errors.ts: rate-limited: has the placeholders none, in English {{wait}}'])
})

test('a lost placeholder of a feature’s texts is named', async () => {
  const faults = await faultsAfter('locales/fr/chat.ts', (text) => text.replace('{{owner}}', 'elle'))
  expect(faults).toEqual(['content/locales/fr/chat.ts: about: has the placeholders none, in English {{owner}}'])
})

test('a file that English does not have is named', async () => {
  const faults = await faultsAfter('locales/fr/chats.ts', () => "export const chats = { title: 'Discussions' }\n")
  expect(faults).toEqual(['content/locales/fr/chats.ts: unknown file: English has none like it'])
})

test('a missing file is named', async () => {
  const faults = await faultsAfter('locales/ja/mail.ts', () => '')
  expect(faults).toEqual(['content/locales/ja/mail.ts: mail: is not exported'])
})

test('a fact that an advert’s concept names and that is not there is named', async () => {
  const faults = await faultsAfter('advert-concepts.ts', (text) =>
    text.replace("'skill.data-science.achievement.find-drift'", "'skill.data-science.drift'"),
  )
  expect(faults).toEqual([
    'content/advert-concepts.ts: data-science.facts: there is no fact "skill.data-science.drift"',
  ])
})

test('a question of a buyer whose nearest fact there is none of is named', async () => {
  const faults = await faultsAfter('buyer-questions.ts', (text) =>
    text.replace("'profile.location'", "'profile.place'"),
  )
  expect(faults).toEqual(['content/buyer-questions.ts: place: there is no fact "profile.place"'])
})

test('a concept that a language has no words for is named', async () => {
  const faults = await faultsAfter('locales/es/advert.ts', (text) => text.replace('gitops:', 'gitop:'))
  expect(faults).toEqual([
    'content/locales/es/advert.ts: concepts.gitops: the translation is missing',
    'content/locales/es/advert.ts: concepts.gitop: unknown id: nothing in the data has it',
  ])
})
