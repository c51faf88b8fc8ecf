/** Percent of the axis that a dot and its neighbour need between their middles on a phone. */
const ROOM = 11

/** Lays dots that would cover each other one above the other. @param places in percent. @returns a lane for each, from 0. */
export function lanesOf(places: number[]): number[] {
  const taken: number[][] = []
  return places.map((place) => {
    let lane = 0
    while (taken[lane]?.some((other) => Math.abs(other - place) < ROOM)) lane++
    taken[lane] = [...(taken[lane] ?? []), place]
    return lane
  })
}
