/** What the site keeps of its visitors, as its page says it. Its numbers are those that the server goes by. */
import { privacyTexts } from '#content/interface/privacy-texts.ts'
import { privacyNumbers } from '#content/privacy-numbers.ts'
import { privacyParts, privacyText } from '#content/privacy-parts.ts'
import { createTranslate } from '#content/translate.ts'
import { heading, join, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

export function privacy({ content, language, othersCount }: Writing): string {
  const t = createTranslate(language, privacyTexts[language])
  const values = { owner: content.profile.name, ...privacyNumbers }
  return join(
    heading(1, t('heading')),
    plain(t(othersCount ? 'introShared' : 'intro')),
    ...privacyParts.map((part) =>
      join(heading(2, t(`parts.${part}.heading`)), plain(privacyText(t, language, part, values))),
    ),
  )
}
