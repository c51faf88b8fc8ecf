/** The layouts beside the standard one: in columns of labels and texts, and on one page. */
import { describe, expect, test } from 'vitest'
import { cefrNames } from '#content/language/levels/cefr.ts'
import { buildLedger } from '#content/ledger.ts'
import { languages } from '#contract/language.ts'
import { resumeLayouts } from '#contract/site/resume-layouts.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { inspect, letters, pdfTools } from '#tests/builders/formats/pdf.ts'
import { buildResume } from '#tests/builders/resume.ts'
import type { Item, ResumeDocument, Section } from './document.ts'
import { draw } from './draw.ts'
import { openFonts } from './fonts.ts'
import { looks } from './looks.ts'
import { missingTexts } from './verify-text.ts'

const fonts = openFonts()
const roles = ['recruiter', 'client', 'developer', 'CTO of a bank']

describe.each(languages)('in %s', (language) => {
  test.for(roles)('for %s every layout is tagged, and all its text can be read', async (role) => {
    for (const layout of resumeLayouts) {
      const { bytes, says } = await draw(await buildResume(language, role, layout), 'letter', fonts)
      expect(await missingTexts(bytes, says)).toEqual([])
      if (!pdfTools) continue
      const { tagged, pages, links } = await inspect(bytes)
      expect({ tagged, pages }).toEqual({ tagged: true, pages: layout === 'one-page' ? 1 : 2 })
      expect(links.slice(0, 2)).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^https:/)])
    }
  })

  test('the European layout has five sections, and what they say stands in the ledger', async () => {
    const resume = await buildResume(language, 'recruiter', 'european')
    expect(resume.personalHeading).toBeTruthy()
    expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience', 'training', 'personal-skills', 'additional'])
    const names = Object.values(cefrNames[language])
    const facts = new Map(buildLedger(knowledgeOf(language).content).map((fact) => [fact.id, fact]))
    const parts = resume.sections
      .flatMap(({ items }) => items)
      .flatMap(({ lines }) => lines)
      .flatMap((line) => line.parts)
    for (const { fact: id, text } of parts.filter(({ text }) => !names.includes(text))) {
      const { text: said, tags } = expectDefined(facts.get(id))
      const isNamed = text.split(/, |、/).every((one) => tags.includes(one))
      expect(said.includes(text) || isNamed || tags.includes(text), `${id}: ${text}`).toBe(true)
    }
  })
})

test.runIf(pdfTools)('each label stands once, in front of the first text that it belongs to', async () => {
  const { bytes } = await draw(await buildResume('en', 'recruiter', 'european'), 'a4', fonts)
  const { text } = await inspect(bytes)
  const read = letters(text)
  expect(read.split(letters('Case studies'))).toHaveLength(2)
  for (const label of ['Personal information', 'Occupation', 'Mother tongue(s)', 'Spoken interaction', 'Publications'])
    expect(read).toContain(letters(label))
})

test('a table of languages stands only where a level is given for each skill', async () => {
  const rows = ({ sections }: ResumeDocument) =>
    sections.flatMap(({ items }) => items).flatMap(({ label, lines }) => lines.map(({ kind }) => `${label}: ${kind}`))
  const shown = rows(await buildResume('en', 'recruiter', 'european'))
  expect(shown).toEqual(
    expect.arrayContaining(['Mother tongue(s): text', 'Other language(s): columns', 'English: row']),
  )
})

test('education stands in the European layout, also where it fills little of a second page', async () => {
  const resume = await buildResume('en', 'recruiter', 'european')
  const { items } = expectDefined(resume.sections.find(({ kind }) => kind === 'training'))
  expect(items.map(({ rank, heading }) => [rank, heading?.title.fact])).toEqual([
    [undefined, 'education.tegnvik-masters'],
    [undefined, 'education.skovholt-bachelors'],
    [undefined, 'certificate.kubernetes-administrator'],
  ])
})

test('nothing on the one page is smaller than 8.5 points', () => {
  expect(Math.min(...Object.values(looks['one-page'].styles).map(({ size }) => size))).toBe(8.5)
})

const many = (section: Section, times: number): Section => ({
  ...section,
  items: Array.from({ length: times }, (_, i) => expectDefined(section.items[i % section.items.length])),
})
const withLongTexts = (item: Item): Item => ({
  ...item,
  lines: item.lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => ({ ...part, text: `${part.text} `.repeat(10) })),
  })),
})

test.runIf(pdfTools)('the longest life fits the one page, with every section’s most relevant entry first', async () => {
  for (const language of ['en', 'ja'] as const) {
    const resume = await buildResume(language, 'recruiter', 'one-page')
    const long = resume.sections.map((section) => {
      const { items, ...rest } = many(section, 40)
      return { ...rest, items: items.map(withLongTexts) }
    })
    for (const sections of [long, resume.sections.map((section) => many(section, 40))]) {
      const { bytes, says } = await draw({ ...resume, sections }, 'letter', fonts)
      expect(await missingTexts(bytes, says)).toEqual([])
      expect((await inspect(bytes)).pages).toBe(1)
    }
  }
})
