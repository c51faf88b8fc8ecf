/** One system is drawn in one language: the same cells, names that fit, and figures that add up, wherever it stands. */
import { expect, test } from 'vitest'
import { nameIn, nodeSizeFor } from '#content/drawing/node-size.ts'
import { fonts, lineHeight } from '#content/drawing/sizes.ts'
import { widthOf, wrap } from '#content/drawing/text.ts'
import { walkTime } from '#content/drawing/walk-time.ts'
import { figuresOf, nodeTimesOf, timesOf } from '#content/drawing/way.ts'
import { caseStudies, contentIn } from '#content/owner.ts'
import type { Box, Layout } from '#contract/content/drawing.ts'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { drawingHtml } from './section.ts'

const studies = languages.flatMap((language) =>
  contentIn(language).caseStudies.flatMap((study) => (study.sheets ? [{ language, study, sheets: study.sheets }] : [])),
)

const cellsOf = (boxes: Record<string, Pick<Box, 'x' | 'y'>>) => {
  const places = (along: 'x' | 'y') => [...new Set(Object.values(boxes).map((box) => box[along]))].sort((a, b) => a - b)
  const [columns, rows] = [places('x'), places('y')]
  return Object.values(boxes).map(({ x, y }) => [columns.indexOf(x), rows.indexOf(y)])
}

test('a system’s nodes stand in the same cells on its page, on cards and on the first screen', () => {
  for (const { sheets, drawing, upright } of caseStudies) {
    if (!sheets) continue
    const cells = cellsOf(sheets.wide.nodes)
    expect(cellsOf(Object.fromEntries(expectDefined(drawing).nodes.map((node) => [node.id, node])))).toEqual(cells)
    if (sheets.hero) expect(cellsOf(sheets.hero.nodes)).toEqual(cells)
    const small = Object.fromEntries(expectDefined(upright).nodes.map((node) => [node.id, node]))
    expect(cellsOf(small)).toEqual(cellsOf(sheets.narrow.nodes))
  }
})

test('every name fits its node in the widest face, in every language', () => {
  const expectFits = ({ nodes }: Layout, size: number, labels: { id: string; label: string }[]) => {
    for (const { id, label } of labels) {
      const box = expectDefined(nodes[id])
      const name = nameIn(box, label, size)
      for (const line of name.lines) expect(widthOf(line, name.size), label).toBeLessThan(box.width - 12)
      expect(name.lines.length * lineHeight(name.size), label).toBeLessThanOrEqual(box.height)
      expect(name.size / size, label).toBeGreaterThan(0.6)
    }
  }
  for (const { study, sheets } of studies) {
    const { nodes, before } = study.diagram
    expectFits(sheets.wide, fonts.wide.node, nodes)
    expectFits(sheets.narrow, fonts.narrow.node, nodes)
    if (sheets.hero) expectFits(sheets.hero, fonts.hero.node, nodes)
    if (before && sheets.before) expectFits(sheets.before.wide, fonts.wide.node, before.nodes)
  }
})

test('one long word makes nodes wider, and no longer one makes them wider than the most', () => {
  const short = nodeSizeFor(['Queue', 'Store'], 15)
  const long = nodeSizeFor(['Queue', 'Dokumentquelle'], 15)
  const longest = nodeSizeFor(['Queue', 'Dokumentenquellensammlung'], 15)
  expect(long.width).toBeGreaterThan(short.width)
  expect(nameIn(longest, 'Dokumentenquellensammlung', 15).size).toBeLessThan(15)
  expect(nameIn(longest, 'Queue', 15).size).toBe(15)
})

test('nothing in a drawing is squeezed, and each time of its request is written on it', async () => {
  for (const { language, study } of studies) {
    const html = expectDefined(await drawingHtml(contentIn(language), study))
    expect(html).not.toContain('textLength')
    const { diagram } = study
    const written = diagram.connections.flatMap((one) => figuresOf(language, diagram, one).time ?? [])
    for (const time of [...written, ...nodeTimesOf(language, diagram).values()]) expect(html).toContain(`>${time}</t`)
  }
})

test('what a request takes on lines and at nodes is what is claimed', () => {
  for (const { diagram } of contentIn('en').caseStudies) {
    const [walk] = diagram.walks
    if (walk?.total === undefined) continue
    const times = [...timesOf('en', diagram).values(), ...nodeTimesOf('en', diagram).values()]
    const sum = times.reduce((all, time) => {
      const [last = '', count = '1'] = time.split('\u00a0×\u00a0').reverse()
      return all + Number(count) * Number.parseFloat(last)
    }, 0)
    expect(sum).toBeCloseTo(walk.total, 6)
  }
})

test('a figure that says what the request takes is written once, and any other beside it', () => {
  const { diagram } = expectDefined(contentIn('en').caseStudies[0])
  const [walk] = diagram.walks
  const step = { id: 'one', says: '' }
  const steps = [
    { ...step, along: 'once', takes: 0.18 },
    { ...step, along: 'twice', takes: 0.05 },
    { ...step, along: 'twice', back: true as const, takes: 0.05 },
    { ...step, along: 'share', takes: 0.45 },
  ]
  const walked = { ...diagram, walks: [{ ...expectDefined(walk), unit: 's' as const, total: 0.73, steps }] }
  expect(figuresOf('en', walked, { id: 'once', figure: '0.18 s' })).toEqual({ time: '0.18 s' })
  expect(figuresOf('ja', walked, { id: 'once', figure: '0.18秒' })).toEqual({ time: '0.18秒' })
  expect(figuresOf('en', walked, { id: 'twice', figure: '0.05 s' })).toEqual({ time: '2\u00a0×\u00a00.05\u00a0s' })
  expect(figuresOf('en', walked, { id: 'share', figure: '36%' })).toEqual({ figure: '36%', time: '0.45\u00a0s' })
  expect(figuresOf('en', walked, { id: 'other', figure: '64%' })).toEqual({ figure: '64%', time: undefined })
})

test('a Japanese name breaks between phrases, and within one only where it is too long', () => {
  for (const line of wrap('本番環境のモデルサーバー', 130, 15)) expect(line).not.toMatch(/^[ーのをはが]/)
  expect(wrap('トークン化済み決済', 96, 11.5)).toEqual(['トークン化済み', '決済'])
  expect(wrap('プロセス内呼び出し', 96, 11.5)).toEqual(['プロセス内', '呼び出し'])
  expect(wrap('アクセスポリシー', 140, 15)).toEqual(['アクセスポリシー'])
  expect(wrap('文書検索用アクセスポリシー', 130, 15)).toEqual(['文書検索用', 'アクセスポリシー'])
})

test('a drawing without a walk has nobody follow one, and calls its parts as the owner does', async () => {
  const [{ language, study }] = studies as [(typeof studies)[number]]
  const content = { ...contentIn(language), labels: { parts: { [study.diagram.nodes[0]?.type ?? 'ai']: 'Scales' } } }
  expect(await drawingHtml(content, study)).toContain('Follow a path')
  const html = expectDefined(await drawingHtml(content, { ...study, diagram: { ...study.diagram, walks: [] } }))
  expect(html).toContain('Choose a part of the drawing.')
  expect(html).not.toContain('Follow')
  expect(html).toContain('<span class="caption">Scales</span>')
})

test('walks, the time before and the connections show that they open', async () => {
  for (const { language, study } of studies) {
    const html = expectDefined(await drawingHtml(contentIn(language), study))
    const column = expectDefined(html.split('class="system-column"')[1])
    const summaries = [...column.matchAll(/<summary[\s\S]*?<\/summary>/g)].map(([summary]) => summary)
    expect(summaries.length).toBeGreaterThan(1)
    for (const summary of summaries) expect(summary).toContain('control-icon')
  }
})

test('Chinese times stand apart from their unit, as in the texts beside them, and Japanese ones do not', () => {
  expect(walkTime('zh', { unit: 's' }, 0.01)).toBe('0.01\u00a0秒')
  expect(walkTime('zh', { unit: 'ms' }, 45)).toBe('45\u00a0毫秒')
  expect(walkTime('ja', { unit: 's' }, 0.01)).toBe('0.01秒')
})
