/** Where in the window there is room: what comes unasked covers nothing that somebody may want to press or read. */

/** Pixels of the window. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A conversation takes the focus to be scrolled, and fills its page: what is in it counts by itself. */
const PRESSED =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [tabindex="0"]:not([role="log"])'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const POPUPS = '.popup'
const READ = 'p, dt, dd, figcaption'

/**
 * What is seen in the window and must not be covered.
 * @param what without texts only what is pressed, of large drawings the middle, and headings.
 * @param ignored selects what comes unasked itself, which does not count.
 */
export function findObstacles(what: 'all' | 'without texts', ignored: string): Box[] {
  const selector =
    what === 'all' ? `${PRESSED}, ${HEADINGS}, ${POPUPS}, ${READ}, img, [role="img"]` : `${PRESSED}, ${HEADINGS}`
  const height = window.innerHeight - (barBelow()?.height ?? 0)
  const frame = { left: 0, top: 0, width: document.documentElement.clientWidth, height }
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.closest(`${ignored}, ${BAR}`) === null)
    .filter(
      (element) =>
        overlaps(element.getBoundingClientRect(), frame) &&
        // What fades in counts already.
        element.checkVisibility({ visibilityProperty: true }),
    )
    .flatMap((element) => {
      if (element.matches(READ)) return linesOf(element)
      const box = element.getBoundingClientRect()
      return what === 'without texts' && element.matches('a') && isLarge(box, frame) ? middleOf(box) : box
    })
}

/** The bar that the chat's button stands in on narrow pages: nothing of the page is seen below it. */
const BAR = '.dock'

/** @returns nothing where there is no such bar. */
export function barBelow(): Box | undefined {
  const box = document.querySelector(BAR)?.getBoundingClientRect()
  return box && box.height > 0 ? box : undefined
}

/** Share of the window. */
const LARGE = 0.15

const isLarge = ({ width, height }: Box, frame: Box) => width * height > LARGE * frame.width * frame.height

/** A drawing that leads to its page as a whole can be pressed beside a line or card on its edge. */
const middleOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width / 4,
  top: top + height / 4,
  width: width / 2,
  height: height / 2,
})

/** A text is narrower than its paragraph. */
function linesOf(node: Node): Box[] {
  const text = document.createRange()
  text.selectNodeContents(node)
  return [...text.getClientRects()]
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

export const isFree = (box: Box, obstacles: readonly Box[]): boolean =>
  !obstacles.some((obstacle) => overlaps(box, obstacle))
