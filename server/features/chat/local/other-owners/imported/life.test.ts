/** Questions to owners of a résumé alone: towns for employers, titles held elsewhere, matters that are on no list of technologies. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

/** @returns answers the last of some questions, which follow each other. */
async function answering(language: Language, resume: object) {
  const knowledge = (await knowledgeOfResume(language, resume))(language)
  return (...questions: string[]): string => {
    const history: ChatTurn[] = []
    for (const message of questions) {
      const asked = { message, history: [...history], role: 'unknown' as const, now: Date.UTC(2026, 10) }
      const content = answerLocally(knowledge, asked).text
      history.push({ role: 'user', content: message }, { role: 'assistant', content })
    }
    return expectDefined(history.at(-1)).content
  }
}

const boatbuilder = await answering('en', {
  basics: {
    name: 'Orla Finnegan',
    label: 'Master Boatbuilder',
    email: 'orla@finnegan.example',
    pronouns: 'she/her',
    location: { city: 'Galway', countryCode: 'IE' },
  },
  work: [
    {
      name: 'The Tidewrack Yard',
      position: 'Master Boatbuilder',
      location: 'Galway, Ireland',
      startDate: '2019-03',
      highlights: ['Led 5 shipwrights and 2 apprentices.', 'Restored 11 hookers for the summer races.'],
    },
    {
      name: 'Sandvoll Båtbyggeri AS',
      position: 'Shipwright',
      location: 'Bergen, Norway',
      startDate: '2013-05',
      endDate: '2018-12',
      highlights: ['Steamed 2,400 oak ribs for faering hulls.', 'Moved the lofting from the floor to Rhino Marine.'],
    },
    {
      name: 'Corrib Marine',
      position: 'Apprentice',
      location: 'Cork, Ireland',
      startDate: '2010-09',
      endDate: '2013-04',
      highlights: ['Caulked decks and laid 3 keels.'],
    },
  ],
  education: [{ institution: 'Westshore College', studyType: 'Diploma', area: 'Marine Carpentry', endDate: '2010' }],
  skills: [
    { name: 'Caulking', level: 'Expert' },
    { name: 'Drawing', keywords: ['Rhino Marine'] },
  ],
  projects: [
    {
      name: 'Fastnet Gig Rebuild',
      entity: 'The Tidewrack Yard',
      roles: ['Lead builder'],
      startDate: '2023-02',
      endDate: '2023-05',
      highlights: [
        'Every third plank replaced from the inside so that the old sheer line stayed, with the hull afloat until May.',
        'Cost €84,000 against €130,000 for a new boat.',
      ],
    },
    { name: 'Aran Currach Class', entity: 'The Tidewrack Yard', startDate: '2020-01', endDate: '2020-11' },
  ],
})

test('a town stands for the employer there', () => {
  expect(boatbuilder('Was she the master boatbuilder in Bergen?')).toMatch(/^No: she was Shipwright at Sandvoll/)
  expect(boatbuilder('How does her time in Bergen compare with Cork?')).toMatch(/Sandvoll.*Corrib/s)
})

test('a title is held against the job that is named with it', () => {
  expect(boatbuilder('Was she Master Boatbuilder at Corrib Marine?')).toMatch(/^No: she was Apprentice.*Tidewrack/s)
})

test('a tool and an employer are known by the word that is their own', () => {
  expect(boatbuilder('Did she use Rhino at Sandvoll?')).toMatch(/^Yes: she used Rhino Marine at Sandvoll/)
  expect(boatbuilder('How many people did she lead at the Tidewrack?')).toMatch(/^Seven people/)
})

test('a skill that the facts of one job name was not used at another', () => {
  expect(boatbuilder('Did she do caulking at the Tidewrack?')).not.toMatch(/^Yes/)
})

test('how something was done is not told by who did it', () => {
  expect(boatbuilder('How did they manage to rebuild the Fastnet gig?')).toMatch(/Every third plank/)
  expect(boatbuilder('What came of the Fastnet gig?', 'And what did it cost?')).toMatch(/€84,000/)
})

test('of projects that came at once, the latest is first', () => {
  expect(boatbuilder('Which projects are there?')).toMatch(/Fastnet Gig Rebuild.*Aran Currach Class/s)
})

test('what no fact has is not answered by what is like it', () => {
  expect(boatbuilder('Has she designed submarines or ferries?')).toMatch(/find nothing about/)
  expect(boatbuilder('Does she have a PhD?')).toMatch(/^No/)
  expect(boatbuilder('Which boats did she build in her years at The Gannet?')).toMatch(/never|does not say/)
})

const hebamme = await answering('de', {
  basics: { name: 'Wiebke Aßmann', label: 'Hebamme', email: 'w@assmann.example', pronouns: 'she' },
  work: [
    {
      name: 'Hochschule Nordmark',
      position: 'Lehrkraft',
      location: 'Husum',
      startDate: '2022-03',
      highlights: ['Leitet das Lehrlabor.'],
    },
    {
      name: 'Freie Praxis Aßmann',
      position: 'Freiberufliche Hebamme',
      location: 'Husum',
      startDate: '2019-01',
      highlights: ['Betreut 25 Familien im Jahr.'],
    },
    {
      name: 'St.-Knud-Krankenhaus',
      position: 'Leitende Hebamme',
      location: 'Flensburg',
      startDate: '2018-10',
      endDate: '2022-02',
      highlights: [
        'Führte 21 Hebammen und 4 Medizinische Fachangestellte.',
        'Kaiserschnittrate der Abteilung von 34,2 % auf 27,8 %.',
        'Dokumentation von Papier auf NatalView umgestellt.',
      ],
    },
    {
      name: 'Geburtshaus Deichgrund',
      position: 'Hebamme',
      location: 'Kiel',
      startDate: '2014-04',
      endDate: '2018-09',
      highlights: ['Qualitätsmanagement aufgebaut.'],
    },
  ],
  skills: [{ name: 'Geburtshilfe', keywords: ['Geburtshaus', 'NatalView'] }],
})

test('what ran beside a job was not before it', () => {
  expect(hebamme('Wo war sie direkt vor der Hochschule?')).toMatch(/St\.-Knud/)
})

test('a word between the parts of a phrase is what is asked for', () => {
  expect(hebamme('Wo hat sie mit NatalView gearbeitet?')).toMatch(/St\.-Knud/)
})

test('an employer that is called by a common word is no tool', () => {
  expect(hebamme('Hat sie im Geburtshaus das Qualitätsmanagement aufgebaut?')).not.toMatch(/^Nein/)
})

test('a team is counted from the people who are named, and from no rate', () => {
  expect(hebamme('Wie viele Leute hat sie in Flensburg geführt?')).toMatch(/25/)
})
