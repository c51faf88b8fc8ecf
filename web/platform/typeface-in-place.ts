/** Shows the site's own typeface on a page that is being read: every text that was seen keeps its place and its lines. */

/** From this many pixels on a text has moved. */
const MOVED_PX = 2
/** Tried one after the other where lines end elsewhere: more or less space between letters, in parts of their size. */
const STEPS = [0, -0.004, 0.004, -0.008, 0.008, -0.012, 0.012]

interface SeenText {
  element: HTMLElement
  /** Of its letters. */
  size: number
  /** Where it stands. */
  box: DOMRect
  /** How wide it is on one line. */
  width: number
}

/**
 * Letters of another face are wider or narrower: space between them makes up for it, too little for anybody to see.
 * @param show makes the page use the face, which is at hand.
 * @param hide takes it back.
 * @returns whether it is shown, which it is not where something would move.
 */
export function showInPlace(show: () => void, hide: () => void): boolean {
  const seen = textsSeen().map((element): SeenText => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    return { element, size, box: boxOf(element), width: widthOf(element) }
  })
  show()
  const spacings = seen.map(({ element, width }) => {
    const own = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
    return own + (width - widthOf(element)) / leadOf(element).length
  })
  for (const step of STEPS) {
    // All are looked at before one is changed, so that the page is laid out once a step.
    const open = seen.map((text) => step === 0 || hasOtherLines(text))
    seen.forEach(({ element, size }, i) => {
      if (open[i]) element.style.letterSpacing = `${(spacings[i] ?? 0) + step * size}px`
    })
  }
  if (!seen.some(hasMoved)) return true
  hide()
  for (const { element } of seen) element.style.letterSpacing = ''
  return false
}

/** What stands in the window and above it, each with what is within: all that is below comes to be seen in the new face. */
function textsSeen(): HTMLElement[] {
  const seen: HTMLElement[] = []
  for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg *, script, noscript)')) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!texts.some(({ nodeValue }) => nodeValue?.trim()) || seen.at(-1)?.contains(element)) continue
    const { top, height } = boxOf(element)
    if (height > 0 && top < innerHeight) seen.push(element)
  }
  return seen
}

function boxOf(element: Element): DOMRect {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}

let pen: CanvasRenderingContext2D | null | undefined

/** What is fitted: the words before anything within, so that what is within stays, or all of them. */
const leadOf = ({ firstChild, textContent }: Element): string =>
  firstChild?.nodeType === Node.TEXT_NODE && firstChild.nodeValue?.trim() ? firstChild.nodeValue : textContent

function widthOf(element: Element): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = getComputedStyle(element).font
  return pen.measureText(leadOf(element)).width
}

/** The box around a line is higher in one face than in another, by far less than half of its letters' size. */
const hasOtherLines = ({ element, box, size }: SeenText): boolean =>
  Math.abs(boxOf(element).height - box.height) > size / 2

function hasMoved({ element, box }: SeenText): boolean {
  const now = boxOf(element)
  const lower = (now.top + now.bottom - box.top - box.bottom) / 2
  return Math.max(Math.abs(now.left - box.left), Math.abs(lower)) > MOVED_PX
}
