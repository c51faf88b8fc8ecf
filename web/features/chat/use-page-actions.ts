/** Carries out on the page what a reply asks for, and shows the guide that explains it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActionMarker } from '../../../contract/markers.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import type { Surface } from './chat-context.ts'
import { appear } from './page-places.ts'
import { isPageAction } from './received.ts'
import { type GuideStop, runActions } from './scripted.ts'
import { useChatWords } from './words.tsx'

/** The guide closes by itself after this time. */
const GUIDE_MS = 8000

export interface PageActions {
  guide: GuideStop | undefined
  closeGuide(how: 'next' | 'end'): void
  /** @param asked the visitor pressed a button for it. */
  run(actions: ActionMarker[], asked?: boolean): void
  printResume(): void
  stop(): void
}

export function usePageActions(
  surface: Surface,
  makeRoom: () => void,
  chat: { startFit(): void; offerResume(): void },
): PageActions {
  const say = useChatWords()
  const t = useWords()
  const content = useContent()
  const { announce } = useAnnouncer()
  const [location, navigate] = useLocation()
  const [guide, setGuide] = useState<GuideStop>()
  const closing = useRef<(how: 'next' | 'end') => void>(undefined)
  const running = useRef<AbortController>(undefined)

  const closeGuide = useCallback((how: 'next' | 'end') => closing.current?.(how), [])
  const stop = useCallback(() => {
    running.current?.abort()
    closeGuide('end')
  }, [closeGuide])
  // What was asked for on the full page happens on the home page, where the chat that asked is gone.
  useEffect(() => (surface === 'widget' ? stop : undefined), [surface, stop])

  const showGuide = (stop: GuideStop) =>
    new Promise<'next' | 'end'>((resolve) => {
      closing.current?.('end')
      const timer = window.setTimeout(() => closing.current?.('next'), GUIDE_MS)
      closing.current = (how) => {
        window.clearTimeout(timer)
        closing.current = undefined
        setGuide(undefined)
        resolve(how)
      }
      setGuide(stop)
      announce(`${stop.title}. ${stop.text}`)
    })

  const goHome = () => {
    if (location !== paths.home) navigate(paths.home)
    makeRoom()
  }

  function run(actions: ActionMarker[], asked = false): void {
    // On the full page nobody is taken away unasked: there the message's buttons do it.
    const now = surface === 'page' && !asked ? actions.filter((action) => !isPageAction(action)) : actions
    if (now.length === 0) return
    stop()
    const controller = new AbortController()
    running.current = controller
    void runActions(now, {
      say,
      content,
      signal: controller.signal,
      makeRoom: goHome,
      showGuide: surface === 'page' ? () => Promise.resolve('end' as const) : showGuide,
      hideGuide: () => closeGuide('end'),
      onMissing: () => announce(say('actions.notHere')),
      ...chat,
    })
  }

  async function printResume(): Promise<void> {
    goHome()
    if (!(await appear('hero-section'))) return
    announce(t('hero.resumePrint'))
    window.print()
  }

  return { guide, closeGuide, run, stop, printResume: () => void printResume() }
}
