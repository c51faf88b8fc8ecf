/** What the site uses beside itself: a browser for audits, and providers of language models. */
import { providerBrands } from '../../../content/provider-brands.ts'
import type { ProviderName } from '../../../contract/provider-names.ts'
import type { Health } from '../../../contract/running.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { Check } from './check.tsx'
import { useRunningWords } from './words.tsx'

export function BrowserCheck({ browser: { verdict, way } }: { browser: Health['browser'] }) {
  const say = useRunningWords()
  return (
    <Check name={say('browser.heading')} verdict={verdict}>
      <p>{say(`browser.${way}`)}</p>
    </Check>
  )
}

export function ProvidersCheck({ providers }: { providers: Health['providers'] }) {
  const say = useRunningWords()
  const { language } = useLanguage()
  const { verdict, configured, failing } = providers
  const list = (names: ProviderName[]) =>
    new Intl.ListFormat(language).format(names.map((name) => providerBrands[name]))
  return (
    <Check name={say('providers.heading')} verdict={verdict}>
      <p>
        {configured.length === 0 ? say('providers.none') : say('providers.configured', { names: list(configured) })}
      </p>
      {failing.length > 0 && <p>{say('providers.failing', { names: list(failing) })}</p>}
    </Check>
  )
}
