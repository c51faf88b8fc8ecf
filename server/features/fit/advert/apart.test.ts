/** What an advert asks for in sentences that list several things, and in sentences that speak to nobody. */
import { expect, test } from 'vitest'
import { interpreter, judged } from '#tests/builders/assistant/interpreter.ts'

test('a sentence that lists years, languages and a permit asks for each of them', async () => {
  const { verdict, asked } = await judged(
    'Nous cherchons une interprète avec 10 ans d’expérience, anglais C1, arabe courant et permis de conduire. La traduction de pièces est un plus.',
  )
  expect(asked).toEqual([
    '10 ans d’expérience: met',
    'anglais C1: met',
    'arabe courant: not-evidenced',
    'permis de conduire.: not-evidenced',
    'La traduction de pièces est un plus.: met',
  ])
  expect(verdict).toBe('partial')
})

test('what is said of the person sought, and a sentence that only names a language or a permit, is asked for', async () => {
  const { asked } = await judged(
    'Nous recherchons une personne parlant couramment arabe et titulaire du permis de conduire. Anglais courant.',
  )
  expect(asked).toEqual([
    'Nous recherchons une personne parlant couramment arabe: not-evidenced',
    'titulaire du permis de conduire.: not-evidenced',
    'Anglais courant.: met',
  ])
})

/** Of one line under a heading. */
const partsOf = async (heading: string, language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja', line: string) => {
  const { requirements } = await interpreter(`${heading}\n- ${line}`, language, Date.UTC(2026, 10))
  return requirements.map(({ text }) => text)
}

test.each([
  ['en', 'Requirements', '10 years of nursing | a degree in it | English at C1 | a driving licence', ', ', ' and '],
  [
    'de',
    'Anforderungen',
    'Studium der Pflege | fünf Jahre Erfahrung mit Wunden | Führerschein Klasse B',
    ', ',
    ' und ',
  ],
  ['es', 'Requisitos', 'Inglés B2 | francés C1 | permiso de conducir', ', ', ' y '],
  ['zh', '任职要求', '5年以上Java经验 | 英语流利 | 本科以上学历 | 有驾照', '，', '，'],
  ['ja', '応募資格', '5年以上の実務経験 | 英語ビジネスレベル | 大学卒業 | 普通自動車免許', '、', '、'],
] as const)(
  'a line that lists what none can stand for another is parted (%s)',
  async (language, heading, list, comma, and) => {
    const parts = list.split(' | ')
    const line = parts.slice(0, -1).join(comma) + and + parts.at(-1)
    expect(await partsOf(heading, language, line)).toEqual(parts)
  },
)

test.each([
  'a doctorate, or a master’s degree',
  'a degree, a certificate or five years of work',
  'German, French or Spanish C1',
  'both Danish and English fluently',
  'experience with Kubernetes, at least three years',
  'current ACLS and manual handling certificates',
  'fluent English, essential for audits',
  'a degree (physics, maths, French C1 and a licence)',
])('"%s" stays one requirement', async (line) => {
  expect(await partsOf('Requirements', 'en', line)).toEqual([line])
})

test('alternatives beside other things are one of them', async () => {
  const line = '10 years of work, English or French, and a driving licence'
  expect(await partsOf('Requirements', 'en', line)).toEqual([
    '10 years of work',
    'English or French',
    'a driving licence',
  ])
})

test('however much its lines list, no more than some sixty requirements are judged', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `- ${i + 1} years of skill ${i}, English C1 and a driving licence`)
  const { requirements, counts } = await interpreter(`Requirements:\n${lines.join('\n')}`, 'en', Date.UTC(2026, 10))
  expect([requirements.length, counts.unread]).toEqual([60, 20])
})
