import { providerBrands } from '../../../content/provider-brands.ts'
import { providerNames } from '../../../contract/provider-names.ts'
import { useProviderWords } from './words.tsx'

/** Who is asked for what, and what comes when one fails. */
export function Routing() {
  const say = useProviderWords()
  return (
    <section aria-labelledby="providers-routing">
      <h3 id="providers-routing" className="text-card">
        {say('routing.heading')}
      </h3>
      <ul className="list mt-3">
        {providerNames.map((name) => (
          <li key={name}>
            {say('routing.goesTo', { provider: providerBrands[name], tasks: say(`routing.tasks.${name}`) })}
          </li>
        ))}
      </ul>
      <p className="prose mt-3">{say('routing.fallback')}</p>
      <p className="prose mt-3">{say('routing.rest')}</p>
    </section>
  )
}
