/** The parts of the privacy notice, as far as the site has what they speak of. */
import { hasChoice, type Language } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import type { PrivacyWords } from './interface/en/privacy.ts'
import { languageTraits } from './language/traits.ts'
import type { MessageKey, Translate } from './translate.ts'

const all = ['counted', 'apart', 'helped', 'not', 'speed', 'given', 'deleted', 'cookies'] as const
type PrivacyPart = (typeof all)[number]

export const privacyParts: readonly PrivacyPart[] = all.filter((part) => part !== 'helped' || isOn('hints'))

/** The keys of a part's text, in the order they are said. */
function keysOf(part: PrivacyPart): MessageKey<PrivacyWords>[] {
  if (part === 'cookies') return [`parts.cookies.${hasChoice ? 'languages' : 'oneLanguage'}`, 'parts.cookies.text']
  if (part !== 'given') return [`parts.${part}.text`]
  const features = (['portal', 'resumeByMail', 'chat', 'audit'] as const).filter(isOn)
  return ['parts.given.text', ...features.map((feature) => `parts.given.${feature}` as const), 'parts.given.counts']
}

/** @param values such as how many days something is kept. */
export const privacyText = (
  t: Translate<PrivacyWords>,
  language: Language,
  part: PrivacyPart,
  values: Record<string, string | number>,
): string =>
  keysOf(part)
    .map((key) => t(key, values))
    .join(languageTraits[language].isDense ? '' : ' ')
