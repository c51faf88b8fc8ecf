/** What is asked after a list was told: whether there is more, and what no list tells, in six languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const others: [Language, string, string, RegExp][] = [
  ['en', 'Does she have certificates?', 'any others?', /^This site names no others\./],
  ['en', 'Where did she study?', 'any other degrees?', /^This site names no others\./],
  ['es', '¿Tiene certificados?', '¿Algún otro?', /^Este sitio no nombra más\./],
  ['fr', 'Elle a des certifications ?', "d'autres certifs ?", /^Ce site n’en cite pas d’autres\./],
  ['de', 'Hat sie Zertifikate?', 'Noch andere?', /^Weitere sind hier nicht genannt\./],
  ['zh', '她有证书吗？', '还有别的吗？', /^本站没有提到其他的。/],
  ['ja', '資格はありますか？', '他にはありますか？', /^ほかには記載がありません。/],
]

test.each(others)('in %s after “%s”, “%s” names nothing again that was told', (language, first, question, says) => {
  expect(ask(language, question, [first]).text).toMatch(says)
})

const untold: [Language, string, string[]][] = [
  ['en', 'Where did she study?', ['what grade?', 'what was her thesis about?', 'did she get a scholarship?']],
  ['es', '¿Dónde estudió?', ['¿Qué nota sacó?', '¿De qué trataba su tesis?', '¿Tuvo una beca?']],
  [
    'fr',
    'Où a-t-elle étudié ?',
    ['Avec quelle mention ?', 'Sur quoi portait son mémoire ?', 'Elle avait une bourse ?'],
  ],
  [
    'de',
    'Wo hat sie studiert?',
    ['Welche Note hatte sie?', 'Worum ging die Masterarbeit?', 'Hatte sie ein Stipendium?'],
  ],
  ['zh', '她在哪里读的大学？', ['成绩怎么样？', '毕业论文写的什么？', '拿过奖学金吗？']],
  ['ja', 'どこの大学ですか？', ['成績は？', '卒論のテーマは？', '奨学金はもらいましたか？']],
]

test.each(
  untold.flatMap(([language, first, questions]) => questions.map((question) => [language, first, question] as const)),
)('in %s after “%s”, “%s” is said not to be told', (language, first, question) => {
  const { answered, text } = ask(language, question, [first])
  expect(answered).toBe(false)
  expect(text).toContain('Tegnvik')
})

test('what else somebody does is not asked of a list of languages', () => {
  expect(ask('en', 'what else does she do?', ['Which languages does she speak?']).text).not.toMatch(/no others/)
})
