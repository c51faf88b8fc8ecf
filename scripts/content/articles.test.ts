import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, sampleFolder } from '#tests/builders/project.ts'
import { checkContent } from './check.ts'
import type { Problem } from './problem.ts'

const FILE = 'writing/first-article.md'
const front = 'title: A first article\nsummary: It says what was tried, and what came of it.\npublished: 2025-01-31\n'
const article = (text: string, more = '') => `---\n${front}${more}---\n\n${text}\n`

/** What the check says of the sample with other files beside it. */
async function check(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(sampleFolder, folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const { problems, unpublishable, translations } = await checkContent(join(root, 'content'), {
    folder,
    shownAs: 'owner',
  })
  return { problems: problems.map(said), unpublishable: unpublishable.map(said), translations }
}

const said = ({ file, line, column, key, reason }: Problem) =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${key}: ${reason}`

test('an article with front matter and text has no problem', async () => {
  const { problems, unpublishable } = await check({
    [FILE]: article('It went well.', 'projects: [epic-ai-platform]\n'),
  })
  expect([problems, unpublishable]).toEqual([[], []])
})

test.each([
  ['text alone', 'It went well.\n', '1:1 : must begin with a line ---, the title and the like, and another line ---'],
  ['no summary', article('Well.').replace(/summary.*\n/, ''), '2:1 summary: is missing'],
  [
    'a date that is none',
    article('Well.').replace('01-31', '02-31'),
    '4:12 published: must be a real date like 2024-03-31',
  ],
  ['an unknown key', article('Well.', 'author: me\n'), '5:9 author: is unknown'],
  ['YAML that is none', article('Well.', 'tags: [a\n'), '6:1 : is no YAML'],
  ['no text', article(''), 'text: is empty'],
  ['a language that the site does not have', article('Well.', 'language: xx\n'), '5:11 language: '],
])('an article with %s is named with its place', async (_, text, expected) => {
  const { problems } = await check({ [FILE]: text })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`owner/${FILE}`)
  expect(problems[0]).toContain(expected)
})

test.each([
  ['a heading of the first level', '# Again', 'has a heading of the first level'],
  ['HTML', 'So <b>bold</b>.', 'has HTML, which is not shown'],
  ['a footnote', 'So it was.[^1]\n\n[^1]: Really.', 'has a footnote'],
  ['a picture of another site', '![A ward](https://a.example/ward.jpg)', 'shows "https://a.example/ward.jpg"'],
  ['a link that runs code', '[Press](javascript:alert(1))', 'leads to "javascript:alert(1)"'],
  ['a link to an article that is not there', '[More](/writing/none)', 'leads to /writing/none, which is not there'],
  ['a picture that is not there', '![A ward at night](ward.jpg)', 'there is no owner/pictures/ward.jpg'],
])('in the text, %s is named with its line', async (_, text, expected) => {
  const { problems } = await check({ [FILE]: article(`First.\n\n${text}`) })
  expect(problems[0]).toContain(`owner/${FILE}:9:1 `)
  expect(problems[0]).toContain(expected)
})

test('an article is about projects that are there', async () => {
  const { problems } = await check({ [FILE]: article('Well.', 'projects: [none]\n') })
  expect(problems).toEqual([`owner/${FILE}:5:12 projects.0: there is no project "none"`])
})

test('a stand-in for a text and a picture without words keep an article from being published', async () => {
  const { unpublishable } = await check({ [FILE]: article('TODO\n\n![](ward.png)') })
  expect(unpublishable.map((one) => one.replace(/ text\.\d+/, ''))).toEqual([
    `owner/${FILE}:7:1: "TODO" stands in the place of a text`,
    `owner/${FILE}:9:1: "" does not say what the picture shows`,
  ])
})

test('a translation needs title, summary and text, and an article to belong to', async () => {
  const translation = '---\ntitle: Ein erster Artikel\ntags:\n  none: Nichts\n---\n\nEs ging gut.\n'
  const { problems } = await check({
    [FILE]: article('Well.'),
    [`de/${FILE}`]: translation,
    'fr/writing/other.md': article('Bien.'),
    'en/writing/first-article.md': article('Well.'),
  })
  expect(problems.map((one) => one.replace(/:\d+:\d+/, ''))).toEqual([
    `owner/de/${FILE} tags: is unknown: nothing in ${FILE} has it`,
    `owner/de/${FILE} summary: is missing`,
    `owner/en/${FILE} : ${FILE} is in this language already`,
    'owner/fr/writing/other.md : is a translation of nothing: write writing/other.md, with language: fr if it is in no other',
  ])
})

test('what is not translated is counted', async () => {
  const { translations } = await check({ [FILE]: article('Well.') })
  expect(translations.find(({ file }) => file === `ja/${FILE}`)).toEqual({
    language: 'ja',
    file: `ja/${FILE}`,
    texts: 3,
    missing: ['title', 'summary', 'text'],
  })
})
