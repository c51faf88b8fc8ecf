/** Saves a drawing as a file that looks the same without the site's styles. */
import { saveFile } from '#web/platform/save-file.ts'
import { type Board, viewBoxOf, wholeOf } from './view.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Pixels for each unit of the drawing. */
const SCALE = 2
/** Room for one entry of the legend, in units; its sample and its words stand beside each other. */
const ENTRY = { width: 160, height: 22, wordsX: 36, wordsY: 10, fontSize: 12 }

const looks = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** What a kind of line or area means. */
interface LegendEntry {
  sample: SVGSVGElement
  words: string
}

/**
 * @param title becomes the file's name.
 * @param board the size of the whole drawing.
 * @param legend stands below it.
 */
export function saveDrawing(drawing: SVGSVGElement, title: string, board: Board, legend: LegendEntry[] = []): void {
  const file = new Blob([drawingFile(drawing, title, board, legend)], { type: 'image/svg+xml' })
  saveFile(`${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.svg`, file)
}

function drawingFile(drawing: SVGSVGElement, title: string, board: Board, legend: LegendEntry[]): string {
  const [x = 0, y = 0, width = 0, boardHeight = 0] = viewBoxOf(board, wholeOf(board)).split(' ').map(Number)
  const columns = Math.max(1, Math.floor(board.width / ENTRY.width))
  const height = boardHeight + Math.ceil(legend.length / columns) * ENTRY.height
  const copy = inlined(drawing)
  for (const [name, value] of Object.entries({
    xmlns: SVG,
    viewBox: `${x} ${y} ${width} ${height}`,
    width: width * SCALE,
    height: height * SCALE,
  })) {
    copy.setAttribute(name, `${value}`)
  }
  const name = create('title', {})
  name.textContent = title
  const paper = create('rect', { x, y, width, height, fill: paperBehind(drawing) })
  copy.prepend(name, paper)
  const { fontFamily, color } = getComputedStyle(drawing)
  const { wordsX, wordsY, fontSize } = ENTRY
  for (const [i, { sample, words }] of legend.entries()) {
    const place = `translate(${(i % columns) * ENTRY.width} ${y + boardHeight + Math.floor(i / columns) * ENTRY.height})`
    const label = create('text', {
      x: wordsX,
      y: wordsY,
      'font-size': fontSize,
      'font-family': fontFamily,
      fill: color,
    })
    label.textContent = words
    const entry = create('g', { transform: place })
    entry.append(...inlined(sample).children, label)
    copy.append(entry)
  }
  return new XMLSerializer().serializeToString(copy)
}

function create(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`)
  return element
}

/** @returns a copy that brings its looks along, without what is not shown and what the page alone needs. */
function inlined(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.removeAttribute('class')
  const copies = copy.querySelectorAll('*')
  for (const [i, element] of drawing.querySelectorAll('*').entries()) {
    const dressed = copies[i]
    if (!dressed) continue
    const style = getComputedStyle(element)
    if (style.display === 'none') dressed.remove()
    for (const { name } of [...dressed.attributes]) {
      if (/^(?:class|id|data-.*)$/.test(name)) dressed.removeAttribute(name)
    }
    for (const look of looks) dressed.setAttribute(look, style.getPropertyValue(look))
    for (const look of ['fill', 'stroke']) paint(dressed, look, style.getPropertyValue(look))
  }
  return copy
}

/** Not every program knows mixed colours such as `color(srgb 0 0.4 0.8 / 0.04)`: how opaque one is gets an attribute of its own. */
function paint(element: Element, look: string, colour: string): void {
  const numbers = (colour.match(/[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
  const [, , , opacity = 1] = numbers
  const parts = numbers.slice(0, 3).map((part) => Math.round(colour.startsWith('color') ? part * 255 : part))
  element.setAttribute(look, parts.length === 3 ? `rgb(${parts.join(', ')})` : colour)
  if (opacity < 1) element.setAttribute(`${look}-opacity`, `${opacity}`)
}

/** The colour of the nearest element around the drawing that has one. */
function paperBehind(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
  return isClear && element.parentElement ? paperBehind(element.parentElement) : backgroundColor
}
