/** The tracker for what shows what it notices; none before it was fetched, and while the visitor does not want it. */
import { createContext, use } from 'react'
import type { BehaviorTracker } from './behavior.ts'

/** Milliseconds after hydration from which a visitor counts as staying, and prompts and hints may react. */
export const DEFERRED_MS = 2500

export const TrackerContext = createContext<BehaviorTracker | undefined>(undefined)
export const useTracker = () => use(TrackerContext)
