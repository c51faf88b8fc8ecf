/** Numbers, degrees and languages that adverts ask for, in every language of the site. */
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { advertHeadings } from '#tests/builders/assistant/advert-headings.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { createComparison } from './compare.ts'

const compare = createComparison(knowledgeOf)

async function statusesOf(language: Language, requirements: string[]) {
  const advert = `${advertHeadings[language]}:\n${requirements.map((one) => `- ${one}`).join('\n')}`
  const { requirements: judged } = await compare(advert, language, Date.UTC(2026, 0, 15))
  return judged.map(({ text, status }) => [text, status])
}

/** Eight people were led at most. */
const teams: Record<Language, [enough: string, tooMany: string]> = {
  en: ['You have led a team of at least six people', 'Leadership of an organisation of 40+ engineers'],
  de: ['Sie haben ein Team von mindestens sechs Personen geleitet', 'Führung einer Abteilung mit 40 Mitarbeitenden'],
  fr: ['Vous avez dirigé une équipe de 6 personnes', 'Direction d’une équipe de plus de 40 ingénieurs'],
  es: ['Has dirigido un equipo de al menos seis personas', 'Dirección de un equipo de más de 40 ingenieros'],
  zh: ['带领过6人以上的团队', '管理40人以上的团队'],
  ja: ['6名以上のチームをマネジメントした経験', '40名以上の組織をマネジメントした経験'],
}

test.for(languages)('people led are compared as numbers in %s', async (language) => {
  const [enough, tooMany] = teams[language]
  expect(await statusesOf(language, [enough, tooMany])).toEqual([
    [enough, 'met'],
    [tooMany, 'partly'],
  ])
})

/** The owner has a master's degree in computer science, speaks Danish as a native and English fluently, and no French. */
const qualified: Record<Language, [met: string[], not: string[]]> = {
  en: [
    ['Master’s degree in computer science', 'Danish, native', 'Fluent English'],
    ['PhD in computer science', 'Fluent French', 'Master’s degree in law'],
  ],
  de: [
    ['Masterabschluss in Informatik', 'Dänisch als Muttersprache', 'Fließendes Englisch'],
    ['Promotion in Informatik', 'Fließende Französischkenntnisse', 'Masterabschluss in Rechtswissenschaften'],
  ],
  fr: [
    ['Master en informatique', 'Danois langue maternelle', 'Anglais courant'],
    ['Doctorat en informatique', 'Allemand courant', 'Master en droit'],
  ],
  es: [
    ['Máster en informática', 'Danés nativo', 'Inglés fluido'],
    ['Doctorado en informática', 'Francés fluido', 'Máster en Derecho'],
  ],
  zh: [
    ['计算机科学硕士学位', '丹麦语母语', '英语流利'],
    ['计算机科学博士学位', '法语流利', '法学硕士学位'],
  ],
  ja: [
    ['計算機科学の修士号', 'デンマーク語ネイティブ', '英語が流暢な方'],
    ['計算機科学の博士号', 'フランス語が流暢な方', '法学の修士号'],
  ],
}

test.for(languages)('degrees and languages are looked up in their lists in %s', async (language) => {
  const [met, not] = qualified[language]
  expect(await statusesOf(language, [...met, ...not])).toEqual([
    ...met.map((text) => [text, 'met']),
    ...not.map((text) => [text, 'not-evidenced']),
  ])
})

test('other amounts are compared with those that the facts give', async () => {
  expect(
    await statusesOf('en', [
      'Scoring below 100 ms',
      'Scoring below 0.1 ms',
      'At least one publication',
      'Five or more publications',
    ]),
  ).toEqual([
    ['Scoring below 100 ms', 'met'],
    ['Scoring below 0.1 ms', 'partly'],
    ['At least one publication', 'met'],
    ['Five or more publications', 'partly'],
  ])
})

test('a number before a share is a number of its own', async () => {
  const [one, thousand] = ['At least 1 100 % peer-reviewed publication', 'At least 1 100 peer-reviewed publications']
  expect(await statusesOf('en', [one, thousand])).toEqual([
    [one, 'met'],
    [thousand, 'partly'],
  ])
})
