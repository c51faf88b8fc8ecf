/**
 * The hints on the page, one at a time: a small beacon beside what it is about, and its card. They take no focus and
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
import { findTarget, placeBeacon } from './places.ts'
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
  const { place, isMoving } = usePlace(shown.beacons)
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
  if (!place && !openHint) return null
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
      {place && (
        <button
          key={place.hint.id}
          type="button"
          className="beacon"
          style={{ left: place.left, top: place.top }}
          aria-label={t('label') + colon[language] + t(`hints.${place.hint.id}.title`, words)}
          aria-expanded={open?.id === place.hint.id}
          onClick={() => {
            vibrate('light')
            guide.open(place.hint.id, 'pressed')
          }}
          onFocus={() => open?.id === place.hint.id || guide.open(place.hint.id, 'turned to')}
          onPointerEnter={({ pointerType }) => {
            turnTo()
            if (pointerType === 'mouse' && open?.how !== 'pressed') guide.open(place.hint.id, 'turned to')
          }}
        />
      )}
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

/** Where the beacon is. While the page moves it is not seen. */
function usePlace(beacons: ShownHints['beacons']) {
  const [place, setPlace] = useState<ReturnType<typeof placeBeacon>>()
  const [isMoving, setMoving] = useState(false)
  const look = useCallback(() => {
    setMoving(false)
    setPlace(placeBeacon(beacons))
  }, [beacons])
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    const unwatch = watchSettled(() => setMoving(true), look)
    return () => {
      cancelAnimationFrame(frame)
      unwatch()
    }
  }, [look])
  return { place, isMoving }
}
