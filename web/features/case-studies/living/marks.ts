/** Marks in the drawing what a state is about; the stylesheet says how that looks. */
import type { LivePage } from './page.ts'
import type { State } from './state.ts'

const marks = ['dim', 'chosen', 'passed', 'active', 'struck', 'cut', 'reached']

export function mark(page: LivePage, state: State): void {
  const everything = page.all('> *')
  for (const element of everything) for (const name of marks) delete element.dataset[name]
  for (const stroke of page.all('.struck')) stroke.remove()
  if (state.kind === 'walk') markWalk(page, state.walk, state.step, everything)
  if (state.kind === 'part') markPart(page, state.node, everything)
  if (state.kind === 'without' && state.node) markWithout(page, state.node, everything)
  dimBoundaries(page, everything)
}

/** Those around the chosen part stay as they are. */
function dimBoundaries({ all }: LivePage, everything: SVGElement[]): void {
  const chosen = all(':is([data-chosen], [data-struck]) > .node-box').map((box) => box.getBoundingClientRect())
  for (const element of chosen.length > 0 ? everything : []) {
    if (element.dataset.boundary === undefined) continue
    const { left, right, top, bottom } = element.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect()
    // Of the drawing that is not shown there are no places.
    const isAround = chosen.some(
      (box) => left <= box.left && box.right <= right && top <= box.top && box.bottom <= bottom,
    )
    element.toggleAttribute('data-dim', !isAround)
  }
}

/** Strikes a part through. */
function strike(node: SVGElement): void {
  const box = node.querySelector('.node-box')
  const [width, height] = ['width', 'height'].map((side) => Number(box?.getAttribute(side)))
  const stroke = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  stroke.setAttribute('class', 'struck')
  stroke.setAttribute('d', `M-4 ${(height ?? 0) + 4}L${(width ?? 0) + 4} -4`)
  node.append(stroke)
}

/** Bright is what the request has passed, and brightest where it is. */
function markWalk({ steps }: LivePage, walk: string, at: number, everything: SVGElement[]): void {
  const passed = (steps.get(walk) ?? []).slice(0, at + 1)
  const current = passed.at(-1)
  const lines = new Set(passed.map(({ line }) => line))
  const nodes = new Set(passed.map(({ node }) => node))
  for (const element of everything) {
    const { line, node, from, to } = element.dataset
    const isEnd = node !== undefined && nodes.has(node)
    const isLine = line !== undefined && lines.has(line)
    // Both ends of a line that was passed are part of the way.
    if (isLine && from !== undefined) for (const end of [from, to]) nodes.add(end)
    if (!isEnd && !isLine && element.dataset.boundary === undefined) element.dataset.dim = ''
    if (node !== undefined && node === current?.node) element.dataset.chosen = ''
    if (line !== undefined && line === current?.line) element.dataset.active = ''
  }
  for (const element of everything) {
    const { node, chosen } = element.dataset
    if (node === undefined || !nodes.has(node)) continue
    delete element.dataset.dim
    if (chosen === undefined) element.dataset.passed = ''
  }
}

/** The part with what it is linked to. */
function markPart(_: LivePage, chosen: string, everything: SVGElement[]): void {
  const { lines, ends } = linksOf(chosen, everything)
  for (const element of everything) {
    const { line, node, boundary } = element.dataset
    const isNear = boundary !== undefined || lines.has(line) || ends.has(node)
    if (!isNear) element.dataset.dim = ''
    if (node === chosen) element.dataset.chosen = ''
  }
}

/** What is gone, its lines, and what behaves differently then: that is what the owner says; the rest is dimmed. */
function markWithout({ parts }: LivePage, gone: string, everything: SVGElement[]): void {
  const { lines } = linksOf(gone, everything)
  const reaches = new Set(parts.get(gone)?.reaches)
  for (const element of everything) {
    const { line, node, boundary } = element.dataset
    if (node === gone) {
      element.dataset.struck = ''
      strike(element)
    } else if (node !== undefined && reaches.has(node)) element.dataset.reached = ''
    else if (line !== undefined && lines.has(line)) element.dataset.cut = ''
    else if (boundary === undefined) element.dataset.dim = ''
  }
}

function linksOf(node: string, everything: SVGElement[]) {
  const links = everything.flatMap(({ dataset: { line, from, to } }) =>
    line !== undefined && (from === node || to === node) ? [{ line, from, to }] : [],
  )
  return {
    lines: new Set<string | undefined>(links.map(({ line }) => line)),
    ends: new Set<string | undefined>([node, ...links.flatMap(({ from, to }) => [from, to])]),
  }
}
