/** The card of a hint. It locks nothing: Escape closes it, and it stands below every dialog. */

import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { namedLanguages } from '#content/language-names.ts'
import { site } from '#contract/site/site.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { vibrate } from '#web/ui/effects/haptics.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type { HintGuide } from './hint-guide.ts'
import type { Hint } from './hints.ts'
import { useHintsT } from './i18n.tsx'
import { findTarget } from './places.ts'
import type { OpenHint } from './queue.ts'
import { runAction } from './run-action.ts'
import { useEscape, useLeaveUnnoticed } from './use-dismissal.ts'
import { usePosition } from './use-position.ts'

interface Props {
  hint: Hint
  how: OpenHint['how']
  hasNext: boolean
  guide: HintGuide
  giveFocusBack(): void
  /** The pointer has come over it. */
  onTurnTo(): void
}

export function HintCard({ hint, how, hasNext, guide, giveFocusBack, onTurnTo }: Props) {
  const t = useHintsT()
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const { announce } = useAnnouncer()
  const card = useRef<HTMLElement>(null)
  const target = useRef(findTarget(hint)).current
  const heading = useId()
  const words = { assistant: site.assistant, languages: namedLanguages(language) }
  const title = t(`hints.${hint.id}.title`, words)
  const text = t(`hints.${hint.id}.text`, words)
  const reach = t('reach')
  const place = usePosition(card, target, hint.position)
  useEscape(() => close())
  useLeaveUnnoticed(card, how === 'by itself', guide.leave)

  const close = (wantsNext = false) => {
    giveFocusBack()
    guide.dismiss(wantsNext)
  }
  const follow = () => {
    vibrate('medium')
    close()
    runAction(hint, target, navigate)
  }
  useEffect(() => [title, `${text} ${reach}`].forEach(announce), [announce, title, text, reach])
  useEffect(() => {
    if (!target) return
    target.dataset.hinted = ''
    // Who uses what it points at has no more need of it.
    const onPress = () => guide.dismiss()
    target.addEventListener('click', onPress)
    return () => {
      delete target.dataset.hinted
      target.removeEventListener('click', onPress)
    }
  }, [target, guide])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      className="hint card popup"
      data-asked={how === 'by itself' ? undefined : ''}
      data-side={place.side}
      style={{ left: place.left, top: place.top, '--point': `${place.point}px` }}
      onPointerEnter={onTurnTo}
    >
      <p className="caption">
        {t('label')} · {t(`categories.${hint.category}`)}
      </p>
      <h2 id={heading} className="text-card">
        {title}
      </h2>
      <p className="hint-text">{text}</p>
      <div className="hint-ways">
        <button type="button" className="button button-primary" onClick={follow}>
          {t(`hints.${hint.id}.action`)}
        </button>
        {hasNext && (
          <button
            type="button"
            className="hint-way link"
            onClick={() => {
              vibrate('selection')
              close(true)
            }}
          >
            {t('next')}
          </button>
        )}
        <button
          type="button"
          className="hint-way quiet"
          onClick={() => {
            vibrate('heavy')
            giveFocusBack()
            guide.end()
          }}
        >
          {t('none')}
        </button>
      </div>
      <button type="button" className="hint-close icon-button" aria-label={t('close')} onClick={() => close()}>
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  )
}
