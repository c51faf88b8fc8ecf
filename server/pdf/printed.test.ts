import { describe, expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { inspect, outOfOrder, pdfTools } from '#tests/builders/formats/pdf.ts'
import { buildResume } from '#tests/builders/resume.ts'
import type { Paper, ResumeDocument } from './document.ts'
import { draw } from './draw.ts'
import { fit } from './fit-pages.ts'
import { openFonts } from './fonts.ts'
import { type Block, heightOf, setResume } from './layout.ts'
import { looks, papers } from './looks.ts'
import { missingTexts } from './verify-text.ts'

const fonts = openFonts()
const look = looks.standard
const { margins } = look
const roles = ['recruiter', 'client', 'developer', 'CTO of a bank']

test('CI has the tools that read PDFs', () => {
  expect(pdfTools || !process.env.CI).toBe(true)
})

describe.each(languages)('printed in %s', (language) => {
  test.each(roles)('for %s all text is verified, on two pages', async (role) => {
    const paper = role === 'recruiter' || role === 'client' ? 'letter' : 'a4'
    const resume = await buildResume(language, role)
    const { bytes, says } = await draw(resume, paper, fonts)
    expect(await missingTexts(bytes, says)).toEqual([])
    if (!pdfTools) return
    const made = await inspect(bytes)
    expect(made).toMatchObject({ pages: 2, tagged: true })
    expect(made.size).toContain(paper === 'a4' ? 'A4' : 'letter')
    // The tool orders by place on the page: what ends a line may come after the line below it.
    const asides = new Set(resume.sections.flatMap(({ items }) => items.map(({ heading }) => heading?.aside)))
    expect(
      outOfOrder(
        made.text,
        says.filter((text) => !asides.has(text)),
      ),
    ).toEqual([])
  })

  test.each(roles)('for %s no heading ends a page and the last page is at least half full', async (role) => {
    const { width, height } = papers.a4
    const room = height - margins.top - margins.bottom
    const measure = (text: string) => text.length * 5
    const set = setResume(await buildResume(language, role), width - 2 * margins.side, fonts, measure)
    const pages = fit(set, room)
    expect(pages.length).toBeLessThanOrEqual(2)
    for (const page of pages) {
      const last = expectDefined(page.at(-1))
      expect(last.block.tag).not.toMatch(/^H/)
      expect(last.y + heightOf(last.block)).toBeLessThanOrEqual(room)
      expect(last.y / room).toBeGreaterThan(0.5)
    }
  })
})

const buildBlock = (tag: Block['tag'], height: number): Block => {
  return { tag, lines: [[]], says: [], leading: height, above: 0, indent: 0 }
}

/** A résumé whose items are so many points high, the last ones of the least use. */
const buildSet = (heights: number[], ranked = true) => ({
  head: [buildBlock('H1', 100)],
  sections: [
    {
      heading: buildBlock('H2', 20),
      items: heights.map((height, i) => {
        return { rank: ranked ? -i : undefined, blocks: [{ block: buildBlock('H3', height), rank: undefined }] }
      }),
    },
  ],
  tail: [],
  look,
})
const heightsOn = (pages: ReturnType<typeof fit>) => pages.map((page) => page.map(({ block }) => block.leading))

test('content for one page stays on one page', () => {
  expect(heightsOn(fit(buildSet([100, 100]), 700))).toEqual([[100, 20, 100, 100]])
})

test('content that two pages hold is shown whole, also on a short second page', () => {
  expect(heightsOn(fit(buildSet([200, 200, 200, 90]), 700)).flat()).toEqual([100, 20, 200, 200, 200, 90])
})

test('where something has to go, content that would leave a second page nearly empty goes, too', () => {
  expect(fit(buildSet([500, 250, 600]), 700)).toHaveLength(1)
})

test('the least relevant is left out first, and what then still fits is restored', () => {
  const pages = heightsOn(fit(buildSet([300, 300, 300, 200, 80]), 700))
  expect(pages).toEqual([
    [100, 20, 300],
    [300, 300, 80],
  ])
})

test('required content stays, whatever space it takes', () => {
  expect(fit(buildSet([300, 300, 300, 300, 300], false), 700).length).toBeGreaterThan(2)
})

test('a tall item that must break keeps two paragraphs with its title', () => {
  const blocks = ['H3', 'P', 'P', 'P', 'P', 'P'].map((tag) => {
    return { block: buildBlock(tag as Block['tag'], 60), rank: undefined }
  })
  const item = { rank: undefined, blocks }
  const pages = (before: number) => {
    const { head, sections } = buildSet([before], false)
    return fit(
      {
        head,
        sections: [{ ...expectDefined(sections[0]), items: [...expectDefined(sections[0]).items, item] }],
        tail: [],
        look,
      },
      700,
    )
  }
  expect(heightsOn(pages(380))[0]).toEqual([100, 20, 380, 60, 60, 60])
  expect(heightsOn(pages(450))[0]).toEqual([100, 20, 450])
})

test('unreadable text is reported', async () => {
  const resume = await buildResume('en')
  const { bytes, says } = await draw(resume, 'a4', fonts)
  expect(await missingTexts(bytes, [...says, 'Invented DNA'])).toEqual(['Invented DNA'])
  expect(await missingTexts(bytes, [expectDefined(says[8]), expectDefined(says[7])])).toEqual([says[7]])
})

test('letters without a font are reported, emoji are not', async () => {
  const resume: ResumeDocument = {
    ...(await buildResume('en')),
    pitch: { fact: 'profile.bio', text: 'I build 🚀 𓀀 things™' },
  }
  const { bytes, says } = await draw(resume, 'a4', fonts)
  expect(await missingTexts(bytes, says)).toEqual(['I build 𓀀 things™'])
})

test('the same résumé on the same day is an identical file', async () => {
  const paper: Paper = 'a4'
  const [first, second] = [
    await draw(await buildResume('ja'), paper, fonts),
    await draw(await buildResume('ja'), paper, fonts),
  ]
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
})

test('a composed glyph leaves its parts readable in the next résumé', async () => {
  const own = openFonts()
  const resume = await buildResume('en')
  const says = (text: string) => ({ ...resume, name: text })
  const wanted = 'Node.js e\u0301 é'
  await draw(says('… é'), 'a4', own)
  const { bytes } = await draw(says(wanted), 'a4', own)
  expect(await missingTexts(bytes, [wanted])).toEqual([])
})
