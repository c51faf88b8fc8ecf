/** What an owner wrote is told to the sentence that answers, and what they did not write is named as the visitor typed it. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const beekeeper = await knowledgeOfResume('en', {
  basics: {
    name: 'Mirja Halden',
    label: 'Beekeeper',
    email: 'mirja@halden.example',
    pronouns: 'she/her',
    summary: 'Bees and their keepers.',
  },
  work: [
    {
      name: 'Linden Apiaries',
      position: 'Head Beekeeper',
      startDate: '2018-03',
      highlights: [
        'Tried hive scales with a radio link in the orchard. They were precise, but the batteries froze, and we took them down again.',
        'Cut the time for a full inspection round from 12 hours to 4 hours with colour codes on the lids.',
        'Kept 12 observation hives open for visitors over two summers.',
      ],
    },
    { name: 'Moor Honey', position: 'Assistant', startDate: '2014-04', endDate: '2018-02' },
  ],
})

const ask = (message: string, language: Language = 'en') =>
  answerLocally(beekeeper(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('a reason that stands in a later sentence of a highlight is told', () => {
  expect(ask('Why did the hive scales not stay in the orchard?')).toContain('the batteries froze')
})

test.for([
  ['en', 'Has she got any experience with falconry or taxidermy in Gotland?', '“falconry or taxidermy in Gotland”'],
  ['fr', 'A-t-elle une expérience de la fauconnerie et de la taxidermie ?', 'fauconnerie et de la taxidermie'],
  ['ja', '自動車の内装デザインはやったことありますか?', '自動車の内装デザイン'],
] as const)('what nothing here tells is named as it was typed (%s)', ([language, question, named]) => {
  expect(ask(question, language)).toContain(named)
})

test('of two facts with the number of a question, the one that counts the same thing comes first', () => {
  expect(ask('How did they get a round from 12 hours down?')).toMatch(/^(?:Linden Apiaries: )?Cut the time/)
})

test.for([
  ['en', 'What does she think of nuclear power?', '“nuclear power”'],
  ['de', 'Was halten Sie von Funkmasten im Orchard?', 'Funkmasten im Orchard'],
  ['fr', 'Il pense quoi des antennes radio imposées ?', 'antennes radio imposées'],
  ['es', '¿Qué opina de las antenas de radio en los huertos?', 'antenas de radio en los huertos'],
  ['ja', '電波塔についてどう思いますか?', '電波塔'],
] as const)(
  'what she thinks of a matter is not told by a deed that shares a word with it (%s)',
  ([language, question, named]) => {
    // It may be told as what comes closest.
    const [told = ''] = ask(question, language).split(
      /What comes closest|Am nächsten kommt|Ce qui s’en approche|Lo más cercano|いちばん近い/,
    )
    expect(told).toContain(named)
    expect(told).not.toContain('hive scales')
  },
)

test('why something was broken off is not told of what this site does not name', () => {
  expect(ask('Warum haben Sie die Promotion an der XYZ mit batteries abgebrochen?', 'de')).not.toContain('froze')
})
