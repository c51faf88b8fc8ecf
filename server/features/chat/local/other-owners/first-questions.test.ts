/** First questions in everyday words: people who are named, what went wrong, matters that are told in other words. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

async function answering(language: Language, resume: object) {
  const knowledge = (await knowledgeOfResume(language, resume))(language)
  return (message: string): string =>
    answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
}

const potter = await answering('en', {
  basics: {
    name: 'Petra Wallin',
    label: 'Ceramicist and kiln manager',
    email: 'petra@wallin.example',
    pronouns: 'she/her',
    location: { city: 'Leeds', countryCode: 'GB' },
  },
  work: [
    {
      name: 'Brackenfold Pottery',
      position: 'Kiln manager',
      location: 'Leeds, United Kingdom',
      startDate: '2018-02',
      highlights: [
        'A thermocouple failure in March 2021 cost 40 teapots; each kiln has had two since.',
        'Taught evening classes for 60 adults a year with the sculptor Ines Obregon.',
      ],
    },
  ],
  references: [{ name: 'Dag Ferris, Owner, Brackenfold Pottery', reference: 'She never opens a kiln early.' }],
})

test('whoever the references name is told with their part', () => {
  expect(potter('who is Dag Ferris?')).toContain('Dag Ferris (Owner, Brackenfold Pottery)')
  expect(potter('whos dag')).toContain('Owner, Brackenfold Pottery')
})

test('whoever a fact names is told by that fact', () => {
  expect(potter('who is Ines Obregon?')).toContain('sculptor Ines Obregon')
})

test('how old a person is stays private', () => {
  expect(potter('how old is Dag?')).toMatch(/private/i)
})

test('a failure that a highlight begins with is told where the interview has none', () => {
  expect(potter('has she ever messed up?')).toContain('40 teapots')
})

const warden = await answering('de', {
  basics: {
    name: 'Jonna Petersen',
    label: 'Nationalparkwärterin',
    email: 'jonna@petersen.example',
    pronouns: 'she/her',
    location: { city: 'Husum', countryCode: 'DE' },
  },
  work: [
    {
      name: 'Wattstation Eiderhusum',
      position: 'Rangerin',
      location: 'Husum, Deutschland',
      startDate: '2017-04',
      highlights: [
        'Den Vogelzug an 31 Zählpunkten erfasst, 420 Stunden im Jahr.',
        'Führungen für 1.150 Kinder im Jahr; die Unfälle am Bohlenweg fielen von 9 auf 1, seit er ein Geländer hat.',
        'Von 640 gemeldeten Nestern nur 215 eingezäunt, weil Füchse den Zaun als Sitzplatz nutzten.',
      ],
    },
  ],
  projects: [
    {
      name: 'Gereinigte Netze der Eider',
      description: 'Alte Fischernetze werden geborgen und verwertet.',
      highlights: ['38 Tonnen geborgen, zwei Häfen machen mit.'],
    },
  ],
})

test('a compound that no fact has is known by what kind of thing it is', () => {
  expect(warden('Wie hat sie den Gänsevogelzug erfasst?')).toContain('31 Zählpunkten')
})

test('a rare number says which fact is meant, whatever unknown words stand beside it', () => {
  expect(warden('wieso wurden denn bloß 215 umzäunt?')).toContain('Füchse')
})

test('words of private matters about the work are no private matter', () => {
  expect(warden('Ist der Bohlenweg für Kinder sicherer geworden?')).toContain('von 9 auf 1')
  expect(warden('Hat sie Kinder?')).not.toContain('1.150')
})

test('a project is known by the words of its title in another order', () => {
  expect(warden('was kam bei den netzen raus die sie in der eider gereinigt hat')).toContain('38 Tonnen')
})

test('a tool that a skill names with how well is known is a tool that is known', async () => {
  const answer = await answering('de', {
    basics: { name: 'Ottmar Feld', label: 'Apotheker', email: 'ottmar@feld.example' },
    work: [
      { name: 'Klinik Aue', position: 'Apotheker', startDate: '2015-03', summary: 'Versorgung von sechs Stationen.' },
    ],
    skills: [{ name: 'Software', keywords: ['Excel', 'etwas SQL'] }],
  })
  expect(answer('Kann er SQL?')).not.toMatch(/^Nein/)
  expect(answer('Kann er SQL?')).toContain('SQL')
})

test('a number word of everyday speech names no programming language', async () => {
  const answer = await answering('de', {
    basics: { name: 'Ottmar Feld', label: 'Apotheker', email: 'ottmar@feld.example' },
    work: [
      { name: 'Klinik Aue', position: 'Apotheker', startDate: '2015-03', summary: 'Versorgung von sechs Stationen.' },
    ],
  })
  expect(answer('Wir haben zuhause zig abgelaufene Tabletten, was meint er dazu?')).not.toContain('Zig')
})

test('a sentence that points back is told with the one that names whom it speaks of', async () => {
  const answer = await answering('en', {
    basics: { name: 'Odile Marten', label: 'Surveyor', email: 'odile@marten.example', pronouns: 'she/her' },
    projects: [
      {
        name: 'Harbour map',
        description:
          'Three harbour offices had each drawn their own charts of the basin over some twenty years, in different scales and with different zero levels. None recorded the depth at the old slipway, and each took two weeks to answer a skipper. The new map is one for all of them.',
        startDate: '2018-02',
        endDate: '2019-05',
      },
    ],
  })
  const told = answer('Who recorded the depth at the old slipway?')
  expect(told).toMatch(/Three harbour offices.*None recorded/)
})

const skipper = await knowledgeOfResume('en', {
  basics: { name: 'Runa Solheim', label: 'Skipper', email: 'runa@solheim.example', pronouns: 'she/her' },
  work: [
    { name: 'Outer Isles Line', position: 'Captain', startDate: '2019-09', highlights: ['Runs four boats.'] },
    {
      name: 'Sound Ferries',
      position: 'Skipper',
      startDate: '2015-04',
      endDate: '2019-08',
      highlights: [
        'Carried 40,000 passengers a year.',
        'I left because the new owners ended the night crossing that the villages lived by.',
      ],
    },
    { name: 'Harbour Works', position: 'Deckhand', startDate: '2012-03', endDate: '2015-03' },
  ],
})

const askSkipper = (language: Language, message: string) =>
  answerLocally(skipper(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test.for([
  ['en', 'Why did she leave Sound Ferries?'],
  ['de', 'Warum hat sie Sound Ferries verlassen?'],
  ['fr', 'Pourquoi a-t-elle quitté Sound Ferries ?'],
  ['es', '¿Por qué dejó Sound Ferries?'],
] as const)('why a job ended is told where its facts say so (%s)', ([language, question]) => {
  expect(askSkipper(language, question)).toContain('ended the night crossing')
})

test('a reason that no fact tells is not found, which is no word of whether there is one', () => {
  expect(askSkipper('en', 'Why did she leave Harbour Works?')).toContain('I find no reason for it here')
  expect(askSkipper('de', 'Warum hat sie Harbour Works verlassen?')).toContain('Einen Grund dafür finde ich hier nicht')
})
