import { expect, test } from 'vitest'
import { buildLedger } from '#content/ledger.ts'
import { contentIn } from '#content/owner.ts'
import type { Language } from '#contract/language.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { createPhraseTable } from './phrase-table.ts'
import { createRetrieval } from './retrieval.ts'
import { atOnce } from './steps.ts'

const search = (language: Language, question: string) => knowledgeOf(language).retrieval.search(question)
const first = (language: Language, question: string) => search(language, question).found[0]?.fact.id

test('a question that says nothing but small words is empty', () => {
  for (const question of ['', '?', 'and so on', 'does she have any experience?']) {
    expect(search('en', question)).toMatchObject({ found: [], coverage: 0, empty: true })
  }
})

test('a question that says only what a fact says is covered, one with unknown names is not', () => {
  expect(search('en', 'bearing faults').coverage).toBe(1)
  expect(search('en', 'bearing faults with Salesforce and Snowflake').coverage).toBeLessThan(0.4)
})

test('a plausible slip is understood, another word is not', () => {
  expect(
    search('en', 'kuberntes')
      .found[0]?.fact.tags.concat(expectDefined(search('en', 'kuberntes').found[0]).fact.text)
      .join(),
  ).toContain('Kubernetes')
  expect(search('en', 'Swift').coverage).toBe(0)
  expect(search('en', 'cobol').coverage).toBe(0)
  expect(search('ja', 'ザンジバル').coverage).toBe(0)
})

test('a German compound is found by its parts', () => {
  expect(first('de', 'Betrugsmodell')).toContain('fraud')
})

test('a name in the question decides between projects that share its words', () => {
  expect(first('en', 'What is the cost of EPIC?')).toMatch(/epic|fjordvane|answer/)
})

test('a question is bounded however long it is', () => {
  const { found } = search('en', 'kubernetes fraud turbine '.repeat(200))
  expect(found.length).toBeLessThanOrEqual(8)
})

test('a ledger of nothing finds nothing', () => {
  const none = atOnce(createPhraseTable('en', []))
  const words = {
    fillers: [],
    ordinary: new Set<string>(),
    synonyms: [],
    thesaurus: { employers: [], others: [] },
    phrases: { employers: none, others: none, meanings: none },
    topics: [],
  }
  const content = contentIn('en')
  const empty = atOnce(createRetrieval('en', buildLedger(content).slice(0, 0), words, content.profile.name))
  expect(empty.search('kubernetes')).toMatchObject({ found: [], coverage: 0 })
})

test('an unknown word before a known one names another thing, in a short question', () => {
  expect(search('en', 'any google cloud experience?').coverage).toBeLessThan(0.5)
  expect(search('en', 'Which football team does she support?').coverage).toBeLessThan(0.5)
})

test.each<[Language, string]>([
  ['en', 'Has she ever managed a sales department with quarterly quotas and commissions?'],
  ['de', 'Hat sie schon einmal eine Fabrik mit Robotern und Förderbändern automatisiert?'],
  ['fr', 'A-t-elle déjà dirigé une équipe commerciale avec des objectifs de vente trimestriels ?'],
  ['es', '¿Ha dirigido alguna vez un departamento de ventas con comisiones trimestrales?'],
  ['zh', '她有没有管理过销售部门并负责季度业绩指标？'],
  ['ja', '営業部門を管理して四半期の売上目標を担当したことはありますか？'],
])('many words that no fact has are not made up for by one that some has (%s: %s)', (language, question) => {
  expect(search(language, question).coverage).toBeLessThan(0.5)
})
