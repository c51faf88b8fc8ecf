import { expect, test } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { GRID_PX, move, PARTICLES, type Particle, scatter } from './particles.ts'
import { KEEPS_MS, RESTS_MS, shareOfPace } from './rest.ts'

const size = { width: 330, height: 170 }

/** The same numbers over and over. */
function repeating(...numbers: number[]): () => number {
  let next = 0
  return () => expectDefined(numbers[next++ % numbers.length])
}
const straight = () => 0.99
const one = (particle: Partial<Particle>): Particle => ({ x: 32, y: 64, dx: 1, dy: 0, mood: 'calm', ...particle })

/** Whether it is on a line of the grid. */
const isOnLine = ({ x, y, dx }: Particle) => (dx === 0 ? x : y) % GRID_PX === 0

test('fifty are scattered over the window’s grid', () => {
  const particles = scatter(size, repeating(0.1, 0.7, 0.4, 0.95, 0.2))
  expect(particles).toHaveLength(PARTICLES)
  expect(PARTICLES).toBe(50)
  for (const { x, y } of particles) {
    expect([x % GRID_PX, y % GRID_PX]).toEqual([0, 0])
    expect(x).toBeLessThan(size.width)
    expect(y).toBeLessThan(size.height)
  }
})

test('they keep to the lines, wherever they turn', () => {
  const particles = scatter(size, repeating(0.1, 0.7, 0.4, 0.95, 0.2))
  for (let step = 0; step < 400; step += 1) {
    move(particles, 'excited', 1, 33, size, repeating(0.1, 0.6, 0.9, 0.2))
    expect(particles.every(isOnLine)).toBe(true)
  }
})

test('a livelier mood is faster, and each has its own pace', () => {
  const ways = (['calm', 'engaged', 'excited', 'focused'] as const).map((mood) => {
    const particle = one({ x: 33 })
    move([particle], mood, 1, 100, size, straight)
    return particle.x - 33
  })
  expect(ways[0]).toBeGreaterThan(0)
  expect(ways).toEqual(ways.toSorted((a, b) => a - b))
  expect(new Set(ways).size).toBe(4)
})

test('a new mood is taken on at the next crossing', () => {
  const particle = one({ x: 40 })
  move([particle], 'excited', 1, 100, size, straight)
  expect(particle.mood).toBe('calm')
  move([particle], 'excited', 1, 500, size, straight)
  expect(particle.mood).toBe('excited')
})

test('what leaves on one side comes in on the other', () => {
  const particle = one({ x: 351, y: 64 })
  move([particle], 'calm', 1, 100, size, straight)
  expect(particle.x).toBeLessThan(5)
  const back = one({ x: 0.5, dx: -1 })
  move([back], 'calm', 1, 100, size, straight)
  expect(back.x).toBeGreaterThan(345)
})

test('without pace nothing moves', () => {
  const particle = one({ x: 40 })
  move([particle], 'focused', 0, 1000, size, straight)
  expect(particle.x).toBe(40)
})

test('the pace is kept for a second after the last action, and is gone after three', () => {
  expect(shareOfPace(0)).toBe(1)
  expect(shareOfPace(KEEPS_MS)).toBe(1)
  expect(shareOfPace(KEEPS_MS + 1)).toBeLessThan(1)
  expect(shareOfPace(RESTS_MS - 1)).toBeGreaterThan(0)
  expect(shareOfPace(RESTS_MS)).toBe(0)
  expect(shareOfPace(Number.POSITIVE_INFINITY)).toBe(0)
})
