/** Whether the owner has worked in a field of business: told by the employers, in six languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const yes: [Language, string, company: string][] = [
  ['en', 'Has she worked in energy?', 'Vindtal Energy'],
  ['en', 'Any experience in banking?', 'Klarmynt Payments'],
  ['en', 'Has she worked with banks or payments?', 'Klarmynt Payments'],
  ['es', '¿Ha trabajado en energía?', 'Vindtal Energy'],
  ['es', '¿Experiencia en logística?', 'Fjordvane Logistics'],
  ['es', '¿Ha trabajado en turismo?', 'Rejselund Travel'],
  ['fr', "elle a bossé dans l'énergie je crois ?", 'Vindtal Energy'],
  ['fr', 'Elle connaît la finance ?', 'Klarmynt Payments'],
  ['fr', 'A-t-elle travaillé dans les médias ?', 'Stavholt Media'],
  ['de', 'Hat sie auch was mit Banken oder Zahlungen gemacht?', 'Klarmynt Payments'],
  ['de', 'Hat sie in der Energiebranche gearbeitet?', 'Vindtal Energy'],
  ['de', 'Kennt sie den Einzelhandel?', 'Hyllemark Retail'],
  ['zh', '她在能源行业干过吗？', 'Vindtal Energy'],
  ['zh', '物流行业呢？', 'Fjordvane Logistics'],
  ['zh', '有金融行业经验吗？', 'Klarmynt Payments'],
  ['ja', 'エネルギー業界の経験は？', 'Vindtal Energy'],
  ['ja', '小売の経験はありますか？', 'Hyllemark Retail'],
  ['ja', '金融業界で働いたことは？', 'Klarmynt Payments'],
]

test.each(yes)('in %s “%s” is a yes with the employer of that field', (language, question, company) => {
  const { answered, text } = ask(language, question)
  expect(answered).toBe(true)
  expect(text).toMatch(/^(?:Yes: |Sí: |Oui.: |Ja: |是的，|はい、)/)
  expect(text).toContain(company)
})

const none: [Language, string][] = [
  ['en', 'Has she worked in healthcare?'],
  ['en', 'Any automotive experience?'],
  ['en', 'Does she have e-commerce experience?'],
  ['zh', '电商做过没'],
  ['es', '¿Ha trabajado en sanidad?'],
  ['fr', 'Secteur public ?'],
  ['de', 'Erfahrung mit Versicherungen?'],
  ['zh', '她做过医疗行业吗？'],
  ['ja', '官公庁の経験はありますか？'],
]

test.each(none)('in %s “%s” says that no employer was of that field, and names them', (language, question) => {
  const { text } = ask(language, question)
  expect(text).toMatch(/none of|ninguno|aucun|keiner|都不是|はありません/)
  expect(text).toContain('Tegnbro Software')
})

const other: [Language, string][] = [
  ['en', 'How did she build the fraud models for payments?'],
  ['en', 'What gives her so much energy?'],
  ['de', 'Wie hat sie die Zahlungen beschleunigt?'],
]

test.each(other)('in %s “%s” asks for no field', (language, question) => {
  expect(ask(language, question).text).not.toMatch(/^(?:Yes|Ja)|none of|keiner der/)
})
