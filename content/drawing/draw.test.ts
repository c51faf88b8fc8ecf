/** What the small drawings of cards and answers carry. */
import { expect, test } from 'vitest'
import { caseStudies } from '#content/owner.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { mainPath, nodesOnWay, passagesOf } from './way.ts'

test('a small drawing marks the lines of the first walk, and no others', () => {
  for (const { diagram, drawing, upright } of caseStudies) {
    const [walk] = diagram.walks
    const walked = new Set(expectDefined(walk).steps.flatMap(({ along }) => along ?? []))
    const marked = expectDefined(upright).lines.filter(({ isMain }) => isMain)
    const others = expectDefined(upright).lines.filter(({ isMain }) => !isMain)
    expect(marked.map(({ id }) => id)).toEqual(expect.arrayContaining([...walked]))
    expect(others.length).toBeGreaterThan(0)
    // A walk that stays at nodes goes along the lines that lead to them.
    const stops = new Set(expectDefined(walk).steps.flatMap(({ at }) => at ?? []))
    for (const { id } of marked) {
      const line = expectDefined(diagram.connections.find((one) => one.id === id))
      expect(walked.has(id) || stops.has(line.from) || stops.has(line.to), id).toBe(true)
    }
    expect(expectDefined(drawing).lines.map(({ isMain }) => isMain)).toEqual(
      expectDefined(upright).lines.map(({ isMain }) => isMain),
    )
  }
})

test('a line of the way leads to each part that stands out, in whichever direction it is drawn', () => {
  for (const { diagram } of caseStudies) {
    const main = mainPath(diagram)
    const ends = new Set(diagram.connections.flatMap(({ id, from, to }) => (main.has(id) ? [from, to] : [])))
    for (const node of nodesOnWay(diagram)) expect(ends, node).toContain(node)
    for (const { at } of expectDefined(diagram.walks[0]).steps) if (at !== undefined) expect(ends).toContain(at)
  }
  const { diagram } = expectDefined(caseStudies.find(({ id }) => id === 'fraud-detection-system'))
  const walk = expectDefined(diagram.walks[0])
  const score = passagesOf(walk, diagram.connections)[walk.steps.findIndex(({ id }) => id === 'score')]
  expect(score).toMatchObject({ line: { id: 'score-payment' }, isBack: false })
})
