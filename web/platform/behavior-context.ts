/** The tracker for what shows what it notices; none before it was fetched, and while the visitor does not want it. */
import { createContext, use } from 'react'
import type { BehaviorTracker } from './behavior.ts'

export const TrackerContext = createContext<BehaviorTracker | undefined>(undefined)
export const useTracker = () => use(TrackerContext)
