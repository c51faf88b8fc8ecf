/** What the chat says of where a conversation is kept. */
import { keepsStorage } from '#web/platform/keeps.ts'

/** The key of its line, below `notice`. @param kept whether this browser keeps it. */
export const keptLine = (readable: boolean, kept = keepsStorage()) =>
  kept ? (readable ? 'keptForOwner' : 'kept') : readable ? 'unkeptForOwner' : 'unkept'
