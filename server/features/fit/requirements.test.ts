import { expect, test } from 'vitest'
import { advertLanguage } from './advert-language.ts'
import { readAdvert } from './requirements.ts'

const english = advertLanguage('en')
const read = (advert: string, reading = english) =>
  readAdvert(advert, reading).requirements.map(({ text, kind }) => `${kind}: ${text}`)

test('what stands under the headings is a must, a wish, or nothing', () => {
  const advert =
    'About us\nWe have 40 years of experience.\n\nRequirements\n• Python\n2) Go\n\nNICE TO HAVE:\n– Rust\n\nBenefits\n- Kubernetes courses'
  expect(read(advert)).toEqual(['must: Python', 'must: Go', 'nice: Rust'])
})

test('a heading may have its contents behind its colon', () => {
  expect(read('Must have: Python and SQL\nNice to have: Go')).toEqual(['must: Python and SQL', 'nice: Go'])
})

test('what only parts a list is no part of a requirement', () => {
  expect(read('Requirements\n- Terraform and Python;\n- Go; Rust')).toEqual([
    'must: Terraform and Python',
    'must: Go',
    'must: Rust',
  ])
})

test('duties count only where nothing else is asked for', () => {
  expect(read('Responsibilities\n- Run Kubernetes')).toEqual(['must: Run Kubernetes'])
  expect(read('Responsibilities\n- Run Kubernetes\nRequirements\n- Python')).toEqual(['must: Python'])
})

test('without headings, sentences that speak to the applicant count', () => {
  const advert =
    'We make bread. You have five years of experience in Go. Rust is a plus. We offer free coffee. Send your CV to us.'
  expect(read(advert)).toEqual(['must: You have five years of experience in Go.', 'nice: Rust is a plus.'])
})

test('bare bullets count where there is nothing else', () => {
  expect(read('Cloud Engineer\n- Kubernetes\n- Terraform')).toEqual(['must: Kubernetes', 'must: Terraform'])
})

test('a wish behind a comma is apart from what is required', () => {
  expect(read('Requirements\n- Kubernetes, ideally on Azure')).toEqual(['must: Kubernetes', 'nice: ideally on Azure'])
})

test('a dot within an abbreviation or a name ends no sentence', () => {
  const advert = 'Requirements\n- A database, e.g. PostgreSQL. Node.js and TypeScript'
  expect(read(advert)).toEqual(['must: A database, e.g. PostgreSQL.', 'must: Node.js and TypeScript'])
})

test('elements of a web page part lines, and what they hold is as it was typed', () => {
  const advert = '<h3>Requirements</h3><ul><li><b>Python</b> &amp; SQL</li><li>List<String> in Java</li></ul>'
  expect(read(advert)).toEqual(['must: Python &amp; SQL', 'must: List<String> in Java'])
})

test('a sentence that was wrapped is one, and lines that only stand below each other are not', () => {
  const wrapped =
    'Requirements\n\n- At least seven years of experience with distributed systems,\n  Kubernetes and the tools around it\n' +
    '- You explain decisions in writing to engineers and to people\nwho pay for them.\n- Python'
  expect(read(wrapped)).toEqual([
    'must: At least seven years of experience with distributed systems, Kubernetes and the tools around it',
    'must: You explain decisions in writing to engineers and to people who pay for them.',
    'must: Python',
  ])
  const mailed =
    'Requirements\nYou lead teams. At least five years of experience with\nTerraform, Python and event-driven systems.'
  expect(read(mailed)).toEqual([
    'must: You lead teams.',
    'must: At least five years of experience with Terraform, Python and event-driven systems.',
  ])
  const german =
    'Anforderungen\n- Mindestens fünf Jahre Erfahrung mit der Entwicklung von\nPlattformen in der Cloud\n- Go'
  expect(readAdvert(german, advertLanguage('de')).requirements.map(({ text }) => text)).toEqual([
    'Mindestens fünf Jahre Erfahrung mit der Entwicklung von Plattformen in der Cloud',
    'Go',
  ])
  expect(read('Requirements\nexperience with distributed systems and their faults\nknowledge of kubernetes')).toEqual([
    'must: experience with distributed systems and their faults',
    'must: knowledge of kubernetes',
  ])
  const below =
    'Requirements\nAt least seven years of experience with distributed systems\nPython\npostgres\nnice to have:\ngo'
  expect(read(below)).toEqual([
    'must: At least seven years of experience with distributed systems',
    'must: Python',
    'must: postgres',
    'nice: go',
  ])
})

test('the same requirement is judged once, and no more than sixty are', () => {
  const bullets = Array.from({ length: 61 }, (_, i) => `- Skill ${i}`)
  expect(read('Requirements\n- Go\n- go\n- Go')).toHaveLength(1)
  expect(readAdvert(`Requirements\n${bullets.slice(1).join('\n')}`, english)).toMatchObject({ unread: 0 })
  const advert = readAdvert(`Requirements\n${bullets.join('\n')}`, english)
  expect([advert.requirements.length, advert.unread]).toEqual([60, 1])
})

test('Chinese and Japanese lines are read by their own signs', () => {
  expect(read('【任职要求】\n1、精通 Python，熟悉 Go 者优先\n【福利待遇】\n1、五险一金', advertLanguage('zh'))).toEqual(
    ['must: 精通 Python', 'nice: 熟悉 Go 者优先'],
  )
  expect(read('■応募資格\n・Pythonの経験\n■歓迎\n・Goの経験\n■待遇\n・交通費', advertLanguage('ja'))).toEqual([
    'must: Pythonの経験',
    'nice: Goの経験',
  ])
})

test.each(['a', 'a,', 'a. ', '. a', '; ', '<li', '<p ', '(', 'e.g. ', '&amp;', '1 year '])(
  'one line of 20,000 characters, all of them "%s", is read at once',
  (part) => {
    const start = performance.now()
    read(`Requirements: ${part.repeat(20_000)}`.slice(0, 20_000))
    expect(performance.now() - start).toBeLessThan(1000)
  },
)
