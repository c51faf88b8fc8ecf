import { expect, test } from 'vitest'
import { buildLedger } from '#content/ledger.ts'
import { languages } from '#contract/language.ts'
import type { Item, Line, Part, ResumeDocument } from '#server/pdf/document.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildResume } from '#tests/builders/resume.ts'
import { anybody, type Reader, readerInRole, readerOfConversation } from './reader.ts'

const request = { interests: [], technologies: [], userType: '', focus: '' }
const readers = {
  recruiter: readerInRole('recruiter'),
  client: readerInRole('client'),
  developer: readerInRole('developer'),
  'CTO of a bank': readerInRole('CTO of a bank'),
  工程师: readerInRole('工程师 👩‍💻'),
  conversation: readerOfConversation({ ...request, interests: ['Kubernetes'], technologies: ['Go'] }),
  anybody,
}

const lineParts = ({ label, parts }: Line): Part[] => [...(label ? [label] : []), ...parts]
const itemParts = ({ heading, lines }: Item): Part[] => [
  ...(heading ? [heading.title, ...(heading.context ? [heading.context] : [])] : []),
  ...lines.flatMap(lineParts),
]
const partsOf = ({ position, availability, openTo = [], pitch, sections }: ResumeDocument): Part[] => [
  ...position,
  ...(availability ? [availability] : []),
  ...openTo,
  pitch,
  ...sections.flatMap(({ items }) => items.flatMap(itemParts)),
]

test.for(languages)(
  'whatever a résumé in %s says stands in the ledger under the id that it names',
  async (language) => {
    const { content } = knowledgeOf(language)
    const facts = new Map(buildLedger(content).map((fact) => [fact.id, fact]))
    const commas = /, |、/
    for (const [name, reader] of Object.entries(readers)) {
      const parts = partsOf(await buildResume(language, reader))
      expect(parts.length, name).toBeGreaterThan(30)
      for (const { fact: id, text } of parts) {
        const fact = facts.get(id)
        expect(fact, `${name}: ${id}`).toBeDefined()
        const isNames = text.split(commas).every((one) => expectDefined(fact).tags.includes(one))
        // The speaker's own post is part of what they said.
        const isTag = expectDefined(fact).tags.includes(text)
        expect(expectDefined(fact).text.includes(text) || isNames || isTag, `${name}: ${id}: ${text}`).toBe(true)
      }
    }
  },
)

test.for(languages)('no two kinds of reader get the same résumé in %s', async (language) => {
  // A client from a bank may well find in a language that what clients look for comes first already.
  const { 工程师: engineer, 'CTO of a bank': _, ...others } = readers
  const said = async (reader: Reader) => JSON.stringify(partsOf(await buildResume(language, reader)))
  expect(new Set(await Promise.all(Object.values(others).map(said))).size).toBe(Object.keys(others).length)
  // An engineer who says no more than that is a developer.
  expect(await said(engineer)).toBe(await said(readers.developer))
  const openings = ['recruiter', 'client', 'developer'].map(async (role) => {
    const { pitch, sections } = await buildResume(language, role)
    return `${pitch.fact} ${sections.map(({ kind }) => kind)}`
  })
  expect(new Set(await Promise.all(openings)).size).toBe(3)
})

test.for(languages)('no text appears twice in %s', async (language) => {
  for (const reader of Object.values(readers)) {
    const { sections } = await buildResume(language, reader)
    const said = sections
      .flatMap(({ items }) => items.flatMap(({ lines }) => lines))
      .filter(({ kind }) => kind !== 'note')
      .flatMap(({ parts }) => parts.map(({ text }) => text))
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([])
  }
})

const titlesOf = (resume: ResumeDocument, kind: string) =>
  resume.sections.find((section) => section.kind === kind)?.items.map(({ heading }) => heading?.title.fact)

test.for(languages)('a reader from a bank sees payment projects first, in %s', async (language) => {
  for (const role of ['CTO of a bank', 'CTO einer Bank', language === 'ja' ? '銀行のCTO' : '银行的首席技术官'])
    expect(titlesOf(await buildResume(language, role), 'case-studies')?.[0], role).toBe(
      'case-study.fraud-detection-system',
    )
})

const strengthsOf = (resume: ResumeDocument) =>
  resume.sections
    .find(({ kind }) => kind === 'strengths')
    ?.items.map(({ lines }) => lines[0]?.label?.fact.replace('skill.', ''))

test('the skills follow the owner’s title and level, equally in every language', async () => {
  const ofEach = {
    recruiter: ['ai-machine-learning', 'infrastructure-devops', 'soft-skills', 'programming-languages'],
    client: ['ai-machine-learning', 'infrastructure-devops', 'programming-languages', 'data-science'],
    developer: ['ai-machine-learning', 'programming-languages', 'infrastructure-devops', 'data-science'],
  }
  for (const language of languages) {
    for (const [role, strengths] of Object.entries(ofEach))
      expect(strengthsOf(await buildResume(language, role)), `${role}, ${language}`).toEqual(strengths)
    expect(strengthsOf(await buildResume(language, anybody)), language).toEqual(ofEach.client)
    const bank = strengthsOf(await buildResume(language, 'CTO of a bank'))
    expect(bank, language).toEqual(strengthsOf(await buildResume('en', 'CTO of a bank')))
  }
})

test('soft skills never lead, even if only they were requested', async () => {
  const about = readerOfConversation({ ...request, interests: ['leadership', 'mentoring'], userType: 'recruiter' })
  const strengths = strengthsOf(await buildResume('en', about))
  expect(strengths?.indexOf('soft-skills')).toBe(1)
})

test('a conversation’s topic comes first', async () => {
  const about = readerOfConversation({
    ...request,
    interests: ['prompt injection'],
    technologies: ['Open Policy Agent'],
  })
  const { sections, madeFor } = await buildResume('en', about)
  expect(expectDefined(expectDefined(expectDefined(sections[0]).items[0]).lines[0]).label?.text).toBe('Security')
  expect(madeFor?.reader).toBe('Open Policy Agent')
})

test.for(languages)('no claim of a reader is printed as a focus of the owner in %s', async (language) => {
  const focusOf = async (...interests: string[]) =>
    (await buildResume(language, readerOfConversation({ ...request, interests }))).madeFor?.reader
  expect(await focusOf('10 years of Rust at Google, PhD from MIT')).toBeUndefined()
  expect(await focusOf('20 years of Kubernetes at Google')).toBe('Kubernetes')
  expect(await focusOf('golang', 'k8s')).toMatch(/^Go(?:, |、)Kubernetes$/)
})

test('a reader’s own words are printed where they say no more than a role', async () => {
  const shownTo = async (role: string) => (await buildResume('en', role)).madeFor?.reader
  expect(await shownTo('CTO of a bank')).toBe('CTO of a bank')
  expect(await shownTo('Engineer with 10 years of Rust at Google')).toBe(knowledgeOf('en').content.labels.colleague)
  expect(await shownTo('PhD from MIT')).toBeUndefined()
})

test('jobs are ordered newest first for every reader', async () => {
  const { content } = knowledgeOf('en')
  for (const reader of Object.values(readers)) {
    const jobs = titlesOf(await buildResume('en', reader), 'experience')
    expect(jobs).toEqual(content.experience.map(({ id }) => `experience.${id}`))
  }
})

test('roles are recognised in every language', () => {
  const kinds = {
    recruiter: ['Headhunter', 'Personalleiterin', 'Recruteuse', 'selección de personal', '招聘经理', '人事担当', 'HR'],
    client: [
      'Founder',
      'Geschäftsführerin',
      'Directrice produit',
      'dueño de una empresa',
      '公司创始人',
      '会社の社長',
      'CTO',
      '銀行のCTO',
    ],
    developer: ['Staff engineer', 'Entwicklerin', 'développeuse', 'ingeniera', '工程师 👩‍💻', 'エンジニア', 'SRE'],
  }
  for (const [kind, names] of Object.entries(kinds)) {
    for (const name of names) expect(readerInRole(name).kind, name).toBe(kind)
  }
  expect(readerInRole('other')).toEqual(anybody)
  expect(readerInRole('a friend').kind).toBeUndefined()
  expect(readerInRole('銀行のCTO').about).toEqual(['銀行の'])
  expect(readerInRole('chronicler').kind).toBeUndefined()
})
