/**
 * The popup of a hint. It takes no focus and locks nothing: F8 leads to it, Escape closes it, and it stands below every
 * dialog. Fetched when the first hint is to be shown.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { assistant } from '../../../content/assistant.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { act } from './act.ts'
import type { HintGuide, Shown } from './guide.ts'
import './hints.css'
import { usePlace } from './use-place.ts'
import { useKeys, useLeaving } from './use-ways-out.ts'
import { HintWordsProvider, useHintWords } from './words.tsx'

interface Props {
  shown: Shown
  guide: HintGuide
}

export default function HintCard(props: Props) {
  return (
    <HintWordsProvider>
      <Card key={props.shown.hint.id} {...props} />
    </HintWordsProvider>
  )
}

function Card({ shown, guide }: Props) {
  const say = useHintWords()
  const [, navigate] = useLocation()
  const { announce } = useAnnouncer()
  const card = useRef<HTMLElement>(null)
  const heading = useId()
  const { hint, target, hasNext } = shown
  const words = { assistant: assistant.name }
  const title = say(`hints.${hint.id}.title`, words)
  const text = say(`hints.${hint.id}.text`, words)
  const reach = say('reach')
  const place = usePlace(card, target, hint.position)
  const giveFocusBack = useKeys(card, target, () => close())
  useLeaving(card, guide.leave)

  const close = (wantsNext = false) => {
    giveFocusBack()
    guide.dismiss(wantsNext)
  }
  const follow = () => {
    close()
    act(hint, target, navigate)
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
      style={{ left: place.left, top: place.top, '--point': `${place.point}px` } as object}
    >
      <p className="caption">
        {say('label')} · {say(`categories.${hint.category}`)}
      </p>
      <h2 id={heading} className="text-card">
        {title}
      </h2>
      <p className="hint-text">{text}</p>
      <div className="hint-ways">
        <button type="button" className="button button-primary" onClick={follow}>
          {say(`hints.${hint.id}.action`)}
        </button>
        {hasNext && (
          <button type="button" className="hint-way link" onClick={() => close(true)}>
            {say('next')}
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
          {say('none')}
        </button>
      </div>
      <button type="button" className="hint-close sign" aria-label={say('close')} onClick={() => close()}>
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}
