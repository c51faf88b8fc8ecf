/** What the owner offers. */
import { heading, join, labelled, list } from './syntax.ts'
import type { Writing } from './writing.ts'

export function services({ content, t }: Writing): string {
  if (content.services.length === 0) return ''
  return join(
    heading(2, t('footer.services')),
    list(
      content.services.map(({ title, description, price }) =>
        labelled(content.language, title, [description, price].filter(Boolean).join(' · ')),
      ),
    ),
  )
}
