/** Draws the particles on one canvas, in the display's own pixels. */
import { recordOf } from '#contract/keys.ts'
import { type Mood, moods } from './intensity.ts'
import { GRID_PX, type Particle, type Size } from './particles.ts'

/** The site's colours; `background.css` names them. */
export type Palette = Record<Mood, string>

/** Share of the colour that is laid over the paper: hardly any where there may be text, for its contrast. */
export const strength = {
  light: { text: 0.1, margin: 0.7 },
  dark: { text: 0.16, margin: 0.75 },
}

/** The livelier, the larger: colour alone is hardly seen on marks this small. */
const MARK_PX: Record<Mood, number> = { calm: 3, engaged: 4, excited: 5, focused: 6 }
const TAIL_PX = 20
const REACH_PX = MARK_PX.focused + TAIL_PX

/** The display's pixels for one of the page's; more than two cost much and show nothing. */
const density = () => Math.min(window.devicePixelRatio, 2)

export function fit(canvas: HTMLCanvasElement): Size {
  // Without the bar for scrolling: the board's grid is in the middle of what is left.
  const width = document.documentElement.clientWidth
  const height = window.innerHeight
  canvas.width = Math.round(width * density())
  canvas.height = Math.round(height * density())
  return { width, height }
}

/** Reads each mood's colour from the stylesheet, as the theme has it now. */
export function readPalette(canvas: HTMLCanvasElement): Palette {
  const before = canvas.dataset.mood
  const read = (mood: Mood) => {
    canvas.dataset.mood = mood
    return getComputedStyle(canvas).color
  }
  const palette = recordOf(moods, read)
  if (before) canvas.dataset.mood = before
  return palette
}

/** @param text the columns that text may stand in, from the left to the right edge. */
export function draw(
  canvas: HTMLCanvasElement,
  particles: readonly Particle[],
  palette: Palette,
  text: readonly [left: number, right: number],
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { text: faint, margin } = strength[document.documentElement.classList.contains('dark') ? 'dark' : 'light']
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, canvas.width, canvas.height)
  const [shiftX, shiftY] = [shift(canvas.width), shift(canvas.height)]
  pen.setTransform(density(), 0, 0, density(), shiftX * density(), shiftY * density())
  for (const { x, y, dx, dy, mood } of particles) {
    const isBesideText = x + shiftX + REACH_PX < text[0] || x + shiftX - REACH_PX > text[1]
    pen.globalAlpha = isBesideText ? margin : faint
    pen.fillStyle = palette[mood]
    const size = MARK_PX[mood]
    pen.fillRect(x - size / 2, y - size / 2, size, size)
    // The way it came, as a hairline.
    pen.globalAlpha /= 2
    const [tailX, tailY] = [tailFrom(x, dx, size), tailFrom(y, dy, size)]
    pen.fillRect(tailX, tailY, dx === 0 ? 1 : TAIL_PX, dy === 0 ? 1 : TAIL_PX)
  }
}

/** From the first line of our grid to that of the board behind the first screen, which has a square in the middle. */
const shift = (length: number) => (length / density() / 2 - GRID_PX / 2) % GRID_PX

/** Where the tail begins on one axis, beside the mark or behind it. */
const tailFrom = (at: number, heading: number, size: number) =>
  heading === 0 ? at - 0.5 : heading > 0 ? at - size / 2 - TAIL_PX : at + size / 2
