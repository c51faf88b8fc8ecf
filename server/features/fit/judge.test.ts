import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { advertHeadings as headings } from '#tests/builders/assistant/advert-headings.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { createComparison } from './compare.ts'

const compare = createComparison(knowledgeOf)
const NOW = Date.UTC(2026, 0, 15)

/** Judges one requirement among others that are met. */
async function judged(
  requirement: string,
  {
    language = 'en',
    heading = 'Requirements',
    now = NOW,
  }: { language?: Language; heading?: string; now?: number } = {},
) {
  const { requirements } = await compare(`${heading}:\n- ${requirement}\n- Kubernetes\n- Terraform`, language, now)
  return expectDefined(requirements[0])
}
const statusOf = async (requirement: string) => (await judged(requirement)).status

test('several technologies are judged one by one, and what is missing is named', async () => {
  expect(await statusOf('Kubernetes, Terraform and AWS')).toBe('met')
  expect(await judged('Kubernetes, Docker and Ansible')).toMatchObject({
    status: 'partly',
    missing: ['Docker', 'Ansible'],
  })
  expect(await judged('Docker and Ansible')).toMatchObject({ status: 'not-evidenced', citations: [] })
})

test('of alternatives and examples one is enough', async () => {
  expect(await statusOf('AWS, Azure or GCP')).toBe('met')
  expect(await statusOf('a database such as PostgreSQL, Oracle or MariaDB')).toBe('met')
  expect(await statusOf('Angular or Vue.js')).toBe('not-evidenced')
})

test('what is said of a kind in general is no part of a thing that is asked for by its name', async () => {
  for (const asked of [
    'automate tests with Cypress',
    'storage of readings in Realm',
    'you have worked on Google Cloud',
  ])
    expect(await judged(asked), asked).toMatchObject({ status: 'not-evidenced', citations: [] })
  expect(await statusOf('monitoring with Prometheus and Grafana, and Kubernetes')).toBe('partly')
})

test('a name within another name is not that name', async () => {
  for (const other of ['React Native', 'Data Vault', 'Go-to-market', 'C and C++', 'JavaServer']) {
    expect([other, await statusOf(other)]).toEqual([other, 'not-evidenced'])
  }
})

test('years are added up from the jobs in which it was done, and those jobs are named', async () => {
  // Kubernetes: January 2020 to today without a gap, 73 months by January 2026.
  expect(await statusOf('6+ years of experience with Kubernetes')).toBe('met')
  const { status, citations } = await judged('7 years of experience with Kubernetes')
  expect(status).toBe('partly')
  expect(citations[0]).toMatchObject({
    id: 'experience.fjordvane-logistics',
    text: 'Principal AI & Cloud Architect at Fjordvane Logistics, Mar 2023 – present',
    anchor: '/#job-fjordvane-logistics',
  })
  expect((await judged('7 years of experience with Kubernetes', { now: Date.UTC(2026, 11, 15) })).status).toBe('met')
})

test('years of software are years of the whole career', async () => {
  // August 2005 to January 2026 are 20 years and six months.
  expect(await statusOf('20+ years in software engineering')).toBe('met')
  expect(await statusOf('21 years in software engineering')).toBe('partly')
  expect((await judged('zwanzig Jahre', { language: 'de', heading: 'Anforderungen' })).status).toBe('not-evidenced')
  expect((await judged('zehnjährige Berufserfahrung', { language: 'de', heading: 'Anforderungen' })).status).toBe('met')
  expect((await judged('ソフトウェア開発の経験10年以上', { language: 'ja', heading: '必須要件' })).status).toBe('met')
  expect((await judged('十年以上软件开发经验', { language: 'zh', heading: '任职要求' })).status).toBe('met')
})

test('years of work elsewhere are years, and no match', async () => {
  const { verdict, requirements } = await compare(
    'Requirements\n- 3 years of professional experience\n- Wound care\n- Infusions',
    'en',
    NOW,
  )
  expect([verdict, expectDefined(requirements[0]).status]).toEqual(['weak', 'partly'])
})

test('what the ledger does not say is not evidenced, whatever stands beside it', async () => {
  for (const silent of [
    'AWS certification',
    'Degree in law',
    'PhD in computer science',
    'Fluent German',
    'Driving licence',
    'Salary up to 90,000',
    'Based in Berlin',
    'Microsoft Office',
    'Experience in a bank',
  ]) {
    expect([silent, await statusOf(silent)]).toEqual([silent, 'not-evidenced'])
  }
  expect(await statusOf('Based in Copenhagen')).toBe('met')
  expect(await statusOf('A degree or equivalent experience')).toBe('met')
  expect(await statusOf('Degree in computer science or machine learning')).toBe('met')
})

test('one fact has one number through the whole reply', async () => {
  const { requirements } = await compare('Requirements\n- Kubernetes\n- Kubernetes and Terraform\n- Kafka', 'en', NOW)
  const cited = requirements.flatMap(({ citations }) => citations)
  const numbers = new Map(cited.map(({ n, id, text }) => [`${id} ${text}`, n]))
  for (const { n, id, text } of cited) expect(numbers.get(`${id} ${text}`)).toBe(n)
  expect([...numbers.values()].sort((a, b) => a - b)).toEqual([...numbers.keys()].map((_, i) => i + 1))
})

test('facts are numbered as the card shows them: those of what is met first', async () => {
  const advert = 'Requirements\n- Terraform and Ansible\n- COBOL\n- Kafka\n- Terraform and Docker\n- Kubernetes'
  const { requirements } = await compare(advert, 'en', NOW)
  expect(requirements.map(({ status }) => status)).toEqual(['partly', 'not-evidenced', 'met', 'partly', 'met'])
  const numbersOf = (wanted: string) =>
    requirements.filter(({ status }) => status === wanted).flatMap(({ citations }) => citations.map(({ n }) => n))
  const shown = [...new Set([...numbersOf('met'), ...numbersOf('partly')])]
  expect(numbersOf('partly').length).toBeGreaterThan(0)
  expect(shown).toEqual(shown.map((_, i) => i + 1))
})

test('a general word stands for nothing that is more particular and nowhere in the facts', async () => {
  const lines = {
    en: 'Experience with Kafka and hexagonal architectures',
    de: 'Erfahrung mit Kafka und hexagonalen Architekturen',
    fr: 'Expérience de Kafka et des architectures hexagonales',
    es: 'Experiencia con Kafka y arquitecturas hexagonales',
    zh: '熟悉 Kafka 和六边形架构',
    ja: 'Kafkaとヘキサゴナルアーキテクチャの経験',
  }
  for (const language of languages) {
    const { status, missing, citations } = await judged(lines[language], { language, heading: headings[language] })
    expect([language, status, missing.length]).toEqual([language, 'partly', 1])
    expect(citations.some(({ id }) => id === 'experience.fjordvane-logistics.shorten-reviews')).toBe(false)
  }
  expect(await statusOf('software architecture')).toBe('met')
})

test('event-driven architectures are streams of events, not reviews of architecture', async () => {
  const { status, citations } = await judged('Erfahrung mit Kafka und Event-getriebenen Architekturen', {
    language: 'de',
    heading: headings.de,
  })
  expect(status).toBe('met')
  expect(citations.map(({ id }) => id)).not.toContain('experience.fjordvane-logistics.shorten-reviews')
})

test('version control is no delivery of software', async () => {
  const { citations } = await judged('8 years of CI/CD')
  expect(citations.map(({ id }) => id)).toContain('experience.stavholt-media')
  expect(citations.map(({ id }) => id)).not.toContain('experience.tegnbro-software')
})

test('years of infrastructure are those of the jobs with any part of it, whatever their titles say', async () => {
  const lines = {
    en: '10+ years of infrastructure',
    de: '10+ Jahre Erfahrung mit IT-Infrastruktur',
    fr: 'Plus de 10 ans d’expérience en infrastructure',
    es: 'Más de 10 años de experiencia en infraestructura',
    zh: '10年以上基础设施经验',
    ja: 'インフラの経験10年以上',
  }
  for (const language of languages) {
    const { status, citations } = await judged(lines[language], { language, heading: headings[language] })
    const jobs = citations.map(({ id }) => id)
    expect([language, status, jobs.includes('experience.stavholt-media')]).toEqual([language, 'met', true])
    expect(jobs).toContain('experience.fjordvane-logistics')
    expect(jobs).not.toContain('experience.tegnbro-software')
  }
  expect(await statusOf('16 years of infrastructure')).toBe('partly')
  expect(await statusOf('Hydrogen infrastructure')).toBe('not-evidenced')
})

test('a language is asked for by a name with an ending, too, and a word that looks like a trade is none', async () => {
  const german = { language: 'de', heading: headings.de } as const
  expect((await judged('Dänischkenntnisse', german)).status).toBe('met')
  expect((await judged('Norwegischkenntnisse', german)).status).toBe('not-evidenced')
  // A fact has "die Lage".
  expect((await judged('Gültiger Staplerschein', german)).status).toBe('not-evidenced')
  expect((await judged('英語で簡単な接客ができる方', { language: 'ja', heading: headings.ja })).status).toBe('met')
})
