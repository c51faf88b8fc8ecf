/** Drawings of every project are readable: short lines with few corners, few crossings, words that cover nothing. */

import { expect, test } from 'vitest'
import { caseStudies } from '#content/owner.ts'
import type { Box, Layout } from '#contract/content/drawing.ts'
import { createRandom } from '#contract/random.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { timeIn } from './board.ts'
import type { Graph } from './graph.ts'
import { countCrossings, layOut, overlaps } from './lay-out.ts'

const drawings = caseStudies.flatMap(({ id, sheets }): [string, Layout][] =>
  sheets
    ? [
        [`${id}, wide`, sheets.wide],
        [`${id}, narrow`, sheets.narrow],
        ...(sheets.hero ? [[`${id}, on the first screen`, sheets.hero] as [string, Layout]] : []),
        ...(sheets.before
          ? ([
              [`${id} before, wide`, sheets.before.wide],
              [`${id} before, narrow`, sheets.before.narrow],
            ] as [string, Layout][])
          : []),
      ]
    : [],
)

const lines = ({ lines }: Layout) => Object.entries(lines)
const labels = (layout: Layout) => lines(layout).flatMap(([id, { label }]) => (label ? [{ id, label }] : []))
const inner = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })
const pairs = <Item>(items: Item[]) =>
  items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const))
const between = (a: { x: number; y: number }, b: { x: number; y: number }): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})
/** The straight pieces of a line. */
const pieces = (points: Layout['lines'][string]['points']) =>
  points.slice(1).map((point, i) => between(points[i] ?? point, point))

test('there is something to look at', () => {
  expect(drawings.length).toBeGreaterThan(0)
})

test.each(drawings)('lines have few corners and no detours (%s)', (_, layout) => {
  for (const [id, { points }] of lines(layout)) {
    const [first, last] = [points[0], points.at(-1)]
    const straight = first && last ? Math.abs(first.x - last.x) + Math.abs(first.y - last.y) : 0
    const length = pieces(points).reduce((sum, { width, height }) => sum + width + height, 0)
    expect(points.length - 2, `corners of ${id}`).toBeLessThanOrEqual(4)
    expect(length, `length of ${id}`).toBeLessThanOrEqual(straight * 1.6 + 160)
  }
})

test.each(drawings)('lines run across and down, through no node, and seldom cross (%s)', (_, layout) => {
  for (const [id, { points }] of lines(layout)) {
    for (const piece of pieces(points)) {
      expect(Math.min(piece.width, piece.height), `${id} is at right angles`).toBe(0)
      for (const [node, box] of Object.entries(layout.nodes))
        expect(overlaps(piece, inner(box)), `${id} runs through ${node}`).toBe(false)
    }
  }
  const crossings = pairs(lines(layout)).reduce((sum, [[, a], [, b]]) => sum + countCrossings(a.points, b.points), 0)
  expect(crossings).toBeLessThanOrEqual(2)
})

test.each(drawings)('the longest words of all languages cover no node and no other words (%s)', (_, layout) => {
  for (const { id, label } of labels(layout)) {
    for (const [node, box] of Object.entries(layout.nodes))
      expect(overlaps(inner(label), box), `${id} over ${node}`).toBe(false)
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height }
    expect(label.x >= whole.x && label.x + label.width <= whole.width, `${id} within the drawing`).toBe(true)
  }
  for (const [one, other] of pairs(labels(layout)))
    expect(overlaps(inner(one.label), other.label), `${one.id} over ${other.id}`).toBe(false)
})

/** Whether a box is neither wholly inside another nor wholly outside. */
const isOnEdge = (box: Box, { x, y, width, height }: Box) =>
  overlaps(box, { x, y, width, height }) &&
  !(box.x > x && box.y > y && box.x + box.width < x + width && box.y + box.height < y + height)

test.each(drawings)('words seldom touch the edge of a boundary (%s)', (_, layout) => {
  const touching = labels(layout).filter(({ label }) =>
    Object.values(layout.boundaries).some((boundary) => isOnEdge(label, boundary)),
  )
  expect(touching.length).toBeLessThanOrEqual(3)
})

test.each(drawings)('no line across runs through its own words (%s)', (_, layout) => {
  for (const [id, { points, label }] of lines(layout)) {
    if (label?.side !== 'on') continue
    for (const piece of pieces(points)) if (piece.height === 0) expect(overlaps(piece, label), id).toBe(false)
  }
})

test.each(drawings)('nodes and boundaries stand within the drawing (%s)', (_, layout) => {
  for (const { x, y, width, height } of [...Object.values(layout.nodes), ...Object.values(layout.boundaries)]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(layout.width)
    expect(y + height).toBeLessThanOrEqual(layout.height)
  }
})

const wide = {
  columns: 4,
  node: { width: 128, height: 48 },
  gap: { width: 112, height: 96 },
  padding: { width: 24, height: 24 },
}

test('the same graph has the same layout every time', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e']
  const lines = nodes.slice(1).map((to, i) => ({ id: `to-${to}`, from: nodes[i] ?? '', to, isMain: true }))
  const graph: Graph = { ...wide, nodes, lines, boundaries: [] }
  expect(layOut(graph)).toEqual(layOut(graph))
})

test('a boundary holds its own nodes alone', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f']
  const lines = nodes.slice(1).map((to, i) => ({ id: `to-${to}`, from: nodes[i] ?? '', to, isMain: true }))
  const label = { width: 60, height: 12 }
  const boundaries = [
    { id: 'outer', nodes: ['b', 'e'], label },
    { id: 'inner', nodes: ['c'], within: 'outer', label },
  ]
  const layout = layOut({ ...wide, nodes, lines, boundaries })
  const isIn = (node: string, boundary: string) => {
    const [inside, around] = [layout.nodes[node], layout.boundaries[boundary]]
    return inside !== undefined && around !== undefined && overlaps(inside, around)
  }
  expect(nodes.filter((node) => isIn(node, 'outer'))).toEqual(['b', 'c', 'e'])
  expect(nodes.filter((node) => isIn(node, 'inner'))).toEqual(['c'])
})

test('words between two boundaries stand clear of the edges of both', () => {
  const label = { width: 60, height: 12 }
  const boundaries = ['a', 'b'].map((id) => ({ id: `around-${id}`, nodes: [id], label }))
  const lines = [{ id: 'line', from: 'a', to: 'b', isMain: true, label: { width: 104, height: 28 } }]
  for (const cells of [
    { a: { column: 0, row: 0 }, b: { column: 1, row: 0 } },
    { a: { column: 0, row: 0 }, b: { column: 0, row: 1 } },
  ]) {
    const layout = layOut({ ...wide, nodes: ['a', 'b'], lines, boundaries, cells })
    const words = expectDefined(layout.lines.line?.label)
    for (const boundary of Object.values(layout.boundaries)) expect(isOnEdge(words, boundary)).toBe(false)
  }
})

test('words of a line down stand on it where most of it is still seen, and beside it where it is hidden', () => {
  const sideOf = (height: number) => {
    const lines = [{ id: 'line', from: 'a', to: 'b', isMain: true, label: { width: 60, height } }]
    const cells = { a: { column: 0, row: 0 }, b: { column: 0, row: 1 } }
    const layout = layOut({ ...wide, nodes: ['a', 'b'], lines, boundaries: [], cells })
    return layout.lines.line?.label?.side
  }
  expect([sideOf(18), sideOf(36)]).toEqual(['on', 'on'])
  expect(sideOf(72)).toBe('right')
})

test('where words find no room above or below a line across, it runs between their name and their figures', () => {
  const label = { width: 60, height: 42 }
  const lines = [{ id: 'line', from: 'a', to: 'b', isMain: true, label, around: { width: 60, height: 62 } }]
  const boundaries = [{ id: 'zone', nodes: ['a', 'b'], label: { width: 60, height: 12 } }]
  const cells = { a: { column: 0, row: 0 }, b: { column: 1, row: 0 } }
  const padding = { width: 24, height: 16 }
  const layout = layOut({ ...wide, padding, nodes: ['a', 'b'], lines, boundaries, cells })
  const words = expectDefined(layout.lines.line?.label)
  expect(words.side).toBe('around')
  expect(words.y + words.height / 2).toBe(layout.lines.line?.points[0]?.y)
})

test('neither words nor lines stand on what a request takes at a node', () => {
  const size = { width: 60, height: 16 }
  const lines = ['b', 'c'].map((to) => ({ id: to, from: 'a', to, isMain: true, label: { width: 60, height: 28 } }))
  const cells = { a: { column: 0, row: 0 }, b: { column: 0, row: 1 }, c: { column: 1, row: 1 } }
  const layout = layOut({ ...wide, nodes: ['a', 'b', 'c'], lines, boundaries: [], cells, times: { a: size } })
  const time = timeIn(expectDefined(layout.nodes.a), size)
  for (const { label } of labels(layout)) expect(overlaps(label, time)).toBe(false)
  for (const [id, { points }] of Object.entries(layout.lines))
    for (const piece of pieces(points)) expect(overlaps(piece, time), id).toBe(false)
})

test('a boundary holds one within it whose title is wider than its node', () => {
  const inner = { id: 'inner', nodes: ['a'], within: 'outer', label: { width: 200, height: 12 } }
  const outer = { id: 'outer', nodes: ['b'], label: { width: 40, height: 12 } }
  const cells = { a: { column: 0, row: 0 }, b: { column: 0, row: 1 } }
  const layout = layOut({ ...wide, nodes: ['a', 'b'], lines: [], boundaries: [outer, inner], cells })
  expect(isOnEdge(expectDefined(layout.boundaries.inner), expectDefined(layout.boundaries.outer))).toBe(false)
})

test('whatever is connected, every line finds its way', () => {
  const random = createRandom(7)
  for (const count of [1, 2, 7, 14]) {
    const nodes = Array.from({ length: count }, (_, i) => `node-${i}`)
    const pick = () => nodes[Math.floor(random() * count)] ?? ''
    const ends = Array.from({ length: count + 3 }, () => [pick(), pick()] as const).filter(([from, to]) => from !== to)
    const lines = ends.map(([from, to], i) => ({ id: `line-${i}`, from, to, isMain: i === 0 }))
    const layout = layOut({ ...wide, nodes, lines, boundaries: [] })
    expect(Object.keys(layout.nodes)).toHaveLength(count)
    expect(Object.keys(layout.lines)).toHaveLength(lines.length)
  }
})
