import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import type { Rating } from '#contract/ratings.ts'
import './rating.css'

const signs = { good: CircleCheck, 'needs-improvement': CircleMinus, poor: CircleX }

/** A rating by shape and colour; its words stand beside it. */
export function RatingSign({ rating, size = 16 }: { rating: Rating; size?: number }) {
  const Drawn = signs[rating]
  return <Drawn size={size} aria-hidden="true" data-rating={rating} className="rating-sign" />
}
