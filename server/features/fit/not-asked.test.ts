import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { advertHeadings as headings } from '#tests/builders/assistant/advert-headings.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { advertLanguage } from './advert/advert-language.ts'
import { readAdvert } from './advert/requirements.ts'
import { createComparison } from './compare.ts'

const read = async (line: string, language: Language) => {
  const { requirements, notAsked } = await readAdvert(`${headings[language]}\n- ${line}`, advertLanguage(language))
  return { asked: requirements.map(({ kind, text }) => `${kind}: ${text}`), notAsked }
}

const refusals: Record<Language, string[]> = {
  en: [
    'No Java',
    'You have never worked with Java',
    'You do not need to know Terraform',
    'You don’t need to know Terraform, Java or Kotlin',
    'Java, Scala or Terraform are not required',
    'No degree required',
    'No prior management experience needed',
    'Terraform (not required)',
    'Degree: not required',
    'We do not care about degrees',
    'We ask nothing about school marks',
    'Regular bench work is not part of the job',
  ],
  de: [
    'Kein Java',
    'Sie haben noch nie mit Java gearbeitet',
    'Terraform müssen Sie nicht kennen',
    'Kein Studium erforderlich',
    'Sie müssen weder Java noch Terraform kennen',
  ],
  fr: [
    'Pas de Java',
    'Vous n’avez jamais travaillé avec Java',
    'Vous n’avez pas besoin de connaître Terraform',
    'Aucun diplôme requis',
  ],
  es: [
    'Nada de Java',
    'Nunca has trabajado con Java',
    'No necesitas conocer Terraform',
    'No se requiere título universitario',
    'Sin experiencia previa en gestión',
  ],
  zh: ['不要求 Java', '从未使用过 Java', '无需了解 Terraform', '学历不限', '不需要管理经验'],
  ja: ['Java不要', 'Javaを使ったことがない方', 'Terraformの知識は必要ありません', '学歴不問', '未経験者歓迎'],
}

test.for(languages)('what is not required, or not to have been done, is no requirement in %s', async (language) => {
  for (const line of refusals[language]) expect(await read(line, language)).toEqual({ asked: [], notAsked: [line] })
})

test('what is required beside it still is', async () => {
  const both: [Language, string, string, string][] = [
    ['en', 'Five years of Python, no degree required', 'Five years of Python', 'no degree required'],
    ['en', 'Python and no Java', 'Python', 'no Java'],
    ['de', 'Python, ein Studium ist nicht nötig', 'Python', 'ein Studium ist nicht nötig'],
    ['fr', 'Python, diplôme non exigé', 'Python', 'diplôme non exigé'],
    ['es', 'Python, no es necesario un título', 'Python', 'no es necesario un título'],
    ['zh', '精通 Python，学历不限', '精通 Python', '学历不限'],
    ['ja', 'Pythonの経験5年以上、学歴不問', 'Pythonの経験5年以上', '学歴不問'],
  ]
  for (const [language, line, asked, notAsked] of both)
    expect(await read(line, language)).toEqual({ asked: [`must: ${asked}`], notAsked: [notAsked] })
})

test('what is no must but welcome is a wish', async () => {
  const wishes: [Language, string][] = [
    ['en', 'Terraform is not required, but a plus'],
    ['de', 'Terraform ist kein Muss, aber von Vorteil'],
    ['fr', 'Terraform n’est pas obligatoire mais serait un plus'],
    ['es', 'No es imprescindible Terraform, pero se valora'],
    ['zh', 'Terraform 非必须，有则加分'],
    ['ja', 'Terraformは必須ではありませんが、あれば歓迎'],
  ]
  for (const [language, line] of wishes)
    expect(await read(line, language)).toEqual({ asked: [`nice: ${line}`], notAsked: [] })
})

test('what only sounds like a refusal is a requirement', async () => {
  const asked: [Language, string][] = [
    ['en', 'You know not only Java but also Kotlin'],
    ['en', 'No less than five years of Python'],
    ['de', 'Kubernetes ist für Sie kein Fremdwort'],
    ['de', 'Nicht nur Java, sondern auch Python'],
    ['fr', 'Vous connaissez non seulement Java mais aussi Python'],
    ['es', 'No solo Java, sino también Python'],
    ['zh', '不仅熟悉 Java，还熟悉 Python'],
    ['zh', '无障碍设计经验'],
    ['ja', 'JavaだけでなくPythonの経験'],
  ]
  for (const [language, line] of asked)
    expect(await read(line, language)).toEqual({ asked: [`must: ${line}`], notAsked: [] })
})

test('what stands under a heading that asks for nothing is not asked for', async () => {
  const advert = 'Requirements\n- Python\n\nWhat you don’t need:\n- Java\n- A degree\n\nNot required\nKotlin'
  const { requirements, notAsked } = await readAdvert(advert, advertLanguage('en'))
  expect(requirements.map(({ text }) => text)).toEqual(['Python'])
  expect(notAsked).toEqual(['Java', 'A degree', 'Kotlin'])
})

test('lines that ask for nothing change no verdict', async () => {
  const compare = createComparison(knowledgeOf)
  const lines = '- Kubernetes\n- Terraform\n- Kafka'
  for (const language of languages) {
    const advert = `${headings[language]}\n${lines}`
    const more = `${advert}\n${refusals[language].map((line) => `- ${line}`).join('\n')}`
    const { notAsked, ...judged } = await compare(more, language, 0)
    const { notAsked: none, ...without } = await compare(advert, language, 0)
    expect([judged, none]).toEqual([without, []])
    expect(notAsked).toEqual(refusals[language])
  }
})

test.each([
  [
    'zh',
    '精通 Python，经验不限',
    '三年以上护理经验\n经验不限\n- 英语流利',
    ['精通 Python', '三年以上护理经验', '英语流利'],
  ],
  ['ja', 'Pythonが使える、経験不問', '経験不問\n- 普通自動車免許', ['Pythonが使える', '普通自動車免許']],
] as const)('that any experience will do goes for nothing else (%s)', async (language, sentence, lines, asked) => {
  const advert = `${headings[language]}\n- ${sentence}\n- ${lines}`
  const { requirements } = await readAdvert(advert, advertLanguage(language))
  expect(requirements.map(({ text }) => text)).toEqual(asked)
})
