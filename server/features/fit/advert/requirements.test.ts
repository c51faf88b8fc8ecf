import { expect, test } from 'vitest'
import { cpuMs } from '#tests/builders/cpu.ts'
import { advertLanguage } from './advert-language.ts'
import { readAdvert } from './requirements.ts'

const english = advertLanguage('en')
const read = async (advert: string, reading = english) =>
  (await readAdvert(advert, reading)).requirements.map(({ text, kind }) => `${kind}: ${text}`)

test('what stands under the headings is a must, a wish, or nothing', async () => {
  const advert =
    'About us\nWe have 40 years of experience.\n\nRequirements\n• Python\n2) Go\n\nNICE TO HAVE:\n– Rust\n\nBenefits\n- Kubernetes courses'
  expect(await read(advert)).toEqual(['must: Python', 'must: Go', 'nice: Rust'])
})

test('a heading may have its contents behind its colon', async () => {
  expect(await read('Must have: Python and SQL\nNice to have: Go')).toEqual(['must: Python and SQL', 'nice: Go'])
})

test('what only parts a list is no part of a requirement', async () => {
  expect(await read('Requirements\n- Terraform and Python;\n- Go; Rust')).toEqual([
    'must: Terraform and Python',
    'must: Go',
    'must: Rust',
  ])
})

test('duties count only where nothing else is asked for', async () => {
  expect(await read('Responsibilities\n- Run Kubernetes')).toEqual(['must: Run Kubernetes'])
  expect(await read('Responsibilities\n- Run Kubernetes\nRequirements\n- Python')).toEqual(['must: Python'])
})

test('without headings, sentences that speak to the applicant count', async () => {
  const advert =
    'We make bread. You have five years of experience in Go. Rust is a plus. We offer free coffee. Send your CV to us.'
  expect(await read(advert)).toEqual(['must: You have five years of experience in Go.', 'nice: Rust is a plus.'])
})

test('two things that are asked for in one sentence are two', async () => {
  expect(await read('You have written Java for five years, and you know Spring Boot inside out.')).toEqual([
    'must: You have written Java for five years',
    'must: you know Spring Boot inside out.',
  ])
  expect(await read('Requirements\n- Kafka, Terraform, and Go')).toEqual(['must: Kafka, Terraform, and Go'])
})

test('what somebody will be used to is asked for, what they will do is not', async () => {
  const advert = 'You will be used to working with surgeons. You will visit six towns a year. In return: 30 days off.'
  expect(await read(advert)).toEqual(['must: You will be used to working with surgeons.'])
})

test('bare bullets count where there is nothing else', async () => {
  expect(await read('Cloud Engineer\n- Kubernetes\n- Terraform')).toEqual(['must: Kubernetes', 'must: Terraform'])
})

test('a wish behind a comma is apart from what is required', async () => {
  expect(await read('Requirements\n- Kubernetes, ideally on Azure')).toEqual([
    'must: Kubernetes',
    'nice: ideally on Azure',
  ])
})

test('a dot within an abbreviation or a name ends no sentence', async () => {
  const advert = 'Requirements\n- A database, e.g. PostgreSQL. Node.js and TypeScript'
  expect(await read(advert)).toEqual(['must: A database, e.g. PostgreSQL.', 'must: Node.js and TypeScript'])
})

test('elements of a web page part lines, and what they hold is as it was typed', async () => {
  const advert = '<h3>Requirements</h3><ul><li><b>Python</b> &amp; SQL</li><li>List<String> in Java</li></ul>'
  expect(await read(advert)).toEqual(['must: Python &amp; SQL', 'must: List<String> in Java'])
})

test('a sentence that was wrapped is one, and lines that only stand below each other are not', async () => {
  const wrapped =
    'Requirements\n\n- At least seven years of experience with distributed systems,\n  Kubernetes and the tools around it\n' +
    '- You explain decisions in writing to engineers and to people\nwho pay for them.\n- Python'
  expect(await read(wrapped)).toEqual([
    'must: At least seven years of experience with distributed systems, Kubernetes and the tools around it',
    'must: You explain decisions in writing to engineers and to people who pay for them.',
    'must: Python',
  ])
  const mailed =
    'Requirements\nYou lead teams. At least five years of experience with\nTerraform, Python and event-driven systems.'
  expect(await read(mailed)).toEqual([
    'must: You lead teams.',
    'must: At least five years of experience with Terraform, Python and event-driven systems.',
  ])
  const german =
    'Anforderungen\n- Mindestens fünf Jahre Erfahrung mit der Entwicklung von\nPlattformen in der Cloud\n- Go'
  expect((await readAdvert(german, advertLanguage('de'))).requirements.map(({ text }) => text)).toEqual([
    'Mindestens fünf Jahre Erfahrung mit der Entwicklung von Plattformen in der Cloud',
    'Go',
  ])
  expect(
    await read('Requirements\nexperience with distributed systems and their faults\nknowledge of kubernetes'),
  ).toEqual(['must: experience with distributed systems and their faults', 'must: knowledge of kubernetes'])
  const below =
    'Requirements\nAt least seven years of experience with distributed systems\nPython\npostgres\nnice to have:\ngo'
  expect(await read(below)).toEqual([
    'must: At least seven years of experience with distributed systems',
    'must: Python',
    'must: postgres',
    'nice: go',
  ])
})

test('the same requirement is judged once, and no more than sixty are', async () => {
  const bullets = Array.from({ length: 61 }, (_, i) => `- Skill ${i}`)
  expect(await read('Requirements\n- Go\n- go\n- Go')).toHaveLength(1)
  expect(await readAdvert(`Requirements\n${bullets.slice(1).join('\n')}`, english)).toMatchObject({ unread: 0 })
  const advert = await readAdvert(`Requirements\n${bullets.join('\n')}`, english)
  expect([advert.requirements.length, advert.unread]).toEqual([60, 1])
})

test('Chinese and Japanese lines are read by their own signs', async () => {
  expect(
    await read('【任职要求】\n1、精通 Python，熟悉 Go 者优先\n【福利待遇】\n1、五险一金', advertLanguage('zh')),
  ).toEqual(['must: 精通 Python', 'nice: 熟悉 Go 者优先'])
  expect(await read('■応募資格\n・Pythonの経験\n■歓迎\n・Goの経験\n■待遇\n・交通費', advertLanguage('ja'))).toEqual([
    'must: Pythonの経験',
    'nice: Goの経験',
  ])
})

test.each(['a', 'a,', 'a. ', '. a', '; ', '<li', '<p ', '(', 'e.g. ', '&amp;', '1 year '])(
  'one line of 20,000 characters, all of them "%s", is read at once',
  async (part) => {
    const advert = `Requirements: ${part.repeat(20_000)}`.slice(0, 20_000)
    expect(await cpuMs(() => read(advert))).toBeLessThan(1000)
  },
)
