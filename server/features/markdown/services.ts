/** What the owner offers. */
import { heading, join, labelled, list } from './syntax.ts'
import type { Writing } from './writing.ts'

export function services({ content, say }: Writing): string {
  if (content.services.length === 0) return ''
  return join(
    heading(2, say('footer.services')),
    list(content.services.map(({ title, description }) => labelled(content.language, title, description))),
  )
}
