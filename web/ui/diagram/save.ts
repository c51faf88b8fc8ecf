/** Saves a drawing as a file that looks the same without the site's styles. */
import { type Board, viewBoxOf, wholeOf } from './view.ts'

/** Pixels for each unit of the drawing. */
const SCALE = 2

const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** @param title becomes the file's name. @param board the size of the whole drawing. */
export function saveDrawing(drawing: SVGSVGElement, title: string, board: Board): void {
  const url = URL.createObjectURL(new Blob([drawingFile(drawing, title, board)], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.svg`
  link.click()
  URL.revokeObjectURL(url)
}

function drawingFile(drawing: SVGSVGElement, title: string, board: Board): string {
  const viewBox = viewBoxOf(board, wholeOf(board))
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll('*')
  for (const [i, element] of drawing.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element)
    for (const look of looks) copies[i]?.setAttribute(look, style.getPropertyValue(look))
    for (const own of ['class', 'id']) copies[i]?.removeAttribute(own)
  }
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  for (const [name, value] of Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    width: `${width * SCALE}`,
    height: `${height * SCALE}`,
  })) {
    copy.setAttribute(name, value)
  }
  copy.removeAttribute('class')
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  name.textContent = title
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [key, value] of Object.entries({ x, y, width, height })) {
    paper.setAttribute(key, `${value}`)
  }
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor)
  copy.prepend(name, paper)
  return new XMLSerializer().serializeToString(copy)
}
