/** Who answers for the site, in the owner's words (`imprint.yaml`). */
import { loadImprint } from '#content/interface/load-imprint.ts'
import { createFeatureTexts } from '#web/platform/feature-messages.tsx'
import { useLanguage } from '#web/platform/i18n.tsx'

const { loadTexts, TextsProvider, useTexts } = createFeatureTexts(
  async (language) => (await loadImprint[language]()).imprint,
)
/** The words that come with the page (`web/routes.tsx`). @public */
export const loadMessages = loadTexts

export default function ImprintPage() {
  const { t } = useLanguage()
  return (
    <div className="page pt-(--top) pb-24">
      <h1 className="text-section">{t('footer.imprint')}</h1>
      <TextsProvider>
        <Text />
      </TextsProvider>
    </div>
  )
}

function Text() {
  const { language } = useLanguage()
  const imprint = useTexts()
  return (
    <p
      className="prose mt-4 whitespace-pre-line wrap-anywhere"
      lang={imprint.language === language ? undefined : imprint.language}
    >
      {imprint.text}
    </p>
  )
}
