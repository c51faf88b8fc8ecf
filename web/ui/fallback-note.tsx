/** Tells readers that some of the owner's texts are not there in their language, and marks these texts. */
import { useEffect } from 'react'
import { useLanguage } from '#web/platform/i18n.tsx'

export function FallbackNote() {
  const { t, content, language } = useLanguage()
  const { fallback } = content
  useEffect(() => {
    if (!fallback) return
    let stop: (() => void) | undefined
    let isOver = false
    import('#web/platform/fallback-texts.ts').then(
      ({ watchFallbackTexts }) => {
        if (!isOver) stop = watchFallbackTexts(fallback)
      },
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [fallback])
  if (!fallback) return null
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(fallback.language)
  return (
    // As high as its line: what follows begins below the bar by itself.
    <p className="page relative z-1 -mb-(--bar) pt-(--bar) text-sm text-muted">
      {t('language.partly', { language: name })}
    </p>
  )
}
