/** What a visitor has in mind with the owner, as far as the conversation tells: it says to which address they are sent. */

import { namesEngagement } from '#content/language/patterns/jobs/positions-offered.ts'
import { humanWanted } from '#content/language/patterns/talk/human-wanted.ts'
import { speaksOfOneself } from '#content/language/patterns/talk/visitors-own.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { namesPositionToFill, tellsOfNeed } from './own-case.ts'
import type { Asked, Dealing, Focus, Plan } from './plan/plan.ts'

const ofProject = kindsOf('services', 'service-about', 'rates', 'client-start', 'small-clients', 'contact-project')
const ofHiring = kindsOf('fit', 'permit', 'contact-hiring')

/** What a message itself tells of it: that a position is to be filled, or something is to be done. */
export function dealingTold(reading: Reading): Dealing | undefined {
  const { language, message } = reading
  // "I want to talk to a human" tells of nothing to be done.
  if (humanWanted[language].test(message)) return undefined
  if (reading.has('hiring')) return 'hiring'
  if (namesPositionToFill(reading) && speaksOfOneself[language].test(message)) return 'hiring'
  return namesEngagement[language].test(message) || tellsOfNeed(reading) ? 'project' : undefined
}

/** After a message and its answer; what says nothing of it leaves it as it was. */
export function dealingAfter(heard: Reading, { kind }: Plan, before: Focus): Dealing | undefined {
  const told = dealingTold(heard)
  if (told) return told
  if (kind && ofHiring.has(kind)) return 'hiring'
  return kind && ofProject.has(kind) ? 'project' : before.dealing
}

/** The address for what the message names, else for what the conversation was about. */
export function addressFor({ reading, focus, world }: Asked, otherwise: 'general' | 'hiring' = 'general'): string {
  const { channels } = world.content.profile
  if (reading.has('hiring')) return channels.hiring
  if (reading.has('project', 'service')) return channels.projects
  return channels[focus.dealing === 'project' ? 'projects' : (focus.dealing ?? otherwise)]
}
