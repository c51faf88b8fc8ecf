import { scoreEdges, scoreRating } from '#contract/ratings.ts'

const RADIUS = 40
const ROUND = 2 * Math.PI * RADIUS
/** The gauge is open at the bottom by a quarter. */
const ARC = ROUND * 0.75
const along = (score: number) => (ARC * score) / 100

interface Props {
  score: number
  label: string
  /** This site's own score: a tick on the arc. */
  own?: number | undefined
}

/** A score of 0 to 100 on an arc, with a tick where the next colour begins. */
export function ScoreGauge({ score, label, own }: Props) {
  return (
    <svg viewBox="0 0 96 96" role="img" aria-label={label} data-rating={scoreRating(score)} className="audit-gauge">
      <g transform="rotate(135 48 48)">
        <circle cx="48" cy="48" r={RADIUS} strokeDasharray={`${ARC} ${ROUND}`} />
        {score > 0 && (
          <circle cx="48" cy="48" r={RADIUS} strokeDasharray={`${along(score)} ${ROUND}`} className="audit-arc" />
        )}
        {Object.values(scoreEdges).map((edge) => (
          <line key={edge} x1="85" x2="93" y1="48" y2="48" transform={`rotate(${edge * 2.7} 48 48)`} />
        ))}
        {own !== undefined && (
          <line x1="82" x2="94" y1="48" y2="48" transform={`rotate(${own * 2.7} 48 48)`} className="audit-own" />
        )}
      </g>
      <text x="48" y="56">
        {score}
      </text>
      <text x="48" y="82" className="audit-of">
        / 100
      </text>
    </svg>
  )
}
