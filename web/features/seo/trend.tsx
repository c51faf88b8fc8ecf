import { Sparkline } from '#web/ui/chart/sparkline.tsx'

/** Values of any unit as one line: the largest of them reaches up to 100, so that twice the value stands twice as high. */
export function Trend({ values, label }: { values: number[]; label: string }) {
  const largest = Math.max(...values, Number.MIN_VALUE)
  return <Sparkline values={values.map((value) => (100 * value) / largest)} label={label} />
}
