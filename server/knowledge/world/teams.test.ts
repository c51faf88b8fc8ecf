import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { teamIn } from './teams.ts'
import type { Job } from './things.ts'

const sizeIn = (language: Language, text: string) => {
  const fact = { id: 'experience.one.1', kind: 'achievement' as const, text, tags: [], anchor: '' }
  const job: Partial<Job> = { facts: [fact], projects: [] }
  return teamIn(language, job as Job)?.size
}

test('a team is as large as all whom a text counts in it', () => {
  expect(sizeIn('en', 'Led 4 engineers and 2 technicians.')).toBe(6)
  expect(sizeIn('en', 'Led a team of 9 (6 engineers, 3 BIM technicians).')).toBe(9)
  expect(sizeIn('en', 'Led a section of 4.')).toBe(4)
  expect(sizeIn('de', 'Führte 21 Hebammen und 4 Medizinische Fachangestellte.')).toBe(25)
  expect(sizeIn('es', 'Dirigió a 5 ingenieras y 2 técnicos')).toBe(7)
  expect(sizeIn('zh', '带领12名工程师和3名设计师')).toBe(15)
  expect(sizeIn('ja', 'エンジニア12名とデザイナー3名を率いた')).toBe(15)
})

test('what is no person is not counted as one', () => {
  expect(sizeIn('en', 'Led 12 engineers and 3 projects.')).toBe(12)
  expect(sizeIn('de', 'Kaiserschnittrate der Abteilung von 34,2 % (2018) auf 27,8 % (2021).')).toBeUndefined()
  expect(sizeIn('de', 'Leitete 3 Projekte')).toBeUndefined()
})

test('who works for an employer is no team, and an ensemble has no members to lead', () => {
  expect(sizeIn('de', 'Familienbetrieb, rd. 240 Beschäftigte. Disziplinarisch 86 Personen über fünf Meister.')).toBe(86)
  expect(sizeIn('es', 'Taller privado, 210 hornos, unos 640 empleados.')).toBeUndefined()
  expect(sizeIn('ja', '社員約420名の陶器メーカー。')).toBeUndefined()
  expect(sizeIn('en', 'Moved the models to 24-member ensembles.')).toBeUndefined()
  expect(sizeIn('en', 'Ran a 12-member crew.')).toBe(12)
})

test('a team is as large as what it grew to', () => {
  expect(sizeIn('en', 'Grew the desk from 4 to 9 people.')).toBe(9)
  expect(sizeIn('de', 'Team von drei auf sechs Personen vergrößert')).toBe(6)
  expect(sizeIn('fr', 'Service passé de 5 à 12 personnes')).toBe(12)
  expect(sizeIn('es', 'Equipo ampliado de tres a siete personas')).toBe(7)
  expect(sizeIn('zh', '团队从3人扩大到9人')).toBe(9)
  expect(sizeIn('ja', '当初2名だった課を5名にした')).toBe(5)
  expect(sizeIn('en', 'Third hire of a new team; the team was six when I left.')).toBe(6)
})
