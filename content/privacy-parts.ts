/** The parts of the privacy notice, as far as the site has what they speak of. */
import { hasChoice, type Language } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import type { PrivacyWords } from './interface/en/privacy.ts'
import { spaceIn } from './language/traits.ts'
import type { MessageKey, Translate } from './translate.ts'

const all = ['counted', 'apart', 'helped', 'not', 'speed', 'given', 'deleted', 'cookies'] as const
type PrivacyPart = (typeof all)[number]

export const privacyParts: readonly PrivacyPart[] = all.filter((part) => part !== 'helped' || isOn('hints'))

/** The keys of a part's text, in the order they are said. */
function keysOf(part: PrivacyPart): MessageKey<PrivacyWords>[] {
  const on = <Feature extends 'portal' | 'resumeByMail' | 'chat' | 'audit'>(...features: Feature[]) =>
    features.filter(isOn)
  switch (part) {
    case 'cookies':
      return [`parts.cookies.${cookies()}`, 'parts.cookies.text']
    case 'counted':
      return ['parts.counted.text', ...on('chat', 'audit').map((one) => `parts.counted.${one}` as const)]
    case 'given': {
      const features = on('portal', 'resumeByMail', 'chat', 'audit').map((one) => `parts.given.${one}` as const)
      return ['parts.given.text', ...features, isOn('chat') ? 'parts.given.counts' : 'parts.given.countsWithoutChat']
    }
    case 'deleted': {
      const features = on('chat', 'audit').map((one) => `parts.deleted.${one}` as const)
      const byWhom = isOn('portal') ? 'parts.deleted.portal' : 'parts.deleted.withoutPortal'
      return [byWhom, 'parts.deleted.text', ...features, 'parts.deleted.backups']
    }
    default:
      return [`parts.${part}.text`]
  }
}

/** Without the portal, only the owner has an account. */
function cookies() {
  if (isOn('portal')) return hasChoice ? 'languages' : 'oneLanguage'
  return hasChoice ? 'languagesAlone' : 'none'
}

/** @param values such as how many days something is kept. */
export const privacyText = (
  t: Translate<PrivacyWords>,
  language: Language,
  part: PrivacyPart,
  values: Record<string, string | number>,
): string =>
  keysOf(part)
    .map((key) => t(key, { ...values, kept: keptByBrowser(t, language) }))
    .join(spaceIn(language))

/** What browsers keep of visitors on this site. */
function keptByBrowser(t: Translate<PrivacyWords>, language: Language): string {
  const all = [
    'settings',
    'drafts',
    ...(isOn('chat') ? (['chat'] as const) : []),
    ...(isOn('hints') ? (['noticed'] as const) : []),
  ] as const
  return new Intl.ListFormat(language).format(all.map((one) => t(`kept.${one}`)))
}
