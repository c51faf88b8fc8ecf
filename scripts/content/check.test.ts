import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, sampleFolder } from '#tests/builders/project.ts'

/** Faults found in a copy of the content after one edit, or with one new file, as the command prints them. */
const faultsAfter = async (file: string, edit: (text: string) => string): Promise<string[]> =>
  (await checkAfter(file, edit)).faults

async function checkAfter(
  file: string,
  edit: (text: string) => string,
): Promise<{ faults: string[]; printed: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['content', 'contract', 'scripts', 'server'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  await rm(join(folder, 'content/owner'), { recursive: true })
  await cp(sampleFolder, join(folder, 'content/owner'), { recursive: true })
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const path = join(folder, 'content', file)
  const before = await readFile(path, 'utf8').catch(() => undefined)
  const after = edit(before ?? '')
  expect(after, 'the edit changes something').not.toBe(before)
  await writeFile(path, after)
  try {
    const run = { cwd: folder, env: { ...process.env, CONTENT_DIR: '' }, encoding: 'utf8', stdio: 'pipe' } as const
    return { faults: [], printed: execFileSync(process.execPath, ['scripts/check-content.ts'], run) }
  } catch (error) {
    const { stderr, stdout } = error as { stderr: string; stdout: string }
    return { faults: inLines(stderr), printed: stdout }
  }
}

/** Each problem in a line, without its remedy and the count at the end. */
const inLines = (stderr: string): string[] =>
  stderr
    .replace(/\n {2}→ .*(?:\n {4}.*)*/g, '')
    .replace(/\n {4}/g, ' ')
    .replace(/\n+\d+ problems?.*\n$/, '')
    .trim()
    .split('\n')

test('the present content has no problem', () => {
  const printed = execFileSync(process.execPath, ['scripts/check-content.ts'], { cwd: root, encoding: 'utf8' })
  expect(printed).toContain('complete in all languages')
})

test('a missing translation is counted, but is no error', async () => {
  const { faults, printed } = await checkAfter('owner/de/work.yaml', (text) =>
    text.replace(/^ {4}launch-epic:.*\n/m, ''),
  )
  expect(faults).toEqual([])
  expect(printed).toContain(
    'de   99 %, 387 of 388 texts\n    de/work.yaml   97 %, 34 of 35 texts\n      next: fjordvane-logistics.achievements.launch-epic\n',
  )
})

test('a translation of a missing entry is reported', async () => {
  const faults = await faultsAfter('owner/de/work.yaml', (text) => text.replace('launch-epic:', 'launch-epics:'))
  expect(faults).toEqual([
    'content/owner/de/work.yaml:8:19: fjordvane-logistics.achievements.launch-epics: is unknown: nothing in work.yaml has it',
  ])
})

test('a dangling reference is reported', async () => {
  const faults = await faultsAfter('owner/projects/epic-ai-platform.yaml', (text) =>
    text.replace('work: fjordvane-logistics', 'work: nowhere'),
  )
  expect(faults).toEqual(['content/owner/projects/epic-ai-platform.yaml:5:7: work: there is no job "nowhere"'])
})

test('a connection to a missing box is reported', async () => {
  const faults = await faultsAfter('owner/projects/epic-ai-platform.yaml', (text) =>
    text.replace('to: access-policy', 'to: acces-policy'),
  )
  expect(faults).toEqual([
    'content/owner/projects/epic-ai-platform.yaml:130:11: diagram.connections.resolve-rights.to: there is no node "acces-policy"',
  ])
})

test('a bad date is reported with its line', async () => {
  const faults = await faultsAfter('owner/projects/epic-ai-platform.yaml', (text) =>
    text.replace('2025-06-17', '2025-06-31'),
  )
  expect(faults).toEqual([
    expect.stringMatching(
      /^content\/owner\/projects\/epic-ai-platform\.yaml:\d+:12: published: must be a real date like 2024-03-31$/,
    ),
  ])
})

test('a picture that is not there is named', async () => {
  const faults = await faultsAfter(
    'owner/profile.yaml',
    (text) => `${text}photo:\n  file: me.jpg\n  words: Me at work\n`,
  )
  expect(faults).toEqual(['content/owner/profile.yaml:72:9: photo.file: there is no content/owner/pictures/me.jpg'])
})

test('a language without a code needs a name', async () => {
  const faults = await faultsAfter('owner/languages.yaml', (text) => `${text}klingonese-x: {}\n`)
  expect(faults).toEqual([
    expect.stringMatching(/languages\.yaml:\d+:15: klingonese-x: is no code of a language: give it a name$/),
  ])
})

test('a number instead of a text must be quoted', async () => {
  const faults = await faultsAfter('owner/work.yaml', (text) =>
    text.replace('title: Head of ML Platform', 'title: 2020'),
  )
  expect(faults).toEqual([
    expect.stringMatching(
      /^content\/owner\/work\.yaml:\d+:10: hyllemark-retail\.title: is no text: write it in quotes$/,
    ),
  ])
})

test('invalid YAML is reported with the line of the error', async () => {
  const faults = await faultsAfter('owner/services.yaml', (text) => `${text}\n  - [`)
  expect(faults[0]).toMatch(/^content\/owner\/services\.yaml:\d+:\d+: is no YAML: /)
})

test('an unknown key is reported', async () => {
  const faults = await faultsAfter('owner/work.yaml', (text) =>
    text.replace('company: Klarmynt Payments', 'company: Klarmynt Payments\n  salary: much'),
  )
  expect(faults).toEqual([
    expect.stringMatching(/^content\/owner\/work\.yaml:\d+:\d+: klarmynt-payments: has the unknown key salary$/),
  ])
})

test('a job that ends before it starts is reported', async () => {
  const faults = await faultsAfter('owner/work.yaml', (text) => text.replace(/end: 20\d\d-\d\d/, 'end: 1999-01'))
  expect(faults).toEqual([
    expect.stringMatching(/^content\/owner\/work\.yaml:\d+:8: [\w-]+\.end: 1999-01 is before the start /),
  ])
})

test('a title that is too long is reported', async () => {
  const faults = await faultsAfter('owner/services.yaml', (text) =>
    text.replace('title: Cloud Architecture', `title: ${'Cloud '.repeat(20)}`),
  )
  expect(faults).toEqual([
    expect.stringMatching(
      /^content\/owner\/services\.yaml:\d+:10: cloud-architecture\.title: is longer than 80 characters$/,
    ),
  ])
})

test('a missing placeholder is reported', async () => {
  const faults = await faultsAfter('interface/fr/errors.ts', (text) => text.replace('{{wait}}', 'plus tard'))
  expect(faults).toEqual([
    'content/interface/fr/errors.ts: rate-limited: has the placeholders none, in English {{wait}}',
  ])
})

test('a missing placeholder in a feature’s texts is reported', async () => {
  const faults = await faultsAfter('interface/fr/chat.ts', (text) => text.replace('{{owner}}', 'elle'))
  expect(faults).toEqual(['content/interface/fr/chat.ts: about: has the placeholders none, in English {{owner}}'])
})

test('a file that English does not have is reported', async () => {
  const faults = await faultsAfter('interface/fr/chats.ts', () => "export const chats = { title: 'Discussions' }\n")
  expect(faults).toEqual(['content/interface/fr/chats.ts: unknown file: English has none like it'])
})

test('a missing file is reported', async () => {
  const faults = await faultsAfter('interface/ja/mail.ts', () => '')
  expect(faults).toEqual(['content/interface/ja/mail.ts: mail: is not exported'])
})

test('a concept without words in a language is reported', async () => {
  const faults = await faultsAfter('language/es/trades.ts', (text) => text.replace('gitops:', 'gitop:'))
  expect(faults).toEqual([
    'content/language/es/trades.ts: gitops: the translation is missing',
    'content/language/es/trades.ts: gitop: unknown key: English has none like it',
  ])
})

test('a privacy page that omits a stored field is reported', async () => {
  const faults = await faultsAfter('interface/fr/privacy.ts', (text) => text.replace('avec votre nom et', 'avec'))
  expect(faults).toEqual([
    'content/interface/fr/privacy.ts: privacyNames.given.name: the text of parts.given does not say "votre nom"',
  ])
})

const settingFault = async (edit: (text: string) => string) => (await faultsAfter('owner/site.yaml', edit)).join('\n')

test('an accent that cannot be read is named with its contrast and a remedy', async () => {
  const accent = 'accent:\n  light: "#66ccff"\n  dark: "#6cb0ff"\n'
  expect(await settingFault((text) => `${text}\n${accent}`)).toMatch(
    /^content\/owner\/site\.yaml:\d+:10: accent\.light: is hard to read on #\w{6} in the light theme: the contrast is 1\.\d, and 4\.5 is needed; choose a darker colour$/,
  )
})

test('a language that no site can have is named with those that there are', async () => {
  expect(await settingFault((text) => text.replace('- ja', '- it'))).toMatch(
    /^content\/owner\/site\.yaml:\d+:5: languages\.5: must be one of en, es, fr, de, zh, ja$/,
  )
})

test('a language that is named twice is refused', async () => {
  expect(await settingFault((text) => text.replace('- ja', '- en'))).toMatch(
    /^content\/owner\/site\.yaml:\d+:\d+: languages: names a language twice$/,
  )
})

test('a feature that there is none of is named', async () => {
  expect(await settingFault((text) => `${text}\nfeatures:\n  chatt: false\n`)).toMatch(
    /^content\/owner\/site\.yaml:\d+:3: features: has the unknown key chatt$/,
  )
})

test('a switch that is neither on nor off is named', async () => {
  expect(await settingFault((text) => `${text}\nfeatures:\n  chat: off\n`)).toMatch(
    /^content\/owner\/site\.yaml:\d+:9: features\.chat: must be true or false$/,
  )
})
