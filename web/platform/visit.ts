/**
 * Notes what a visitor does that is counted (see `visit-count.ts`). The browser's own timeline keeps it
 * until the counting code is there; nothing is stored, and nothing is sent from here.
 */
import type { VisitDeed } from '../../contract/visits.ts'

export const DEED_MARK = 'deed '

export const noteDeed = (deed: VisitDeed): void => void performance.mark(DEED_MARK + deed)
