/** One request on its way through the hero's drawing, while the ruler below measures it. */
import './hero-request.css'
import { wantsCalm } from '#web/platform/calm.ts'

/** Each step lasts so long, and longer by its share, which the ruler has in thousandths. */
const STEP_MS = 220
const SHARE_MS = 1.8

/** @returns stops it, and leaves the drawing as it was. */
export function sendRequest(link: HTMLElement): () => void {
  const drawing = link.querySelector<SVGSVGElement>('svg[data-way]')
  if (!drawing || wantsCalm()) return () => {}
  const lines = drawing.querySelectorAll<SVGPathElement>('.diagram-link')
  const partOf = (line: string, kind: string) => drawing.querySelector(`${kind}[data-of="${line}"]`)
  const parts = [...link.querySelectorAll<HTMLElement>('.hero-ruler > *')]
  const packet = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  packet.setAttribute('r', '7')
  packet.setAttribute('class', 'hero-packet')
  drawing.append(packet)
  link.dataset.playing = ''
  let isStopped = false
  const play = async () => {
    for (const [i, step] of (drawing.dataset.way ?? '').split(' ').entries()) {
      const at = step.replace('<', '')
      const line = lines[Number(at)]
      const part = parts[i]
      const duration = STEP_MS + (part ? Number(getComputedStyle(part).flexGrow) * SHARE_MS : 0)
      if (line) {
        partOf(at, '.diagram-way')?.toggleAttribute('data-done', true)
        packet.style.offsetPath = `path("${line.getAttribute('d')}")`
        const ends = [{ offsetDistance: '0%' }, { offsetDistance: '100%' }]
        await packet.animate(step.endsWith('<') ? ends.reverse() : ends, {
          duration,
          easing: 'ease-in-out',
          fill: 'forwards',
        }).finished
      }
      if (isStopped) return
      partOf(at, '.figure')?.toggleAttribute('data-done', true)
      part?.toggleAttribute('data-done', true)
    }
    packet.remove()
  }
  // Taking the packet away ends its animation.
  play().catch(() => {})
  return () => {
    isStopped = true
    for (const animation of packet.getAnimations()) animation.cancel()
    packet.remove()
    delete link.dataset.playing
    for (const done of link.querySelectorAll('[data-done]')) done.removeAttribute('data-done')
  }
}
