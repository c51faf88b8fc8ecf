/** Two case studies side by side, at `/projects?compare=<one>,<other>`: each two of them are a page that the build makes. */

const PAGE = '/projects'
/** Of an address: its value names the two. */
export const COMPARE_PARAMETER = 'compare'

/** Pairs are many where case studies are: of the first so many, there are fifteen. */
const COMPARED_MAX = 6

/** All pairs, each in the order of the case studies. */
export const pairsOf = <Study>(studies: readonly Study[]): [Study, Study][] => {
  const some = studies.slice(0, COMPARED_MAX)
  return some.flatMap((one, i) => some.slice(i + 1).map((other): [Study, Study] => [one, other]))
}

/** The address of a pair. */
export const comparePath = ([one, other]: [{ id: string }, { id: string }]): string =>
  `${PAGE}?${COMPARE_PARAMETER}=${one.id},${other.id}`

/** @param search what stands in an address after its question mark. @returns the pair that is asked for, if it is one. */
export function comparedIn<Study extends { id: string }>(
  studies: readonly Study[],
  search: string,
): [Study, Study] | undefined {
  const asked = new URLSearchParams(search).get(COMPARE_PARAMETER)
  return pairsOf(studies).find(([one, other]) => asked === `${one.id},${other.id}`)
}
