import { providerBrands } from '../../../content/provider-brands.ts'
import type { TestResponse } from './api.ts'
import { useFault } from './use-fault.ts'
import { useProviderWords } from './words.tsx'

/** What each provider said, or how it failed. Always there, so that screen readers are told when a result comes. */
export function Results({ responses }: { responses: TestResponse[] | undefined }) {
  const say = useProviderWords()
  const fault = useFault()
  return (
    <div role="status">
      {responses?.length === 0 && <p className="providers-result">{say('test.nobody')}</p>}
      {responses && responses.length > 0 && (
        <ul aria-label={say('test.results')} className="providers-results">
          {responses.map(({ provider, model, content, error, status }) => (
            <li key={provider} className="card providers-result">
              <p className="strong">{providerBrands[provider]}</p>
              <p className="caption">{model}</p>
              {error ? (
                <p className="providers-failure">
                  {say('test.errorOf', { provider: providerBrands[provider], reason: fault(error, status) })}
                </p>
              ) : (
                <p className="providers-said">{content}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
