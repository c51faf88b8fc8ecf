/** Reads a drawing from the page: the build has written all of it there. */
import type { Known } from './state.ts'

interface Step {
  item: HTMLElement
  id: string
  /** Where it leads, and along which line. */
  node: string | undefined
  line: string | undefined
  isBack: boolean
}

interface Part {
  details: HTMLDetailsElement
  label: string
  does: string
  without: string
  reaches: string[]
  /** The names of those, after an arrow. */
  reachesNamed: string
}

export interface LivePage extends Known {
  figure: HTMLElement
  title: string
  steps: Map<string, Step[]>
  walkTitles: Map<string, string>
  parts: Map<string, Part>
  /** Elements of all drawings of today, the wide and the narrow one. */
  all(selector: string): SVGElement[]
  /** The drawing that is seen. */
  shown(): SVGSVGElement | undefined
  text(name: string, values?: Record<string, string | number>): string
}

const wordsOf = (node: Node | null | undefined) => node?.textContent ?? ''

export function readPage(container: HTMLElement): LivePage | undefined {
  const figure = container.querySelector<HTMLElement>('.system')
  const texts = container.querySelector<HTMLElement>('.panel-texts')
  if (!figure || !texts) return undefined
  const walks = [...container.querySelectorAll<HTMLElement>('.walk')].map((walk) => ({
    id: walk.dataset.walk ?? '',
    title: wordsOf(walk.querySelector('.walk-title')?.firstChild),
    steps: [...walk.querySelectorAll<HTMLElement>('[data-step]:is(li)')].map((item) => ({
      item,
      id: item.dataset.step ?? '',
      node: item.dataset.node,
      line: item.dataset.line,
      isBack: 'back' in item.dataset,
    })),
  }))
  const parts = [...container.querySelectorAll<HTMLDetailsElement>('details[data-part]')].map((details) => {
    const without = details.querySelector<HTMLElement>('.part-without')
    const part: Part = {
      details,
      label: wordsOf(details.querySelector('summary .grow')),
      does: wordsOf(details.querySelector('.part-does')),
      without: wordsOf(without?.querySelector('span')),
      reaches: without?.dataset.reaches?.split(' ').filter(Boolean) ?? [],
      reachesNamed: wordsOf(details.querySelector('.part-reaches')),
    }
    return [details.dataset.part ?? '', part] as const
  })
  return {
    figure,
    title: figure.dataset.system ?? '',
    steps: new Map(walks.map(({ id, steps }) => [id, steps])),
    walkTitles: new Map(walks.map(({ id, title }) => [id, title])),
    parts: new Map(parts),
    nodes: parts.map(([id]) => id),
    walks: walks.map(({ id, steps }) => ({ id, steps: steps.map((step) => step.id) })),
    hasBefore: figure.querySelector('.is-before') !== null,
    all: (selector) => [...figure.querySelectorAll<SVGElement>(`.is-today ${selector}`)],
    shown: () =>
      [...figure.querySelectorAll<SVGSVGElement>('.system-drawing')].find((one) => one.getClientRects().length > 0),
    text: (name, values = {}) =>
      (texts.dataset[name] ?? '').replace(/\{\{(\w+)\}\}/g, (whole, key) => String(values[key] ?? whole)),
  }
}
