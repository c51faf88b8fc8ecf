/** What moves in a drawing: a packet along a line and the time it takes, and the nodes of today into those of before. */
import { wantsCalm } from '#web/platform/calm.ts'

const TRAVEL_MS = 900
const PULSE_MS = 700
const MORPH_MS = 450
const SAMPLES = 32
/** A time whose one mark can only be that of decimals: "1,200" could be more than a thousand. */
const PLAIN_TIME = /^(\D*)(\d{1,3}(?:[.,]\d{1,2})?)(\D*)$/
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

const circle = (attributes: Record<string, string>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** @param node where the packet arrives. @returns takes it away. */
export function send(
  drawing: SVGSVGElement,
  line: SVGPathElement | null,
  node: SVGGraphicsElement | null,
  isBack: boolean,
): () => void {
  if (wantsCalm()) return () => {}
  const packet = circle({ r: '7', class: 'packet' })
  const ring = circle({ r: '7', class: 'packet-ring', opacity: '0' })
  drawing.append(ring, packet)
  const places = line ? placesAlong(line, isBack) : []
  const end = places.at(-1) ?? middleOf(node)
  const travel = places.length > 0 ? TRAVEL_MS : 0
  const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`
  packet.animate(
    (places.length > 0 ? places : [end]).map((place) => ({ transform: at(place) })),
    { duration: Math.max(travel, 1), easing: 'ease-in-out', fill: 'forwards' },
  )
  ring.animate(
    [
      { transform: `${at(end)} scale(1)`, opacity: 0.9 },
      { transform: `${at(end)} scale(3.2)`, opacity: 0 },
    ],
    { duration: PULSE_MS, delay: travel, easing: EASE },
  )
  return () => {
    packet.remove()
    ring.remove()
  }
}

/** Counts from one time to the next while the packet travels. @param from nothing for zero. */
export function countUp(element: HTMLElement, from: string | undefined, to: string): void {
  element.textContent = to
  const [, lead = '', end = '', unit = ''] = PLAIN_TIME.exec(to) ?? []
  if (end === '' || wantsCalm()) return
  const numberOf = (text = '0') => Number(text.replace(',', '.'))
  const first = numberOf(PLAIN_TIME.exec(from ?? '')?.[2])
  const decimals = /[.,](\d+)/.exec(end)?.[1]?.length ?? 0
  const began = performance.now()
  const count = (now: number) => {
    const part = Math.min((now - began) / TRAVEL_MS, 1)
    const time = first + (numberOf(end) - first) * Math.max(part, 0)
    const text = time.toFixed(decimals)
    element.textContent = part < 1 ? `${lead}${end.includes(',') ? text.replace('.', ',') : text}${unit}` : to
    if (part < 1 && element.isConnected) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

/** Points on a line. */
function placesAlong(line: SVGPathElement, isBack: boolean): { x: number; y: number }[] {
  const length = line.getTotalLength()
  const places = Array.from({ length: SAMPLES + 1 }, (_, i) => line.getPointAtLength((length * i) / SAMPLES))
  return isBack ? places.reverse() : places
}

function middleOf(node: SVGGraphicsElement | null): { x: number; y: number } {
  const move = node?.transform.baseVal.consolidate()?.matrix
  const box = node?.querySelector<SVGGraphicsElement>('.node-box')?.getBBox()
  return { x: (move?.e ?? 0) + (box?.width ?? 0) / 2, y: move?.f ?? 0 }
}

/** @param change shows the other drawing. Nodes that have become others move there. */
export function morph(shown: () => SVGSVGElement | undefined, change: () => void): void {
  const from = placesOf(shown())
  change()
  const drawing = shown()
  if (wantsCalm() || !drawing) return
  for (const node of drawing.querySelectorAll<SVGGraphicsElement>('.node')) {
    const { x, y, width } = node.getBoundingClientRect()
    const other = from.get(node.dataset.became ?? '') ?? from.get(`became ${node.dataset.node}`)
    // In units of the drawing.
    const scale = (drawing.viewBox.baseVal.width || 1) / drawing.getBoundingClientRect().width
    const own = node.transform.baseVal.consolidate()?.matrix
    const place = `translate(${own?.e ?? 0}px, ${own?.f ?? 0}px)`
    const start = other
      ? {
          transform: `translate(${(own?.e ?? 0) + (other.x - x) * scale}px, ${(own?.f ?? 0) + (other.y - y) * scale}px)`,
        }
      : { transform: place, opacity: 0 }
    if (width > 0) node.animate([start, { transform: place, opacity: 1 }], { duration: MORPH_MS, easing: EASE })
  }
  for (const line of drawing.querySelectorAll('.line, .line-head, .line-words, .boundary')) {
    line.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], { duration: MORPH_MS * 1.5 })
  }
}

/** Where the nodes are, by their own id and by what became of them. */
function placesOf(drawing: SVGSVGElement | undefined): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>()
  for (const node of drawing?.querySelectorAll<SVGGraphicsElement>('.node') ?? []) {
    const place = node.getBoundingClientRect()
    places.set(node.dataset.node ?? '', place)
    if (node.dataset.became) places.set(`became ${node.dataset.became}`, place)
  }
  return places
}
