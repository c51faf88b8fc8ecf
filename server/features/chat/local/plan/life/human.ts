/** "Can I talk to a human?": whoever would rather speak with a person is told how to reach the owner. */
import { humanWanted } from '#content/language/patterns/talk/human-wanted.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { contact } from '../offers/contact.ts'
import type { Asked, Plan } from '../plan.ts'

const OWNER = '§'

export function wantsHuman({ content, owner }: Knowledge, { message, language }: Reading): boolean {
  const said = message.replaceAll(content.profile.name, OWNER).replaceAll(owner.first, OWNER)
  return humanWanted[language].test(said)
}

export const human = (asked: Asked): Plan | undefined =>
  wantsHuman(asked.knowledge, asked.reading) ? contact(asked) : undefined
