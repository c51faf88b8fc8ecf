/** Fifty marks that run along the lines of a grid, as data runs along the connections of a drawing. */
import type { Mood } from './intensity.ts'

export const PARTICLES = 50
/** Pixels from one line of the grid to the next: that of the board behind the first screen. */
export const GRID_PX = 32

export interface Particle {
  x: number
  y: number
  /** Where it is heading; one of the two is 0. */
  dx: number
  dy: number
  /** Of the mood in which it passed its last crossing, so that a change of mood spreads instead of flashing. */
  mood: Mood
}

export interface Size {
  width: number
  height: number
}

/** Pixels in a second. */
const pace: Record<Mood, number> = { calm: 14, engaged: 28, excited: 48, focused: 72 }

const TURN_CHANCE = 0.3

/** 0 to 1, 1 excluded, as `Math.random` gives it. */
type Random = () => number

const east = { dx: 1, dy: 0 } as const
const headings = [east, { dx: -1, dy: 0 }, { dx: 0, dy: 1 }, { dx: 0, dy: -1 }] as const

const headingBy = (random: Random) => headings[Math.floor(random() * headings.length)] ?? east

/** All of them on crossings of the grid. */
export function scatter({ width, height }: Size, random: Random): Particle[] {
  return Array.from({ length: PARTICLES }, () => ({
    x: Math.floor((random() * width) / GRID_PX) * GRID_PX,
    y: Math.floor((random() * height) / GRID_PX) * GRID_PX,
    ...headingBy(random),
    mood: 'calm',
  }))
}

/**
 * Moves them on.
 *
 * @param share of the mood's pace, 0 to 1.
 */
export function move(particles: Particle[], mood: Mood, share: number, ms: number, size: Size, random: Random): void {
  const way = (pace[mood] * share * ms) / 1000
  for (const particle of particles) {
    const before = cell(particle)
    particle.x = wrap(particle.x + particle.dx * way, size.width)
    particle.y = wrap(particle.y + particle.dy * way, size.height)
    if (cell(particle) === before) continue
    particle.mood = mood
    if (random() < TURN_CHANCE) turn(particle, random)
  }
}

/** The stretch between two crossings that it is on. */
const cell = ({ x, y, dx }: Particle) => Math.floor((dx === 0 ? y : x) / GRID_PX)

/** Turns left or right at the crossing that it has just passed. */
function turn(particle: Particle, random: Random): void {
  const side = random() < 0.5 ? 1 : -1
  const isLevel = particle.dx !== 0
  particle.x = Math.round(particle.x / GRID_PX) * GRID_PX
  particle.y = Math.round(particle.y / GRID_PX) * GRID_PX
  particle.dx = isLevel ? 0 : side
  particle.dy = isLevel ? side : 0
}

/** What leaves on one side comes in on the other. */
function wrap(value: number, length: number): number {
  const whole = Math.ceil(length / GRID_PX) * GRID_PX
  return ((value % whole) + whole) % whole
}
