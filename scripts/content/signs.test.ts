/** Files of any program, signs of YAML, and letters that were lost on the way. */
import { expect, test } from 'vitest'
import { contentToEdit, inOneLine, type Mistake, replacing } from '#tests/builders/edited-content.ts'

const checkAfter = contentToEdit()

/** Each with what is said to be done about it. */
const ofFilesAndSigns: (Mistake & { remedy: RegExp })[] = [
  {
    what: 'a tab is named once, whatever follows from it',
    file: 'owner/work.yaml',
    edit: replacing('  title: Principal', '\ttitle: Principal'),
    found: /^content\/owner\/work\.yaml:5:1: a tab stands before the text$/,
    remedy: /Indent with spaces/,
  },
  {
    what: 'an id that stands twice is named',
    file: 'owner/education.yaml',
    edit: (text) => text + text.slice(text.indexOf('tegnvik-masters:')),
    found: /^content\/owner\/education\.yaml:\d+:1: tegnvik-masters: stands here a second time$/,
    remedy: /Give one of the two another id/,
  },
  {
    what: 'a colon within a text needs quotes',
    file: 'owner/certificates.yaml',
    edit: (text) => text.replace(/^ {2}name: .*/m, '  name: Diploma: first part'),
    found: /^content\/owner\/certificates\.yaml:\d+:9: is no YAML: a line has two keys$/,
    remedy: /in quotes that has a colon/,
  },
  {
    what: 'a blank left out behind a colon is named with the line as it should be',
    file: 'owner/publications.yaml',
    edit: () => 'paper:\n  title: Waves\n  publisher:Ocean Press\n  date: 2020-03\n',
    found: /^content\/owner\/publications\.yaml:3:3: no blank follows the colon of publisher$/,
    remedy: /→ Write publisher: Ocean Press/,
  },
  {
    what: 'so it is where nothing else stands in the entry',
    file: 'owner/services.yaml',
    edit: () => 'course:\n  title:Two days\n',
    found: /^content\/owner\/services\.yaml:2:3: course: no blank follows the colon of title$/,
    remedy: /→ Write title: Two days/,
  },
  {
    what: 'an entry of a list among keys is named as one',
    file: 'owner/testimonials.yaml',
    edit: () => 'eve:\n  author: Eve\n  - role\n  quote: She stays calm.\n',
    found: /^content\/owner\/testimonials\.yaml:3:1: is no YAML: an entry of a list, which begins with -, stands/,
    remedy: /remove the - and give/,
  },
  {
    what: 'a key that is indented too far is named where it stands',
    file: 'owner/imprint.yaml',
    edit: () => 'text: Me\n more: you\n',
    found: /^content\/owner\/imprint\.yaml:2:2: is no YAML: a line is not indented like its neighbours$/,
    remedy: /begin in one column/,
  },
  {
    what: 'so is one that is indented too little',
    file: 'owner/interview.yaml',
    edit: () => 'strengths:\n    answer: Calm.\n  notPublic: true\n',
    found: /^content\/owner\/interview\.yaml:3:1: is no YAML: a line is not indented like its neighbours$/,
    remedy: /begin in one column/,
  },
  {
    what: 'a key with a slip is told the right one',
    file: 'owner/volunteering.yaml',
    edit: () => 'caritas:\n  organisation: Caritas\n',
    found: /^content\/owner\/volunteering\.yaml:2:17: caritas\.organisation: is unknown$/,
    remedy: /Did you mean organization\?/,
  },
  {
    what: 'a text in place of a list is shown how lists are written',
    file: 'owner/skills.yaml',
    edit: (text) => text.replace(/^ {2}technologies:\n(?: {4}- .*\n)+/m, '  technologies: Go, Rust\n'),
    found: /^content\/owner\/skills\.yaml:\d+:17: [\w-]+\.technologies: must be a list$/,
    remedy: /\[one, another\]/,
  },
  {
    what: 'a word that is none of those that there are is told them',
    file: 'owner/profile.yaml',
    edit: replacing('pronouns: she', 'pronouns: xe'),
    found: /^content\/owner\/profile\.yaml:4:11: pronouns: must be one of she, he, they, none$/,
    remedy: /she, he, they, none/,
  },
  {
    what: 'references that would fill the memory are refused',
    file: 'owner/interests.yaml',
    edit: () =>
      'a: &a [x, x]\n'.concat(
        ...Array.from('bcdefgh', (id, i) => `${id}: &${id} [${`*${'abcdefg'[i]}, `.repeat(9)}x]\n`),
      ),
    found: /^content\/owner\/interests\.yaml:1:1: repeats itself too often by references like \*name$/,
    remedy: /Write what is meant in each place/,
  },
  {
    what: 'a file that is not in UTF-8 is refused where it stops being so',
    file: 'owner/awards.yaml',
    edit: () => Buffer.from('# in order\nprix:\n  title: Prix d’été\n'.replace('’', "'"), 'latin1'),
    found: /^content\/owner\/awards\.yaml:3:17: is not in UTF-8$/,
    remedy: /encoding UTF-8/,
  },
  {
    what: 'a file in UTF-16 is refused',
    file: 'owner/talks.yaml',
    edit: () => Buffer.from('talk:\n  title: T\n  event: E\n', 'utf16le'),
    found: /^content\/owner\/talks\.yaml:1:2: is not in UTF-8$/,
    remedy: /encoding UTF-8/,
  },
]

test('files of any program and signs of YAML are named with their remedy', () => {
  const { printed, problems } = checkAfter(ofFilesAndSigns)
  for (const { what, found, remedy } of ofFilesAndSigns) {
    expect(problems, what).toContainEqual(expect.stringMatching(found))
    expect(printed, what).toMatch(remedy)
  }
  // What stands twice is one problem for each entry of the file, and the slip leaves a name missing.
  expect(problems).toHaveLength(ofFilesAndSigns.length + 2)
})

test('a text that YAML ends before a number sign is advised to be put in quotes', () => {
  const { printed: advice } = checkAfter([
    { file: 'owner/work.yaml', edit: replacing('title: Head of ML Platform', 'title: Head of room #3 of the centre') },
    {
      file: 'owner/writing/removed-answer-cache.md',
      edit: (text) => text.replace(/^title: .*/m, "title: 'Cache #2' # mine"),
    },
  ])
  expect(inOneLine(advice)).toMatch(
    /work\.yaml:\d+:10: hyllemark-retail\.title: ends before "#3 of the centre", which is a comment → Put the whole/,
  )
  expect(advice).not.toContain('# mine')
})

test('a byte order mark and line ends of Windows are read', () => {
  const asInWindows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`
  const files = ['work.yaml', 'profile.yaml', 'site.yaml', 'writing/removed-answer-cache.md']
  const { problems, printed } = checkAfter(files.map((file) => ({ file: `owner/${file}`, edit: asInWindows })))
  expect(problems).toEqual([])
  expect(printed).toContain('complete in all languages')
})

test('what would be lost or misread without a word is advised against', () => {
  const { problems, printed } = checkAfter([
    { file: 'owner/job.yaml', edit: () => 'acme:\n  company: Acme\n' },
    { file: 'owner/profile.yaml', edit: replacing('website: https:', 'website: http:') },
    {
      file: 'owner/education.yaml',
      edit: (text) =>
        `${text}\nthird:\n  institution: ETH\n  degree: Ich habe dort vier Jahre lang mit anderen an einer Arbeit geschrieben.\n`,
    },
  ])
  expect(problems).toEqual([])
  expect(inOneLine(printed)).toContain('content/owner/job.yaml: is not read → Did you mean work.yaml?')
  expect(inOneLine(printed)).toMatch(/profile\.yaml:\d+:10: website: is an address without https → Write https/)
  expect(inOneLine(printed)).toMatch(
    /education\.yaml:\d+:11: third\.degree: is not all in one language: some of it reads as German → /,
  )
})

test('a letter that was lost earlier is not published', () => {
  const { problems } = checkAfter([
    { file: 'owner/work.yaml', edit: replacing('title: Head of ML Platform', 'title: Chef de caf\ufffd') },
  ])
  expect(problems).toEqual([
    expect.stringMatching(/hyllemark-retail\.title: a letter was lost in "Chef de caf\ufffd"$/),
  ])
})
