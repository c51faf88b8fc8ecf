/** Questions for several things at once, for tools with short names, for towns, branches and what a skill is called by. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const conservator = await knowledgeOfResume('en', {
  basics: { name: 'Jonna Wieck', label: 'Conservator', email: 'jonna@wieck.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Marram Museum',
      position: 'Head of Conservation',
      location: 'Ystad (Skåne), Sweden',
      startDate: '2019-04',
      summary: 'Regional museum for boats and nets. I plan the lab and its budget.',
      highlights: ['Bronze fittings were cleaned by laser before the exhibition.', 'Moved the stock list to SAP PM.'],
    },
    {
      name: 'Atelier Kranz',
      position: 'Conservator',
      location: 'Lübeck',
      startDate: '2014-02',
      endDate: '2019-03',
      summary: 'Workshop for painted wood. Colour series were evaluated in R, drawings made in Rhinoceros since 2016.',
    },
    {
      name: 'Stiftung Anker',
      position: 'Assistant',
      location: 'Riga',
      startDate: '2011-09',
      endDate: '2014-01',
      summary: 'Archive of ship papers; R&D was done elsewhere.',
    },
  ],
  education: [{ institution: 'Academy of Tallin', area: 'Conservation', studyType: 'MA', endDate: '2011-06' }],
  certificates: [{ name: 'Laser safety officer', date: '2018-05', issuer: 'Guild of Labs' }],
  languages: [{ language: 'German', fluency: 'Native speaker' }],
  skills: [
    { name: 'Treatment', keywords: ['Cleaning', 'Retouching'] },
    { name: 'Figures', keywords: ['R (good)', 'SAP PM', 'Rhinoceros'] },
  ],
})

const ask = (message: string, language: Language = 'en') =>
  answerLocally(conservator(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test.for([
  ['en', 'Please tell me: 1) her current job 2) languages 3) certificates'],
  ['en', 'a) current job b) languages c) certificates'],
  ['de', '1. aktuelle Stelle 2. Sprachen 3. Zertifikate'],
  ['fr', 'Je voudrais savoir : 1) son poste actuel 2) ses langues 3) ses certifications'],
  ['es', 'Quisiera saber: 1) su cargo actual 2) idiomas 3) certificados'],
  ['zh', '①目前的工作 ②语言 ③证书'],
  ['ja', '1)現在の仕事 2)語学力 3)資格'],
  ['en', '- current job\n- languages\n- certificates'],
] as const)('each item of a list is answered: %s, %s', ([language, message]) => {
  const answer = ask(message, language)
  expect(answer).toContain('Marram Museum')
  expect(answer).toMatch(/German|Deutsch|allemand|alemán|德语|ドイツ語/)
  expect(answer).toContain('Laser safety officer')
})

test('what stands before a list is asked of each of its items', () => {
  const answer = ask('Has she used: 1) R 2) SAP 3) Kotlin')
  expect(answer).toContain('Atelier Kranz')
  expect(answer).toContain('Marram Museum')
  expect(answer).toMatch(/no.*Kotlin/i)
})

test('a day of the month and a version make no list', () => {
  expect(ask('Did she work at Atelier Kranz on 1. May 2015?')).toMatch(/Atelier Kranz/)
})

test.for([
  ['en', 'Can I book her for March, and how do I reach her?'],
  ['de', 'Kann ich sie für März buchen, und wie erreiche ich sie?'],
  ['fr', 'Est-elle disponible tout de suite, et comment la joindre ?'],
  ['es', '¿Está disponible en marzo, y cómo la contacto?'],
] as const)('whether she is free and how to reach her are two answers with one address: %s', ([language, message]) => {
  const answer = ask(message, language)
  expect(answer.split('jonna@wieck.example')).toHaveLength(2)
  expect(answer).toMatch(/find no answer|finde ich hier keine Antwort|ne trouve pas de réponse|no encuentro respuesta/)
})

test.for([
  ['en', 'What are her degrees and certificates?'],
  ['es', '¿Qué estudios y certificados tiene?'],
  ['ja', '学歴と持っている資格は？'],
  ['zh', '她的学历和证书？'],
] as const)('two lists that are named together are both told: %s', ([language, message]) => {
  const answer = ask(message, language)
  expect(answer).toContain('Academy of Tallin')
  expect(answer).toContain('Laser safety officer')
})

test.for([
  ['es', 'que ha estudiado'],
  ['fr', 'elle a fait quoi comme études'],
  ['de', 'was hat sie denn studiert'],
  ['en', 'what has she studied'],
  ['zh', '她学过什么专业'],
  ['ja', '何を専攻されたのですか'],
] as const)('studies are asked for in the perfect and in plain speech: %s, %s', ([language, message]) => {
  expect(ask(message, language)).toContain('Academy of Tallin')
})

test('a tool of one letter is found where it stands alone', () => {
  expect(ask('Does she know R?')).toMatch(/^Yes: .*Atelier Kranz/)
  expect(ask('Did she use R at Stiftung Anker?')).toMatch(/^No/)
  expect(ask('Does she do R&D?')).not.toMatch(/^Yes: she has used R/)
})

test('the family of a listed tool is no unknown one, and how its name begins is enough', () => {
  expect(ask('Does she know SAP?')).toMatch(/^Yes: .*Marram Museum/)
  expect(ask('What was her first SAP job?')).toContain('Marram Museum')
  expect(ask('How long has she used Rhino?')).toContain('Rhinoceros')
})

test.for([
  ['en', 'Where was she before moving to Ystad?', 'Atelier Kranz'],
  ['de', 'Was hat sie gemacht, bevor sie nach Ystad kam?', 'Atelier Kranz'],
  ['fr', 'Que faisait-elle avant d’arriver à Lübeck ?', 'Stiftung Anker'],
  ['es', '¿Qué hacía antes de llegar a Lübeck?', 'Stiftung Anker'],
  ['ja', 'Ystadに来る前は何をしていましたか？', 'Atelier Kranz'],
] as const)('before a town is before the first job there: %s, %s', ([language, message, company]) => {
  expect(ask(message, language)).toContain(company)
})

test.for([
  ['en', 'Which industries has she worked in?'],
  ['de', 'In welchen Branchen hat sie gearbeitet?'],
  ['fr', 'Dans quels secteurs a-t-elle travaillé ?'],
  ['es', '¿En qué sectores ha trabajado?'],
] as const)('branches are told by what is said of each employer: %s', ([language, message]) => {
  const answer = ask(message, language)
  for (const words of ['boats and nets', 'painted wood', 'ship papers']) expect(answer).toContain(words)
})

test('what the facts of a job have in other forms of a word is not denied', () => {
  const answer = ask('Was laser cleaning part of the job at Marram Museum?')
  expect(answer).not.toMatch(/^No/)
  expect(answer).toContain('cleaned by laser')
})
