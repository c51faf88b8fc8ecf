/** What this browser keeps so that the site can react to how it is used, and how to have it forgotten. */
import { storage, tabStorage } from '#web/platform/storage.ts'

/** What was noticed in this tab's session. */
export const SESSION_KEY = 'noticed'
/** When the last session began, in milliseconds since 1970. */
export const VISITED_KEY = 'visited'

/** How much has come unasked in this tab's session, and when. */
export const INTERRUPTIONS_KEY = 'interruptions'
/** Which prompts were shown in this tab's session, and when each was last shown. */
export const PROMPTS_SESSION_KEY = 'prompts'
export const PROMPTS_SHOWN_KEY = 'prompts-shown'
/** Which hints never come again. */
export const HINTS_DISMISSED_KEY = 'dismissedHints'

const keptInTab = [SESSION_KEY, INTERRUPTIONS_KEY, PROMPTS_SESSION_KEY]
const kept = [VISITED_KEY, PROMPTS_SHOWN_KEY, HINTS_DISMISSED_KEY]

/** Deletes all of it. */
export function clearTrackedBehavior(): void {
  for (const key of keptInTab) tabStorage.remove(key)
  for (const key of kept) storage.remove(key)
}
