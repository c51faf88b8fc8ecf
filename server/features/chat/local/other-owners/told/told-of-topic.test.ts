/** Questions to one project of somebody who wrote no more than a résumé, and what is asked on about it. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const wright = await knowledgeOfResume('en', {
  basics: { name: 'Runa Aldersey', label: 'Boatbuilder', email: 'runa@aldersey.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Fennholm Yard',
      position: 'Head Boatbuilder',
      startDate: '2018-03',
      summary: 'Lead a crew of nine in a yard with two slipways.',
      highlights: [
        'Rebuilt 12 pilot cutters',
        'Traced leaks to a worn jig and planed a new one; the leaks fell to two the next winter',
      ],
    },
    { name: 'Skerry & Sons', position: 'Boatbuilder', startDate: '2012-02', endDate: '2018-01' },
  ],
  projects: [
    {
      name: 'Oak trawler, Fennholm',
      description: 'Repair of a trawler of 1931. Budget 400,000 euros; closed under it and five weeks late.',
      highlights: [
        'The delay was ours to explain: the first oak held iron bolts, and nine planks went back',
        'Caulked the bottom by hand: 310 hours for 22 metres',
        'Kept most of the old frames with bronze bolts',
      ],
      startDate: '2020-01',
      endDate: '2021-06',
      entity: 'Fennholm Yard',
    },
    {
      name: 'Wreck Map',
      description: 'My own, evenings: an open map of old wrecks. 58 wrecks so far, 36 of them seen from a boat.',
      highlights: ['Four harbour offices use it today'],
      startDate: '2022-01',
    },
  ],
  references: [{ name: 'Odd Hamre, owner, Skerry & Sons', reference: 'She measures twice.' }],
  interests: [{ name: 'Rowing' }],
  education: [
    {
      institution: 'Boat College',
      area: 'Boatbuilding',
      studyType: 'Bachelor',
      startDate: '2009-09',
      endDate: '2011-08',
    },
  ],
  awards: [
    { title: 'Skagen Craft Prize', date: '2022-05', awarder: 'Skagen Guild', summary: 'To the trawler team of five' },
  ],
})

function ask(language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let said = ''
  for (const message of messages) {
    const now = Date.UTC(2026, 10, 26)
    said = answerLocally(wright(language), { message, history: [...history], role: 'unknown', now }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: said })
  }
  return said
}

test.for([
  ['en', 'How long did the trawler take?'],
  ['de', 'Wie lange hat das mit dem Trawler gedauert?'],
  ['fr', 'Combien de temps a pris le trawler ?'],
  ['es', '¿Cuánto tiempo llevó el trawler?'],
] as const)(
  'in %s a project is called by one word that no other work has, and its time is told',
  ([language, asked]) => {
    expect(ask(language, asked)).toMatch(/2020.*2021/)
  },
)

test('why something came so is told by what is about it, and first by what is no heading', () => {
  expect(ask('en', 'Why did the trawler finish late?')).toMatch(/iron bolts/)
})

test('a reason that no fact gives is said not to be told', () => {
  const answer = ask('en', 'Why was the trawler painted green?')
  expect(answer).not.toMatch(/iron bolts|310 hours/)
})

test.for([
  ['how many hours did that take', ['Tell me about the trawler'], /310 hours/],
  ['how many has she seen herself', ['What is the Wreck Map?'], /36 of them/],
  ['how many', ['What is the Wreck Map?'], /58 wrecks/],
] as const)('%s is asked of what was talked about', ([question, before, told]) => {
  const answer = ask('en', ...before, question)
  expect(answer).toMatch(told)
  expect(answer).not.toMatch(/crew of nine/)
})

test.for([
  ['what did she do about it', ['How did she trace the leaks?'], /worn jig/],
  ['and after that?', ['How did she trace the leaks?'], /next winter/],
  ['what was it for?', ['Has she won a prize?'], /Skagen Craft Prize/],
  ['which company was that?', ['What do others say about her?'], /Skerry & Sons/],
  ['does anybody use it?', ['What is the Wreck Map?'], /Four harbour offices/],
  ['is it paid or just a hobby?', ['What is the Wreck Map?'], /no more about it.*My own, evenings/],
] as const)('%s points at what was told last', ([question, before, told]) => {
  const answer = ask('en', ...before, question)
  expect(answer).toMatch(told)
  expect(answer).not.toMatch(/crew of nine|12 pilot cutters/)
})

test.for([
  ['en', 'Did she win the Skagen prize on her own?'],
  ['de', 'Hat sie den Skagen-Preis allein gewonnen?'],
  ['fr', 'A-t-elle gagné le prix Skagen toute seule ?'],
  ['es', '¿Ganó ella sola el premio Skagen?'],
  ['zh', 'Skagen奖是她一个人得的吗？'],
  ['ja', 'Skagenの賞は一人で取ったのですか？'],
] as const)('in %s what a team did was not done alone', ([language, question]) => {
  const answer = ask(language, question)
  expect(answer).toMatch(/^(?:No, |Nein, |Non, |不是|いいえ)/)
  expect(answer).toContain('team of five')
})

test('whether anybody else had a part in something is said not to be told', () => {
  expect(ask('en', 'Did she draw the Wreck Map by herself?')).toContain('does not say whether anybody else')
})

test.for([
  ['en', 'Apart from the current one, where did she stay longest?'],
  ['de', 'Wo war sie am längsten, außer der jetzigen Stelle?'],
  ['fr', 'Quel est son poste le plus long, hors poste actuel ?'],
  ['es', '¿Dónde estuvo más tiempo, sin contar el actual?'],
  ['zh', '不算现在的工作，她在哪家待得最久？'],
  ['ja', '今の会社を除いて一番長かったのは？'],
] as const)('in %s the present job is left out where that is asked', ([language, question]) => {
  expect(ask(language, question)).toMatch(/^(?!.*Fennholm).*Skerry & Sons/)
})

test.for([
  ['de', 'Wo hat sie zuletzt gearbeitet?'],
  ['en', 'What is her most recent position?'],
  ['fr', 'Quel est son poste le plus récent ?'],
  ['es', 'cual es el puesto mas reciente'],
  ['zh', '她最近的一份工作是什么？'],
  ['ja', '一番最近の職は何ですか？'],
] as const)('in %s the most recent job is the present one, and then the one before it', ([language, question]) => {
  expect(ask(language, question)).toMatch(/Fennholm Yard.*Skerry & Sons/s)
})

test.for([
  ['en', 'Does she have a PhD?', /^No: .*Boat College/],
  ['de', 'Promotion an der Uni Kiel?', /^Nein: .*Boat College/],
  ['en', 'Did she study in Springfield?', /^No: .*Springfield.*Boat College/],
  ['de', 'Hat sie in Springfield studiert?', /^Nein: .*Springfield.*Boat College/],
] as const)('in %s "%s" is denied with the education that there is', ([language, question, told]) => {
  expect(ask(language, question)).toMatch(told)
})

test.for([
  ['en', 'What does she do outside work?'],
  ['de', 'Was macht sie als Ausgleich?'],
  ['fr', 'Quels sont ses loisirs ?'],
  ['es', '¿Qué hace para desconectar?'],
  ['zh', '她下班后干什么？'],
  ['ja', '仕事以外では何をしていますか'],
] as const)('in %s free time is told, however somebody calls what it is free of', ([language, question]) => {
  expect(ask(language, question)).toContain('Rowing')
})
