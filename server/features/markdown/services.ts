/** What the owner offers. */
import { labelled, list, section } from './syntax.ts'
import type { Writing } from './writing.ts'

export const services = ({ content, t }: Writing): string =>
  section(
    2,
    t('footer.services'),
    list(
      content.services.map(({ title, description, price }) =>
        labelled(content.language, title, [description, price].filter(Boolean).join(' · ')),
      ),
    ),
  )
