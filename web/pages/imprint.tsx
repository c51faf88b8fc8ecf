/** Who answers for the site, in the owner's words (`imprint.yaml`). */
import { useContent, useT } from '#web/platform/i18n.tsx'

export default function ImprintPage() {
  const t = useT()
  const { imprint } = useContent()
  return (
    <div className="page pt-(--top) pb-24">
      <h1 className="text-section">{t('footer.imprint')}</h1>
      <p className="prose mt-4 whitespace-pre-line wrap-anywhere">{imprint}</p>
    </div>
  )
}
