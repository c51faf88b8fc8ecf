/** Who the visitor says they are: by a chip, or in their own words. It changes the tone, never the facts. */
import type { Cues } from '#content/interface/en/chat.ts'
import type { VisitorRole } from '#contract/chat/chat.ts'

export type KnownRole = Exclude<VisitorRole, 'unknown'>
export const knownRoles = ['recruiter', 'client', 'developer'] as const satisfies KnownRole[]

export const roleAction = (role: KnownRole) => `${role}_role`
export const roleOfAction = (action: string): KnownRole | undefined =>
  knownRoles.find((role) => roleAction(role) === action)

/** The role that the visitor's own words tell, if they do. */
export const detectRole = (text: string, cues: Cues): KnownRole | undefined =>
  knownRoles.find((role) => mentions(text, cues[role]))

/** Whether the text says one of these phrases. */
export function mentions(text: string, phrases: string[]): boolean {
  const said = plain(text)
  return phrases.some((phrase) => {
    const sought = plain(phrase)
    // Chinese and Japanese do not part their words; everything else must stand as a whole word.
    if (/[\u3040-\u9fff]/.test(sought)) return said.includes(sought)
    const at = [...said.matchAll(new RegExp(sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))]
    return at.some(({ index }) => !isLetter(said[index - 1]) && !isLetter(said[index + sought.length]))
  })
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'")
const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !/[\u3040-\u9fff]/.test(character)
