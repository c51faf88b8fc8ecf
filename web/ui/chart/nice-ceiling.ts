/** The even, round number at or above a value, from which an axis and its middle are easily read: 4, 10, 20, 40, 100 … */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 4)))
  return [2, 4, 10].map((factor) => factor * power).find((ceiling) => ceiling >= Math.max(value, 4)) ?? 10 * power
}
