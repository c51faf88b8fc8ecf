/** Questions to a clockmaker, a falconer and an optometrist: what is no yes, and what is told though it is called otherwise. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

async function answering(language: Language, resume: object) {
  const knowledge = (await knowledgeOfResume(language, resume))(language)
  return (message: string) =>
    answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
}

const clockmaker = await answering('en', {
  basics: { name: "Harriet O'Dowd", label: 'Clockmaker', email: 'harriet@odowd.example', pronouns: 'she/her' },
  work: [
    {
      name: "O'Dowd Clocks",
      position: 'Owner',
      startDate: '2015-03',
      endDate: 'present',
      summary: 'Around 140 clocks a year for private owners, dealers and parishes.',
      highlights: ["Rebuilt the church clock of St Laurence's", 'Took on and trained two apprentices'],
    },
    {
      name: 'Derek Pryce & Sons',
      position: 'Apprentice, then Journeyman Clockmaker',
      startDate: '2004-09',
      endDate: '2015-02',
      highlights: ['Repaired longcase, bracket and carriage clocks', 'Ran the shop counter on Saturdays'],
    },
  ],
})
const falconer = await answering('fr', {
  basics: { name: 'Maëlle Le Guennec', label: 'Fauconnière', email: 'maelle@guennec.example', pronouns: 'elle' },
  work: [
    {
      name: 'Fauconnerie Le Guennec',
      position: 'Gérante',
      startDate: '2016-03',
      summary: 'Effarouchement et dépistage de nids pour des viticulteurs et des hôpitaux.',
      highlights: ['Recruté et formé trois fauconniers'],
    },
    {
      name: 'Puy du Fou',
      position: 'Fauconnière',
      startDate: '2007',
      endDate: '2011',
      highlights: ['Élevé quatre vautours'],
    },
  ],
  skills: [{ name: 'Effarouchement', keywords: ['dépistage de nids'] }],
})
const optometrist = await answering('zh', {
  basics: { name: '欧阳思源', label: '验光师', email: 'ouyang@mingmu.example', pronouns: 'he/him' },
  work: [
    { name: '明目视光中心', position: '验光主任', startDate: '2017-03', summary: '负责儿童近视防控门诊。' },
    {
      name: '宝岛眼镜',
      position: '验光员',
      startDate: '2010-07',
      endDate: '2012-07',
      summary: '门店接待、验光、加工与调校镜架。',
    },
  ],
  volunteer: [
    {
      organization: '看见公益',
      position: '志愿验光师',
      startDate: '2015-06',
      summary: '给甘孜州牧区的老人验光、配老花镜。',
    },
  ],
  skills: [{ name: '验光' }],
})

test.each(['Has she repaired wristwatches?', 'Has she sold clocks?', 'Did she train apprentices at Derek Pryce?'])(
  'of another thing or another deed it is no yes: %s',
  (question) => {
    expect(clockmaker(question)).toMatch(/^What comes closest/)
  },
)

test.each(['Has she repaired bracket clocks?', 'Was she an apprentice at Derek Pryce?'])(
  'what is told is a yes: %s',
  (question) => {
    expect(clockmaker(question)).toMatch(/^Yes, at Derek Pryce/)
  },
)

test('what a visitor tells of their own is answered with what was done about such things', () => {
  expect(clockmaker('Our church clock runs ten minutes late')).toContain('Rebuilt the church clock')
})

test('who took people on and taught them is told of where no team is', () => {
  expect(clockmaker('Has she led a team?')).toContain('Took on and trained two apprentices')
  expect(falconer('A-t-elle dirigé une équipe ?')).toContain('Recruté et formé trois fauconniers')
})

test('a skill is no yes to when or where it would be used, of which nothing is told', () => {
  expect(optometrist('他会验光吗？')).toMatch(/^是的/)
  expect(optometrist('他能在夜间验光吗？')).not.toMatch(/^是的/)
  expect(optometrist('可以上门验光吗？')).not.toMatch(/^是的/)
})

test('a word within a longer one is known where no spaces part words', () => {
  expect(optometrist('他给牧区老人配过眼镜吗？')).toMatch(/^志愿验光师.*牧区的老人/)
})
