/** Which project was the biggest, the last or the first: asked in six languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const biggest: [Language, string, RegExp][] = [
  ['en', 'which of her projects was the biggest', /^This site does not rank its projects\. It shows EPIC/],
  ['es', '¿Cuál fue su proyecto más importante?', /^Este sitio no ordena los proyectos/],
  ['fr', "son plus gros projet c'est quoi", /^Ce site ne classe pas les projets/],
  ['de', 'Was war ihr größtes Projekt?', /^Eine Rangfolge der Projekte steht hier nicht/],
  ['zh', '她最厉害的项目是哪个？', /^本站没有给项目排名/],
  ['ja', '一番大きい案件ってどれ', /^プロジェクトの順位は書かれていません/],
]

test.each(biggest)(
  'in %s “%s” ranks nothing, and begins with the project that is shown first',
  (language, question, says) => {
    const { answered, text } = ask(language, question)
    expect(answered).toBe(true)
    expect(text).toMatch(says)
  },
)

const latest: [Language, string][] = [
  ['en', 'what was her last project'],
  ['es', '¿Cuál fue su último proyecto?'],
  ['fr', 'Quel est son dernier projet ?'],
  ['de', 'was war denn ihr letztes großes projekt'],
  ['zh', '她最近做的项目是什么？'],
  ['ja', '最近のプロジェクトは？'],
]

test.each(latest)('in %s “%s” is the project of the present job', (language, question) => {
  const { text } = ask(language, question)
  expect(text).toMatch(/^[^.。]*EPIC/)
  expect(text).not.toMatch(/Betrugserkennung|Fraud Detection|antifraude|不正検知|欺诈/)
})

test('the first project is that of the earliest job', () => {
  expect(ask('en', 'What was her first project?').text).toMatch(/^Fraud Detection System/)
})

const goesOn: [Language, string, asks: string, says: RegExp][] = [
  ['en', 'which of her projects was the biggest', 'was that hard?', /seven systems/],
  ['de', 'was war denn ihr letztes großes projekt', 'wars schwer?', /sieben Systemen/],
]

test.each(goesOn)('in %s after “%s”, “%s” is asked of that project', (language, first, question, says) => {
  expect(ask(language, question, [first]).text).toMatch(says)
})

test('a language that nobody here has used is not answered with the one that was told', () => {
  expect(ask('en', 'and rust?', ['Does she know Go?']).text).toMatch(
    /^No: nothing on this site says that she has used Rust/,
  )
  expect(ask('es', 'y rust?', ['¿Sabe Go?']).text).toMatch(/^No: .*Rust/)
})

const alone: [Language, string, string][] = [
  ['en', 'Tell me about EPIC', 'did she do it alone?'],
  ['es', 'Háblame de EPIC', '¿Lo hizo sola?'],
  ['fr', "Parlez-moi d'EPIC", "et elle l'a fait toute seule ?"],
  ['de', 'Erzähl mir von EPIC', 'Hat sie das allein gemacht?'],
  ['ja', 'EPICについて教えて', '一人でやったんですか'],
]

test.each(alone)(
  'in %s the teams that use a project are nobody who built it (“%s”, “%s”)',
  (language, first, question) => {
    expect(ask(language, question, [first]).text).toMatch(
      /does not say|no dice|ne dit pas|steht hier nicht|書かれていません/,
    )
  },
)

test('who was led in the job that a project was part of had a part in it', () => {
  const { text } = ask('en', 'did she do it alone?', ['Tell me about the fraud detection system'])
  expect(text).toMatch(/^No, others had a part in it: .*five engineers/)
})
