import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adding, contentToEdit, type Mistake, replacing } from '#tests/builders/edited-content.ts'
import { root } from '#tests/builders/project.ts'

const checkAfter = contentToEdit()

test('the present content has no problem', () => {
  const printed = execFileSync(process.execPath, ['scripts/check-content.ts'], { cwd: root, encoding: 'utf8' })
  expect(printed).toContain('complete in all languages')
})

test('a missing translation is counted, but is no error', () => {
  const { problems, printed } = checkAfter([
    { file: 'owner/de/work.yaml', edit: (text) => text.replace(/^ {4}launch-epic:.*\n/m, '') },
  ])
  expect(problems).toEqual([])
  expect(printed).toContain(
    'de   99 %, 569 of 570 texts\n    de/work.yaml   97 %, 34 of 35 texts\n      next: fjordvane-logistics.achievements.launch-epic\n',
  )
})

test('a figure without a translation is read in the language that it was written in', () => {
  const { problems, printed } = checkAfter([
    {
      file: 'owner/de/projects/epic-ai-platform.yaml',
      edit: (text) => text.replace(/^ {2}fast-under-load: .*\n/m, ''),
    },
    {
      file: 'owner/de/projects/fraud-detection-system.yaml',
      edit: (text) => text.replace(/^.*value: 45\sms.*\n/m, ''),
    },
  ])
  expect(problems).toEqual([])
  expect(printed).toContain('next: outcomes.fast-under-load\n')
  expect(printed).toContain('next: metrics.decisionTime.value\n')
})

test('an answer to no next step is found', () => {
  const { problems } = checkAfter([
    {
      file: 'owner/projects/mlops-transformation.yaml',
      edit: (text) => text.replace('  answers:\n', '  answers:\n    ask-nothing: Nobody asks this.\n'),
    },
  ])
  expect(problems).toContainEqual(
    expect.stringMatching(/diagram\.answers\.ask-nothing: there is no next step "ask-nothing"$/),
  )
})

test('each file that a language lacks is named, and where the check could not go on', () => {
  const { problems, printed } = checkAfter([
    { file: '../contract/site/known-languages.ts', edit: replacing("'ja'", "'ja', 'xx'") },
  ])
  for (const file of ['interface/xx/mail.ts', 'language/xx/terms.txt', 'language/xx/thesaurus/words.txt'])
    expect(problems).toContain(`content/${file}: the file is missing`)
  expect(problems.at(-1)).toMatch(/^scripts\/content\/[\w-]+\.ts:\d+:\d+: cannot go on: /)
  expect(printed).toContain('→ Run npm run typecheck: it names what a language lacks.')
  expect(printed).not.toMatch(/^ +at /m)
})

test('a text that is no more than a copy of the English one is named as advice', () => {
  const english = readFileSync(join(root, 'content/interface/en/offline-page.ts'), 'utf8')
  const { problems, printed } = checkAfter([{ file: 'interface/fr/offline-page.ts', edit: () => english }])
  expect(problems).toEqual([])
  expect(printed).toMatch(
    /content\/interface\/fr\/offline-page\.ts: \w+: is all in English\n {2}→ Write it in French\./,
  )
})

const ofOneFile: Mistake[] = [
  {
    what: 'a bad date is found with its line',
    file: 'owner/projects/epic-ai-platform.yaml',
    edit: replacing('2025-06-17', '2025-06-31'),
    found: /^content\/owner\/projects\/epic-ai-platform\.yaml:\d+:12: published: must be a real date like 2024-03-31$/,
  },
  {
    what: 'a number instead of a text must be quoted',
    file: 'owner/work.yaml',
    edit: replacing('title: Head of ML Platform', 'title: 2020'),
    found: /^content\/owner\/work\.yaml:\d+:10: hyllemark-retail\.title: is no text: write it in quotes$/,
  },
  {
    what: 'an unknown key is found',
    file: 'owner/work.yaml',
    edit: replacing('company: Klarmynt Payments', 'company: Klarmynt Payments\n  salary: much'),
    found: /^content\/owner\/work\.yaml:\d+:\d+: klarmynt-payments\.salary: is unknown$/,
  },
  {
    what: 'a title that is too long is found',
    file: 'owner/services.yaml',
    edit: replacing('title: Cloud Architecture', `title: ${'Cloud '.repeat(20)}`),
    found: /^content\/owner\/services\.yaml:\d+:10: cloud-architecture\.title: is longer than 80 characters$/,
  },
  {
    what: 'a language that no site can have is named with those that there are',
    file: 'owner/site.yaml',
    edit: replacing('- ja', '- it'),
    found: /^content\/owner\/site\.yaml:\d+:5: languages\.5: must be one of en, es, fr, de, zh, ja$/,
  },
  {
    what: 'a feature that there is none of is named',
    file: 'owner/site.yaml',
    edit: adding('features:\n  chatt: false\n'),
    found: /^content\/owner\/site\.yaml:\d+:10: features\.chatt: is unknown$/,
  },
  {
    what: 'a switch that is neither on nor off is named',
    file: 'owner/site.yaml',
    edit: adding('  chat: off\n'),
    found: /^content\/owner\/site\.yaml:\d+:9: features\.chat: must be true or false$/,
  },
]

const ofValuesThatFitTheirTypes: Mistake[] = [
  {
    what: 'an assistant without a name is refused',
    file: 'owner/site.yaml',
    edit: adding('assistant: " "\n'),
    found: /^content\/owner\/site\.yaml:\d+:12: assistant: is empty$/,
  },
  {
    what: 'invalid YAML is found with the line of the error',
    file: 'owner/services.yaml',
    edit: adding('  - ['),
    found: /^content\/owner\/services\.yaml:\d+:\d+: is no YAML: /,
  },
  {
    what: 'a language that is named twice is refused',
    file: 'owner/site.yaml',
    edit: replacing('- ja', '- en'),
    found: /^content\/owner\/site\.yaml:\d+:\d+: languages: names a language twice$/,
  },
  {
    what: 'what a failure reaches needs a sentence that says so',
    file: 'owner/projects/mlops-transformation.yaml',
    edit: (text) => text.replace(/says: Nothing new is trained[^:]*?(?=\n +reaches:)/, 'unknown: true'),
    found:
      /^content\/owner\/projects\/mlops-transformation\.yaml:\d+:\d+: diagram\.nodes\.model-repository\.without\.reaches: needs a sentence: write says in place of unknown: true, or remove reaches$/,
  },
  {
    what: 'a badge is a pictogram or an emoji, and no other word',
    file: 'owner/site.yaml',
    edit: replacing('badges: [bot, cloud, shield]', 'badges: [cloud, 👩‍💻, toString]'),
    found: /^content\/owner\/site\.yaml:\d+:\d+: badges\.2: must be an emoji or one of bot, .*compass$/,
  },
  {
    what: 'an accent that cannot be read is named with its contrast and a remedy',
    file: 'owner/site.yaml',
    edit: adding('accent:\n  light: "#66ccff"\n  dark: "#6cb0ff"\n'),
    found:
      /^content\/owner\/site\.yaml:\d+:10: accent\.light: is hard to read on #\w{6} in the light theme: the contrast is 1\.\d, and 4\.5 is needed; choose a darker colour$/,
  },
]

const betweenFiles: Mistake[] = [
  {
    what: 'a translation of a missing entry is found',
    file: 'owner/de/work.yaml',
    edit: replacing('launch-epic:', 'launch-epics:'),
    found:
      /^content\/owner\/de\/work\.yaml:8:19: fjordvane-logistics\.achievements\.launch-epics: is unknown: nothing in work\.yaml has it$/,
  },
  {
    what: 'a job that ends before it starts is found',
    file: 'owner/work.yaml',
    edit: (text) => text.replace(/end: 20\d\d-\d\d/, 'end: 1999-01'),
    found: /^content\/owner\/work\.yaml:\d+:8: [\w-]+\.end: 1999-01 is before the start /,
  },
  {
    what: 'a language without a code needs a name',
    file: 'owner/languages.yaml',
    edit: adding('klingonese-x: {}\n'),
    found: /languages\.yaml:\d+:15: klingonese-x: is no code of a language: give it a name$/,
  },
  {
    what: 'a dangling reference is found',
    file: 'owner/projects/epic-ai-platform.yaml',
    edit: replacing('work: fjordvane-logistics', 'work: nowhere'),
    found: /^content\/owner\/projects\/epic-ai-platform\.yaml:5:7: work: there is no job "nowhere"$/,
  },
  {
    what: 'a connection to a missing box is found',
    file: 'owner/projects/epic-ai-platform.yaml',
    edit: replacing('to: small-model', 'to: smal-model'),
    found:
      /^content\/owner\/projects\/epic-ai-platform\.yaml:\d+:11: diagram\.connections\.use-small-model\.to: there is no node "smal-model"$/,
  },
  {
    what: 'a walk whose steps do not add up is found',
    file: 'owner/projects/fraud-detection-system.yaml',
    edit: replacing('takes: 6', 'takes: 7'),
    found:
      /fraud-detection-system\.yaml:\d+:\d+: diagram\.walks\.decide-a-payment\.total: is 45, and the steps take 46$/,
  },
  {
    what: 'a walk that jumps is found',
    file: 'owner/projects/fraud-detection-system.yaml',
    edit: replacing('along: publish-model', 'along: read-events'),
    found: /diagram\.walks\.[\w-]+\.steps\.[\w-]+: begins at event-log, where the step before has not been$/,
  },
  {
    what: 'a part that something reaches must be there',
    file: 'owner/projects/mlops-transformation.yaml',
    edit: replacing('reaches: [drift-monitor]', 'reaches: [drift-monitors]'),
    found: /diagram\.nodes\.[\w-]+\.without\.reaches: there is no node "drift-monitors"$/,
  },
  {
    what: 'where some parts say what happens without them, all do',
    file: 'owner/projects/mlops-transformation.yaml',
    edit: replacing(
      '  nodes:\n',
      '  nodes:\n    extra:\n      type: service\n      label: Extra\n      details: More.\n',
    ),
    found: /diagram\.nodes\.extra: does not tell what happens without it: add without\.says, or/,
  },
  {
    what: 'a boundary around an unknown part is found',
    file: 'owner/projects/mlops-transformation.yaml',
    edit: replacing('nodes: [data-warehouse]', 'nodes: [data-lake]'),
    found: /diagram\.boundaries\.business-data\.nodes: there is no node "data-lake"$/,
  },
  {
    what: 'what a part was before must have become one of today',
    file: 'owner/projects/mlops-transformation.yaml',
    edit: replacing('became: model-serving', 'became: model-server'),
    found: /diagram\.before\.nodes\.model-server\.became: there is no node "model-server"$/,
  },
  {
    what: 'a figure that a language claims differently is found',
    file: 'owner/de/projects/fraud-detection-system.yaml',
    edit: (text) => text.replace(/value: 45\sms/, 'value: 46 ms'),
    found: /diagram\.walks\.decide-a-payment\.total: metrics\.decisionTime does not say 45 ms \(de\): 46 ms/,
  },
  {
    what: 'a drawing that is half translated is found',
    file: 'owner/de/projects/mlops-transformation.yaml',
    edit: (text) => text.replace(/^ {6}title: .*\n/m, ''),
    found: /de\/projects\/mlops-transformation\.yaml:.*diagram\.walks\.release-a-model\.title: has no translation/,
  },
  {
    what: 'a picture that is not there is named',
    file: 'owner/profile.yaml',
    edit: (text) => `${text}photo:\n  file: me.jpg\n  words: Me at work\n`,
    found: /^content\/owner\/profile\.yaml:72:9: photo\.file: there is no content\/owner\/pictures\/me\.jpg$/,
  },
  {
    what: 'a missing placeholder is found',
    file: 'interface/fr/errors.ts',
    edit: replacing('{{wait}}', 'plus tard'),
    found: /^content\/interface\/fr\/errors\.ts: rate-limited: has the placeholders none, in English \{\{wait\}\}$/,
  },
  {
    what: 'a missing placeholder in a feature’s texts is found',
    file: 'interface/fr/chat/chat.ts',
    edit: replacing('{{owner}}', 'elle'),
    found: /^content\/interface\/fr\/chat\/chat\.ts: about: has the placeholders none, in English \{\{owner\}\}$/,
  },
  {
    what: 'a file that English does not have is found',
    file: 'interface/fr/chats.ts',
    edit: () => "export const chats = { title: 'Discussions' }\n",
    found: /^content\/interface\/fr\/chats\.ts: unknown file: English has none like it$/,
  },
  {
    what: 'a missing file is found',
    file: 'interface/ja/mail.ts',
    edit: () => '',
    found: /^content\/interface\/ja\/mail\.ts: mail: is not exported$/,
  },
  {
    what: 'a list of words that is not there is found',
    file: 'language/ja/terms.txt',
    edit: () => undefined,
    found: /^content\/language\/ja\/terms\.txt: the file is missing$/,
  },
  {
    what: 'a list without a word is found',
    file: 'language/de/thesaurus/words.txt',
    edit: () => '',
    found: /^content\/language\/de\/thesaurus\/words\.txt: has no line like "word \| word of the same meaning"$/,
  },
  {
    what: 'a meaning that a language has no words for is found',
    file: 'language/meanings/mishaps.txt',
    edit: (text) => text.replace(/ \|\| [^|\n]*(?: \| [^|\n]*)*$/m, ''),
    found: /^content\/language\/meanings: [^:]+: has no words in ja$/,
  },
  {
    what: 'an action of the page with too few examples is found',
    file: 'language/zh/commands.txt',
    edit: replacing('== START_TOUR_GUIDE', '== STOP_TOUR_GUIDE'),
    found: /^content\/language\/zh\/commands\.txt: START_TOUR_GUIDE: has 0 examples; at least 8 are needed$/,
  },
  {
    what: 'an action that the page has none of is found',
    file: 'language/fr/commands.txt',
    edit: replacing('== START_TOUR_GUIDE', '== START_TOUR'),
    found: /^content\/language\/fr\/commands\.txt: .*"START_TOUR" is no action of the page$/,
  },
  {
    what: 'a concept without words in a language is found',
    file: 'language/es/trades.ts',
    edit: (text) => text.replace(/^ {2}gitops:.*\n/m, ''),
    found: /^content\/language\/es\/trades\.ts: gitops: the translation is missing$/,
  },
  {
    what: 'a concept that there is none of is found',
    file: 'language/de/trades.ts',
    edit: replacing('  gitops:', "  gitop: '',\n  gitops:"),
    found: /^content\/language\/de\/trades\.ts: gitop: unknown key: English has none like it$/,
  },
  {
    what: 'a privacy page that omits a stored field is found',
    file: 'interface/fr/privacy.ts',
    edit: (text) => text.replace(/^( {4}name:) .*$/m, "$1 'Zqnom',"),
    found:
      /^content\/interface\/fr\/privacy\.ts: privacyNames\.given\.name: the text of parts\.given does not say "Zqnom"$/,
  },
]

/** One run finds all mistakes of a step. */
const steps = [ofOneFile, ofValuesThatFitTheirTypes, betweenFiles].map((mistakes) => {
  let problems: string[] | undefined
  return {
    mistakes,
    run: () => {
      problems ??= checkAfter(mistakes).problems
      return problems
    },
  }
})

const tests = steps.flatMap(({ mistakes, run }) => mistakes.map(({ what, found }) => [what, { found, run }] as const))
test.for(tests)('%s', ([, { found, run }]) => {
  expect(run()).toContainEqual(expect.stringMatching(found))
})

test('nothing that is right is called a problem', () => {
  const others = steps.flatMap(({ mistakes, run }) =>
    run().filter((problem) => !mistakes.some(({ found }) => found.test(problem))),
  )
  expect(others).toEqual([])
})
