import { useWords } from '../platform/i18n.tsx'

/** Stands where something could not be fetched or shown. @param retry without it, the page is loaded anew. */
export function OutOfReach({ retry = () => window.location.reload() }: { retry?(): void }) {
  const t = useWords()
  return (
    <div role="alert" className="blank page">
      <h1 className="text-section">{t('common.error')}</h1>
      <p className="prose mt-3">{t('common.errorText')}</p>
      <button type="button" className="button button-primary mt-6" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  )
}
