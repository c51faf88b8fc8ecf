/**
 * The popup of a hint. It takes no focus and locks nothing: F8 leads to it, Escape closes it, and it stands below every
 * dialog. Fetched when the first hint is to be shown.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { assistant } from '#content/assistant/topics.ts'
import { namedLanguages } from '#content/language-names.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type { HintGuide, Shown } from './guide.ts'
import { runAction } from './run-action.ts'
import './hints.css'
import { HintsMessagesProvider, useHintsT } from './i18n.tsx'
import { useKeys, useLeaveUnnoticed } from './use-dismissal.ts'
import { usePosition } from './use-position.ts'

interface Props {
  shown: Shown
  guide: HintGuide
}

export default function HintCard(props: Props) {
  return (
    <HintsMessagesProvider>
      <Card key={props.shown.hint.id} {...props} />
    </HintsMessagesProvider>
  )
}

function Card({ shown, guide }: Props) {
  const t = useHintsT()
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const { announce } = useAnnouncer()
  const card = useRef<HTMLElement>(null)
  const heading = useId()
  const { hint, target, hasNext } = shown
  const words = { assistant: assistant.name, languages: namedLanguages(language) }
  const title = t(`hints.${hint.id}.title`, words)
  const text = t(`hints.${hint.id}.text`, words)
  const reach = t('reach')
  const place = usePosition(card, target, hint.position)
  const giveFocusBack = useKeys(card, target, () => close())
  useLeaveUnnoticed(card, guide.leave)

  const close = (wantsNext = false) => {
    giveFocusBack()
    guide.dismiss(wantsNext)
  }
  const follow = () => {
    close()
    runAction(hint, target, navigate)
  }
  useEffect(() => announce(`${title}. ${text} ${reach}`), [announce, title, text, reach])
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
    <aside
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      className="hint card popup no-print"
      data-side={place.side}
      style={{ left: place.left, top: place.top, '--point': `${place.point}px` }}
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
          <button type="button" className="hint-way link" onClick={() => close(true)}>
            {t('next')}
          </button>
        )}
        <button
          type="button"
          className="hint-way quiet"
          onClick={() => {
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
    </aside>
  )
}
