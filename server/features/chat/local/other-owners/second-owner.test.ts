/** The assistant for an owner of another trade, of whom no line of code knows. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { answerLocally } from '../answer.ts'

const { inLanguage, problems } = readOwner(join(import.meta.dirname, '../../../../../tests/content/nurse-educator'))
const knowledgeOf = openKnowledge((language) => assemble(language, expectDefined(inLanguage[language]), findIn([])))

function ask(language: Language, ...messages: string[]) {
  const said = messages.map((content) => ({ role: 'user' as const, content }))
  const message = expectDefined(said.at(-1)).content
  return answerLocally(knowledgeOf(language), {
    message,
    history: said.slice(0, -1),
    role: 'unknown',
    now: Date.UTC(2026, 10),
  })
}

test('the second owner’s content is in order', () => {
  expect(problems).toEqual([])
})

test.each([
  ['Who is he?', 'Daniel Okoro is a Nurse Educator at St Brannoc Hospital'],
  ['Has he a degree?', 'BSc'],
  ['Does he speak French?', 'Yes, he speaks French'],
  ['Does he speak German?', 'No: German'],
  ['Is he ALS certified?', 'Advanced Life Support'],
  ['Is he AWS certified?', 'No: '],
  ['Where did he work in 2012?', 'Queensgate Infirmary'],
  ['What did he do before St Brannoc?', 'Harrow Lane Clinic'],
  ['How many people does he lead at St Brannoc?', 'Four people'],
  ['Has he used Moodle?', 'Yes: he has used Moodle in one of three jobs'],
  ['Did he use Moodle at Harrow Lane?', 'No: for Harrow Lane Clinic'],
  ['Did he ever work for Google?', 'No: this site does not say that he ever worked at Google'],
  ['Does he know Kubernetes?', 'No: nothing on this site says that he has used Kubernetes'],
  ['What came of the early warning course?', '31% lower'],
  ['How did he lower patient falls?', '22%'],
  ['What was his longest job?', 'St Brannoc Hospital'],
  ['What are his strengths?', 'I stay calm'],
  ['What is his salary?', 'not public'],
  ['Where is he based?', 'Leeds'],
  ['What does he offer?', 'Ward Workshops'],
])('%s', (question, said) => {
  expect(ask('en', question).text).toContain(said)
})

test.each([
  ['Hat er studiert?', 'BSc'],
  ['Wo hat er 2012 gearbeitet?', 'Queensgate Infirmary'],
  ['Hat er bei Harrow Lane Moodle benutzt?', 'Nein: Für Harrow Lane Clinic'],
  ['Was hat er vor St Brannoc gemacht?', 'Harrow Lane Clinic'],
])('%s', (question, said) => {
  expect(ask('de', question).text).toContain(said)
})

test.each<[Language, string, string[], string[]]>([
  [
    'en',
    'What are his rates?',
    ['Ward Workshops: £640 a day, travel within Yorkshire', 'Simulation Days: £640 a day.'],
    ['simulation-days', 'workshops'],
  ],
  [
    'en',
    'What does a workshop cost?',
    ['Ward Workshops: £640 a day, travel within Yorkshire included.'],
    ['workshops'],
  ],
  [
    'de',
    'Wie hoch ist sein Tagessatz?',
    ['Workshops auf Station: 640 £ am Tag, Anreise', 'Simulationstage: 640 £ am Tag.'],
    ['simulation-days', 'workshops'],
  ],
  ['de', 'Was kosten die Simulationstage?', ['Simulationstage: 640 £ am Tag.'], ['simulation-days']],
])('in %s, asked %s, the prices of services are said', (language, question, prices, services) => {
  const { text, citations, answered } = ask(language, question)
  expect(answered).toBe(true)
  for (const price of prices) expect(text).toContain(price)
  const cited = citations.map(({ id }) => id).filter((id) => id.endsWith('.price'))
  expect(cited.toSorted()).toEqual(services.map((id) => `service.${id}.price`))
})

test('a service that is named is answered with its own price', () => {
  expect(ask('de', 'Was kosten die Simulationstage?').citations).toHaveLength(1)
})

test('this owner’s fields lead to the expertise, and this owner is not the assistant', () => {
  expect(ask('en', 'Guide me to simulation training').markers).toBe('[GUIDE_TO_AI_CLOUD]')
  expect(ask('en', 'Are you Daniel?').text).toContain('a program, not a person')
})

test('a conversation keeps what it is about', () => {
  expect(ask('en', 'What did he do at Harrow Lane?', 'How long was he there?').text).toContain(
    'five years and seven months',
  )
  expect(ask('en', 'Has he used Cerner?', 'And Moodle?').text).toContain('Moodle in one of three jobs')
})

test.each<[Language, string, string]>([
  ['en', 'Scroll to the testimonials', 'This page has no such section.'],
  ['de', 'Scrolle zu den Kundenstimmen', 'Einen solchen Abschnitt hat diese Seite nicht.'],
])(
  'a section that the owner has nothing for is said to be missing, and nothing moves (%s)',
  (language, message, said) => {
    const { text, markers } = ask(language, message)
    expect(text).toBe(said)
    expect(readMarkers(markers).actions).toEqual([])
  },
)
