/**
 * The hints on the page: a small beacon beside what each is about, and the card of one of them. They take no focus and
 * cover nothing; a card opens when its beacon is pointed at, focused or pressed. F8 leads to them.
 */

import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { colon } from '#content/language/colon.ts'
import { namedLanguages } from '#content/language-names.ts'
import { site } from '#contract/site/site.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { vibrate } from '#web/ui/effects/haptics.ts'
import { watchSettled } from '#web/ui/unasked/settled.ts'
import { HintCard } from './hint-card.tsx'
import type { HintGuide, ShownHints } from './hint-guide.ts'
import { HintsMessagesProvider, useHintsT } from './i18n.tsx'
import { findTarget, placeBeacons } from './places.ts'
import './hints.css'

interface Props {
  shown: ShownHints
  guide: HintGuide
}

export default function Beacons(props: Props) {
  return (
    <HintsMessagesProvider>
      <BeaconList {...props} />
    </HintsMessagesProvider>
  )
}

/** Milliseconds in which the pointer may go from a beacon to its card. */
const CROSSING_MS = 300

function BeaconList({ shown, guide }: Props) {
  const t = useHintsT()
  const { language } = useLanguage()
  const list = useRef<HTMLElement>(null)
  const leaving = useRef(0)
  const before = useRef<Element>(null)
  const { places, isMoving } = usePlaces(shown.beacons)
  const { open } = shown
  const openHint = shown.beacons.find(({ id }) => id === open?.id)
  const words = { assistant: site.assistant, languages: namedLanguages(language) }

  const turnTo = () => window.clearTimeout(leaving.current)
  const turnAway = () => {
    window.clearTimeout(leaving.current)
    leaving.current = window.setTimeout(() => {
      const isUsed = list.current?.querySelector(':hover, :focus') !== null
      if (open?.how === 'turned to' && !isUsed) guide.leave()
    }, CROSSING_MS)
  }
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) turnAway()
  }
  const giveFocusBack = () => {
    if (!openHint || !list.current?.contains(document.activeElement)) return
    const back = before.current instanceof HTMLElement ? before.current : findTarget(openHint)
    back?.focus({ preventScroll: true })
  }
  useEffect(() => {
    // As toasts are reached; an open card has the key for itself.
    const onKey = ({ key }: KeyboardEvent) => {
      // What has its turn now comes first.
      if (key !== 'F8' || document.querySelector('[data-unasked="line"]')) return
      const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
      const first = find('.hint') ?? find('.beacon')
      first?.focus()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  if (places.length === 0 && !openHint) return null
  return (
    <aside
      ref={list}
      aria-label={t('list')}
      className="beacons no-print"
      data-moving={isMoving || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerLeave={turnAway}
    >
      {places.map(({ hint, left, top }) => (
        <button
          key={hint.id}
          type="button"
          className="beacon"
          style={{ left, top }}
          aria-label={t('label') + colon[language] + t(`hints.${hint.id}.title`, words)}
          aria-expanded={open?.id === hint.id}
          onClick={() => {
            vibrate('light')
            guide.open(hint.id, 'pressed')
          }}
          onFocus={() => open?.id === hint.id || guide.open(hint.id, 'turned to')}
          onPointerEnter={({ pointerType }) => {
            turnTo()
            if (pointerType === 'mouse' && open?.how !== 'pressed') guide.open(hint.id, 'turned to')
          }}
        />
      ))}
      {openHint && open && (
        <HintCard
          key={openHint.id}
          hint={openHint}
          how={open.how}
          hasNext={shown.beacons.length > 1}
          guide={guide}
          giveFocusBack={giveFocusBack}
          onTurnTo={turnTo}
        />
      )}
    </aside>
  )
}

/** Where the beacons are. While the page moves they are not seen. */
function usePlaces(beacons: ShownHints['beacons']) {
  const [places, setPlaces] = useState<ReturnType<typeof placeBeacons>>([])
  const [isMoving, setMoving] = useState(false)
  const look = useCallback(() => {
    setMoving(false)
    setPlaces(placeBeacons(beacons))
  }, [beacons])
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    const unwatch = watchSettled(() => setMoving(true), look)
    return () => {
      cancelAnimationFrame(frame)
      unwatch()
    }
  }, [look])
  return { places, isMoving }
}
