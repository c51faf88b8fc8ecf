import { providerBrands } from '#content/assistant/provider-brands.ts'
import type { TestResult } from './api.ts'
import { useProvidersT } from './i18n.tsx'
import { useProviderError } from './use-provider-error.ts'

/** What each provider said, or how it failed. Always there, so that screen readers are told when a result comes. */
export function Results({ result }: { result: TestResult | undefined }) {
  const responses = result?.responses
  const t = useProvidersT()
  const fault = useProviderError()
  return (
    <div role="status">
      {responses?.length === 0 && (
        <div className="card providers-result mt-4">
          <p>{t('test.nobody')}</p>
          <p className="strong mt-3">{t('test.local')}</p>
          <p className="as-written mt-2">{result?.local}</p>
        </div>
      )}
      {responses && responses.length > 0 && (
        <ul aria-label={t('test.results')} className="providers-results">
          {responses.map(({ provider, model, content, shown, error, status }) => (
            <li key={provider} className="card providers-result">
              <p className="strong">{providerBrands[provider]}</p>
              <p className="caption">{model}</p>
              {error ? (
                <p className="callout">
                  {t('test.errorOf', { provider: providerBrands[provider], reason: fault(error, status) })}
                </p>
              ) : (
                <>
                  <p className="as-written mt-2">{content}</p>
                  <p className="strong mt-3">{t(shown ? 'test.shown' : 'test.nothingShown')}</p>
                  {shown && <p className="as-written mt-2">{shown}</p>}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
