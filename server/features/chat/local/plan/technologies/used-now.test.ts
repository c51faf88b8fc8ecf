/** After a tool it is asked whether it is used today: that is told of the current job, and not what that job is. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const first: Record<Language, (tool: string) => string> = {
  en: (tool) => `Has she used ${tool}?`,
  es: (tool) => `¿Ha usado ${tool}?`,
  fr: (tool) => `A-t-elle utilisé ${tool} ?`,
  de: (tool) => `Hat sie ${tool} benutzt?`,
  zh: (tool) => `她用过 ${tool} 吗`,
  ja: (tool) => `${tool}使ったことある？`,
}

const asked: [Language, string][] = [
  ['en', 'in her current job too?'],
  ['en', 'and at her current company?'],
  ['es', '¿en su empresa actual también?'],
  ['es', '¿lo sigue usando?'],
  ['fr', 'et chez son employeur actuel ?'],
  ['fr', "elle l'utilise encore ?"],
  ['de', 'auch in der aktuellen Firma?'],
  ['de', 'nutzt sie es noch?'],
  ['zh', '在现在的公司呢'],
  ['ja', '今の会社でも？'],
  ['ja', '今も使ってる？'],
]

const no: Record<Language, RegExp> = { en: /^No/, es: /^No/, fr: /^Non/, de: /^Nein/, zh: /没有提到/, ja: /^いいえ/ }

test.each(asked)('%s: %s', (language, question) => {
  const { text } = ask(language, question, [first[language]('Kafka')])
  expect(text).toMatch(no[language])
  expect(text).toContain('Fjordvane')
  expect(text).toContain('Klarmynt')
  expect(ask(language, question, [first[language]('Terraform')]).text).not.toMatch(no[language])
})

test.each<[Language, string]>([
  ['en', "what's her current job?"],
  ['de', 'Was macht sie im aktuellen Job?'],
  ['ja', '今の会社で何をしていますか？'],
])('%s: %s asks of the job itself', (language, question) => {
  expect(ask(language, question, [first[language]('Kafka')]).text).not.toMatch(no[language])
})

test.each<[Language, string]>([
  ['en', 'office location?'],
  ['es', 'lugar de trabajo?'],
  ['fr', 'lieu de travail ?'],
  ['de', 'arbeitsort?'],
  ['zh', '工作地点？'],
  ['ja', '勤務地は？'],
])('%s: %s is told by the town', (language, question) => {
  expect(ask(language, question).text).toMatch(/Copenh|Kopenh|哥本哈根|コペンハーゲン/)
})

test.each<[Language, string]>([
  ['en', 'did EPIC use Terraform?'],
  ['es', '¿EPIC usa Terraform?'],
  ['ja', 'EPICでTerraformを使いましたか'],
])('%s: %s is a yes where a skill names both', (language, question) => {
  expect(ask(language, question).text).not.toMatch(no[language])
})
