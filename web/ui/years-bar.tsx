import type { Share } from '#contract/content/content.ts'

/** Years as bars along the owner's career, each kind over the ones before it. Words beside it say the same. */
export function YearsBar({ bars }: { bars: { kind: 'whole' | 'used' | 'proven'; shares: Share[] }[] }) {
  return (
    <span aria-hidden="true" className="years">
      {bars.flatMap(({ kind, shares }) =>
        shares.map(([from, to]) => (
          <i key={`${kind}-${from}`} style={{ '--from': from, '--to': to }} className={`years-${kind}`} />
        )),
      )}
    </span>
  )
}
