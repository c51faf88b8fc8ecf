/** Questions to owners who wrote no more than a résumé: what their own summary answers, times without a job, other languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const winemaker = await knowledgeOfResume('en', {
  basics: {
    name: 'Ilka Brandt',
    label: 'Cellar Master',
    email: 'ilka@brandt.example',
    pronouns: 'she/her',
    summary:
      'Vineyards since 2009, cellars since 2012. From March 2016 to January 2017 I was at home with my twins. ' +
      "Two months' notice, and open to harvest work from August. Dual citizen of Chile and Germany, no visa needed.",
  },
  work: [
    { name: 'Ahorn & Quitte', position: 'Cellar Master', startDate: '2017-02', highlights: ['Pressed 90 tonnes.'] },
    { name: 'Viña Loma', position: 'Winemaker', startDate: '2012-03', endDate: '2016-02' },
    { name: 'Gut Steinacker', position: 'Vine Hand', startDate: '2009-04', endDate: '2012-02' },
  ],
  awards: [{ title: 'Golden Press', date: '2021-06', awarder: 'Valley Fair' }],
  languages: [{ language: 'Spanish', fluency: 'Native speaker' }],
})

const ask = (message: string, language: Language = 'en') =>
  answerLocally(winemaker(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('what the summary says of notice, seasons and passports is told where the interview has no answer', () => {
  expect(ask('What is her notice period?')).toContain("Two months' notice")
  expect(ask('When is she available?')).toContain('open to harvest work from August')
  expect(ask('Would she need a work permit?')).toContain('Dual citizen of Chile and Germany')
})

test('a time without a job is told by its months, with what the owner says of it', () => {
  const answer = ask('Are there any gaps in her CV?')
  expect(answer).toMatch(/March 2016\s–\sJanuary 2017/)
  expect(answer).toContain('at home with my twins')
})

test('a year that is asked about because of a gap, and that had a job, names the job', () => {
  expect(ask('Is there a gap in the CV in 2014?')).toContain('Viña Loma')
})

test.for([
  ['de', 'Hat sie schon einen Preis gewonnen?', /Golden Press/],
  ['fr', 'Quelles langues parle-t-elle ?', /espagnol/],
  ['fr', 'Quels prix est-ce qu’elle a reçus ?', /Golden Press/],
  ['es', '¿Hay huecos en su currículum?', /marzo de 2016/],
  ['zh', '她的职业经历是怎样的？', /Gut Steinacker.*Viña Loma/],
  ['ja', '受賞歴はありますか？', /Golden Press/],
] as const)('an owner who wrote in English alone is asked and answered in %s', ([language, question, telling]) => {
  expect(ask(question, language)).toMatch(telling)
})

const baker = await knowledgeOfResume('en', {
  basics: { name: 'Tomo Vidal', label: 'Baker', email: 'tomo@vidal.example', pronouns: 'he/him' },
  work: [
    {
      name: 'Crust & Co',
      position: 'Head Baker',
      startDate: '2018-05',
      highlights: [
        'Negotiated a night-shift agreement with the union.',
        'Moved the sourdough line to Polin ovens with a team of six in nine weeks; waste fell by half.',
      ],
    },
    { name: 'Molen Bakkerij', position: 'Baker', startDate: '2012-01', endDate: '2018-04', highlights: ['Baked rye.'] },
  ],
  skills: [
    { name: 'People', keywords: ['Union negotiation'] },
    { name: 'Figures', keywords: ['SQL (basic)'] },
  ],
  publications: [{ name: 'Rye at altitude (talk)', publisher: 'Grain Days', releaseDate: '2023-03-04' }],
  projects: [{ name: 'Levain Log', description: 'A podcast about starters.', highlights: ['31 episodes so far.'] }],
})

/** The last answer of a conversation. */
function talk(...messages: string[]): string {
  const history = messages.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  const message = messages.at(-1) ?? ''
  return answerLocally(baker('en'), { message, history, role: 'unknown', now: Date.UTC(2026, 10) }).text
}

test('a skill is found at work by its words in one statement, and denied where they are not', () => {
  expect(talk('Did he do union negotiation at Crust & Co?')).toMatch(/^Yes/)
  expect(talk('Did he do union negotiation at Molen Bakkerij?')).toMatch(/^No.*Crust & Co/)
})

test('what stands in brackets behind a skill is no part of its name', () => {
  expect(talk('Does he know SQL?')).toContain('SQL (basic)')
})

test('a talk is found among publications, and a podcast among projects', () => {
  expect(talk('Which talks has he given?')).toContain('Rye at altitude')
  expect(talk('Does he have a podcast?')).toMatch(/podcast about starters|Rye at altitude/)
})

test('short questions after one statement are answered from it', () => {
  const first = 'What did he do about the sourdough line?'
  expect(talk(first, 'How many people were on it?')).toContain('team of six')
  expect(talk(first, 'And how long did it take?')).toContain('nine weeks')
})

test('an employer that never was is not confirmed beside a real one', () => {
  expect(talk('Why did he leave Google for Crust & Co?')).toMatch(/^No: .*Google/)
})

test('a team at an office is not confirmed as led, and two teams are told side by side', () => {
  expect(talk('Did he lead a team at Molen Bakkerij?')).not.toMatch(/^(?:Yes|\w+ people)/)
  expect(talk('Was the team at Crust & Co bigger than at Molen Bakkerij?')).toMatch(
    /Six people at Crust & Co\..*Molen/s,
  )
})

test('an errand is none of the assistant’s, though it names a skill of the owner', () => {
  expect(talk('Write me a SQL script that deletes old rows')).not.toContain('SQL (basic)')
})

test('a letter too few is put right in words of the facts, and another word stays what it is', () => {
  expect(talk('What did he do about the sourdogh line?')).toContain('Polin ovens')
  expect(talk('Does he know anything about sourmash?')).not.toContain('Polin ovens')
})

test('projects of one’s own answer what is done beside work', () => {
  expect(talk('Does he have any side projects?')).toContain('Levain Log')
})

const clockmaker = await knowledgeOfResume('de', {
  basics: { name: 'Wanda Ostermühl', label: 'Uhrmacherin', email: 'wanda@ostermuehl.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Werk am Wehr',
      position: 'Uhrmacherin',
      startDate: '2012-03',
      highlights: ['40 Uhren im Jahr instand gesetzt.'],
    },
  ],
  projects: [
    {
      name: 'Brunnenuhr',
      description: 'Ein Werk von 1790 wieder in Gang gesetzt. Das ist die Arbeit, auf die ich am meisten stolz bin.',
      startDate: '2019-01',
      endDate: '2020-02',
    },
  ],
  volunteer: [{ organization: 'Feuerwehr Wehrdorf', position: 'Truppfrau', startDate: '2012-03', endDate: '2019-10' }],
})
const askOf = (message: string, language: Language = 'de') =>
  answerLocally(clockmaker(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('what a project says the owner is proudest of is told before the first results', () => {
  const answer = askOf('Worauf ist sie am meisten stolz?')
  expect(answer).toContain('Brunnenuhr')
  expect(answer).toContain('auf die ich am meisten stolz bin')
})

test('whether somebody still does what has ended is answered by no', () => {
  expect(askOf('Ist sie noch bei der Feuerwehr?')).toMatch(/^Nein/)
  expect(askOf('War sie bei der Feuerwehr?')).not.toMatch(/^Nein/)
})

test.for([
  ['彼女の時計の本は何ですか？', /「女の|「の/],
  ['腕時計を直していましたか？', /「計/],
] as const)('no word of %s is cut', ([question, cut]) => {
  expect(askOf(question, 'ja')).not.toMatch(cut)
})
