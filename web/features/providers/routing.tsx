import { providerBrands } from '#content/assistant/provider-brands.ts'
import { providerNames } from '#contract/admin/provider-names.ts'
import { useProvidersT } from './i18n.tsx'

interface Props {
  /** Undefined while that is not known. */
  hasReader: boolean | undefined
}

/** Who is asked for what, and what comes when one fails. */
export function Routing({ hasReader }: Props) {
  const t = useProvidersT()
  return (
    <section aria-labelledby="providers-routing">
      <h3 id="providers-routing" className="text-card">
        {t('routing.heading')}
      </h3>
      <ul className="list mt-3">
        {providerNames.map((name) => (
          <li key={name}>
            {t('routing.goesTo', { provider: providerBrands[name], tasks: t(`routing.tasks.${name}`) })}
          </li>
        ))}
      </ul>
      <p className="prose mt-3">{t('routing.fallback')}</p>
      <p className="prose mt-3">{t('routing.rest')}</p>
      {hasReader !== undefined && <p className="prose mt-3">{t(`routing.reader.${hasReader ? 'on' : 'off'}`)}</p>}
    </section>
  )
}
