/** The tracker for what shows what it notices; none before it was fetched, and while the visitor does not want it. */
import { createContext, use } from 'react'
import type { BehaviorTracker } from './behavior.ts'

/** Whoever stays on the site that long is noticed, and met by what reacts to it; milliseconds after the page is alive. */
export const DEFERRED_MS = 2500

export const TrackerContext = createContext<BehaviorTracker | undefined>(undefined)
export const useTracker = () => use(TrackerContext)
