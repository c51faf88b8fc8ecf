import { expect, test } from 'vitest'
import { careerOf, skillYears } from './skill-years.ts'

const job = { company: 'Hall', title: 'Baker' }
const work = {
  third: { ...job, start: '2020-01', technologies: ['Oven'] },
  second: { ...job, start: '2010', end: '2014', technologies: ['Oven', 'Mill'] },
  first: { ...job, start: '2000-07', end: '2009-12', technologies: ['Scale'] },
}
const projects = {
  bread: {
    title: 'Bread',
    description: 'Bread.',
    published: '2014-01-01',
    color: 'primary' as const,
    work: 'second',
    technologies: ['Mill'],
  },
}
const skill = { name: 'Baking', category: 'Craft', level: 90 }
const career = { from: 2000, to: 2025, isOver: false }

test('a career goes from its first job to this year while one goes on, and else to its last', () => {
  expect(careerOf({ work, skills: {} }, 2024)).toEqual(career)
  const { first, second } = work
  expect(careerOf({ work: { first, second }, skills: {} }, 2024)).toEqual({ from: 2000, to: 2015, isOver: true })
  expect(careerOf({ work: {}, skills: {} }, 2024)).toBeUndefined()
})

test('a skill was used in the jobs that name a technology of it, with the years between them left out', () => {
  expect(skillYears({ work, projects }, { ...skill, technologies: ['Oven'] }, career)).toEqual({
    text: '2010–',
    whole: 'M40 4.5h60',
    used: 'M40 4.5h20M80 4.5h20',
    proven: '',
  })
  expect(skillYears({ work, projects }, { ...skill, technologies: ['Mill'] }, career)?.text).toBe('2010–2014')
  expect(skillYears({ work, projects }, { ...skill, technologies: ['Whisk'] }, career)).toBeUndefined()
})

test('a case study that is evidence of it proves it, in the years of its job', () => {
  const evidence = { bread: { text: 'Bread', caseStudy: 'bread' } }
  expect(skillYears({ work, projects }, { ...skill, projects: evidence }, career)?.proven).toBe('M40 4.5h20')
})

test('what the owner says of its beginning counts, and nothing is drawn before it', () => {
  const years = skillYears({ work, projects }, { ...skill, since: 2012, technologies: ['Mill'] }, career)
  expect(years).toMatchObject({ text: '2012–', whole: 'M48 4.5h52', used: 'M48 4.5h12' })
})

test('what a project names was used in it, which is drawn as a project and not as a job', () => {
  const years = skillYears({ work, projects }, { ...skill, technologies: ['Mill'] }, career)
  expect(years).toMatchObject({ used: 'M40 4.5h20', proven: 'M40 4.5h20' })
})

test('a project says nothing of the years around it where the jobs of those years do not name what was used', () => {
  const silent = { third: { ...work.third, technologies: [] }, second: work.second, first: work.first }
  const years = (more: object) => skillYears({ work: silent, projects }, { ...skill, ...more }, career)?.text
  expect(years({ technologies: ['Mill'] })).toBeUndefined()
  expect(years({ technologies: ['Mill'], since: 2010 })).toBe('2010–')
})
