/** What the site uses beside itself: a browser for audits, and providers of language models. */
import { providerBrands } from '#content/assistant/provider-brands.ts'
import type { ProviderName } from '#contract/admin/provider-names.ts'
import type { Health } from '#contract/admin/system-status.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { Check } from './check.tsx'
import { useSystemStatusT } from './i18n.tsx'

export function BrowserCheck({ browser: { verdict, way } }: { browser: Health['browser'] }) {
  const t = useSystemStatusT()
  return (
    <Check name={t('browser.heading')} verdict={verdict}>
      <p>{t(`browser.${way}`)}</p>
    </Check>
  )
}

export function ProvidersCheck({ providers }: { providers: Health['providers'] }) {
  const t = useSystemStatusT()
  const { language } = useLanguage()
  const { verdict, configured, failing } = providers
  const list = (names: ProviderName[]) =>
    new Intl.ListFormat(language).format(names.map((name) => providerBrands[name]))
  return (
    <Check name={t('providers.heading')} verdict={verdict}>
      <p>{configured.length === 0 ? t('providers.none') : t('providers.configured', { names: list(configured) })}</p>
      {failing.length > 0 && <p>{t('providers.failing', { names: list(failing) })}</p>}
    </Check>
  )
}
