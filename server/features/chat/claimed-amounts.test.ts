/** An amount that a question claims is denied where the sentence about the same tells another, in every language, and only there. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const atHyllemark = 'Hyllemark Retail'

test.each<[Language, string, string]>([
  ['en', 'So she grew the team to 46 people?', 'Not 46 people'],
  ['en', 'and release time went from six months to two days?', 'Not six months'],
  ['de', 'Dort führte sie 46 Leute, oder?', 'Nicht 46 Leute'],
])('in %s a claim about what was talked about is held against it: %s', (language, question, denied) => {
  expect(ask(language, question, [atHyllemark]).text).toContain(denied)
})

test.each<[Language, string, string]>([
  ['en', 'She stayed at Klarmynt for five years, right?', 'Not five years'],
  ['en', 'The wind turbine model warned 30 days ahead, right?', 'Not 30 days'],
  ['de', 'Stimmt es, dass die Betrugserkennung die Schäden um 28 % gesenkt hat?', 'Nicht 28 %'],
  ['fr', 'Chez Hyllemark, elle a dirigé 46 personnes, c’est bien ça ?', 'Pas 46 personnes'],
  ['es', '¿En Hyllemark dirigió a 46 personas?', 'No 46 personas'],
  ['zh', '在Hyllemark她带了46人的团队吧？', '不是46人'],
  ['zh', 'Hyllemark 的模型发布周期是从六个月缩短到两天吗？', '不是六个月'],
  ['ja', 'Hyllemarkでは46人のチームを率いたんですよね？', '46人ではありません'],
  ['ja', 'Hyllemarkではモデルのリリースが6か月から2日になったのですか？', '6か月ではありません'],
])('in %s an amount that the facts tell otherwise is denied: %s', (language, question, denied) => {
  expect(ask(language, question).text).toContain(denied)
})

test.each<[Language, string, RegExp]>([
  ['en', 'Did she cut the cost per answer by 57%?', /Not 57/],
  ['en', 'Did release time at Hyllemark go from six weeks to two days?', /Not (six|two)/],
  ['en', 'Were there five engineers at Klarmynt?', /Not five/],
  ['de', 'Hat sie bei Klarmynt fünf Leute geführt?', /Nicht fünf/],
  ['fr', 'Chez Hyllemark, elle a dirigé huit personnes ?', /Pas huit/],
  ['zh', '在Hyllemark她带了8人的团队吧？', /不是8/],
  ['ja', 'Hyllemarkでは8人のチームを率いたんですよね？', /8人ではありません/],
])('in %s an amount that the facts have is not denied: %s', (language, question, denied) => {
  expect(ask(language, question).text).not.toMatch(denied)
})
