/** Stands in for a page that can neither be fetched nor was read before. It has no code but `inline/offline.ts`. */
import { RotateCw } from 'lucide-react'
import type { OfflinePageMessages } from '#content/interface/en/offline-page.ts'
import type { Translate } from '#content/translate.ts'

interface Props {
  t: Translate<OfflinePageMessages>
  /** Pages that may have been kept; those that were are shown. */
  pages: { path: string; title: string }[]
}

export function OfflinePage({ t, pages }: Props) {
  return (
    <main className="board">
      <div className="blank page">
        <h1 className="text-section">{t('heading')}</h1>
        <p className="prose mt-3">{t('text')}</p>
        <button type="button" className="button button-primary mt-6">
          <RotateCw size={18} aria-hidden="true" />
          {t('retry')}
        </button>
        <nav data-kept="" hidden aria-labelledby="kept-pages" className="mt-10">
          <h2 id="kept-pages" className="text-card">
            {t('kept')}
          </h2>
          <ul className="mt-3">
            {pages.map(({ path, title }) => (
              <li key={path} hidden>
                <a href={path} className="link inline-block py-2">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  )
}
