import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildResume } from '#tests/builders/resume.ts'
import { openFonts } from './fonts.ts'
import { setResume } from './layout.ts'
import { breakLines, type Placed, type Run } from './lines.ts'
import { looks, papers } from './looks.ts'
import { withoutPictures } from './printable-text.ts'

const type = { font: 'latin regular', size: 10, color: '#000' } as const
/** Every character is ten points wide. */
const measure = (text: string) => text.length * 10
const buildRun = (text: string, more: Partial<Run> = {}): Run => ({ text, type, ...more })
const said = (lines: Placed[][]) => lines.map((line) => line.map(({ text }) => text).join(''))
const broken = (text: string, width: number) => said(breakLines([buildRun(text)], width, 0, measure))

test('a number stays with its noun', () => {
  expect(broken('present in 11 countries today', 140)).toEqual(['present in', '11 countries', 'today'])
  expect(broken('它必须在 100 毫秒内完成', 80)).toEqual(['它必须在', '100 毫秒内', '完成'])
})

test('a number with spaces stays whole', () => {
  const text = withoutPictures('comptant 14\u202f000 commerçants,\n41\u00a0% 👩‍💻')
  expect(text).toBe('comptant 14\u202f000 commerçants, 41\u00a0%')
  expect(broken(text, 190)).toEqual(['comptant', '14\u202f000 commerçants,', '41\u00a0%'])
})

test('Chinese and Japanese words stay whole, except long ones', () => {
  expect(broken('手渡しのノートブックに頼る運用', 90)).toEqual(['手渡しの', 'ノートブックに頼る', '運用'])
  expect(broken('预测定价和推荐模型', 30)).toEqual(['预测', '定价和', '推荐', '模型'])
})

test('the last word of a paragraph is not left alone', () => {
  expect(broken('from the first evaluation set to it', 320)).toEqual(['from the first evaluation', 'set to it'])
})

test('a separator stands between two statements of one line, and neither starts a line nor ends one', () => {
  const gap = buildRun(' · ', { gap: true })
  const runs = [buildRun('eight built'), gap, buildRun('nine guided', { whole: true })]
  expect(said(breakLines(runs, 150, 0, measure))).toEqual(['eight built', 'nine guided'])
  expect(said(breakLines(runs, 120, 0, measure))).toEqual(['eight built', 'nine guided'])
  expect(said(breakLines([buildRun('eight built'), gap], 150, 0, measure))).toEqual(['eight built'])
})

test('opening punctuation at the start of a line does not look indented', () => {
  const starts = (text: string, font: Run['type']['font']) =>
    expectDefined(expectDefined(breakLines([{ text, type: { ...type, font } }], 300, 0, measure)[0])[0]).x
  expect(starts('「はい」', 'japanese regular')).toBe(-5)
  expect(starts('“是”', 'chinese regular')).toBe(-5)
  expect(starts('“Yes”', 'latin regular')).toBe(0)
})

test.for(languages)('no line in %s starts with closing or ends with opening punctuation', async (language) => {
  const width = papers.a4.width - 2 * looks.standard.margins.side
  const { head, sections } = setResume(await buildResume(language, 'client'), width, openFonts(), measure)
  const blocks = [...head, ...sections.flatMap(({ items }) => items.flatMap((item) => item.blocks.map((b) => b.block)))]
  const lines = blocks.flatMap((block) => said(block.lines))
  expect(lines.length).toBeGreaterThan(60)
  for (const line of lines) {
    expect(line).not.toMatch(/^[、。，．：；！？）」』】》〉・ー…%!?;:,.)\]»”’·]/)
    expect(line).not.toMatch(/[（「『【《〈([«„]$/)
  }
})
