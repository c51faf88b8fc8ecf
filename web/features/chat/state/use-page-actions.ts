/** Carries out on the page what a reply asks for, and shows the guide that explains it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActionMarker } from '#contract/chat/markers.ts'
import type { PageOrder } from '#contract/chat/page-orders.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useContent } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { useTheme } from '#web/platform/theme.tsx'
import { useChooseLanguage } from '#web/ui/languages.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type { Surface } from './chat-context.ts'
import { warn } from './log.ts'
import { savePendingAction, takePendingAction } from './pending-action.ts'
import { isOnHomePage } from './received.ts'
import { type GuideStop, runActions } from './scripted.ts'

/** Opens the panel with the conversation on the page that is gone to. */
const PANEL = '#chat-section'

/** The guide closes by itself after this time. */
const GUIDE_MS = 8000

export interface PageActions {
  guide: GuideStop | undefined
  closeGuide(how: 'next' | 'end'): void
  /** @param asked the visitor chose it of several, by its button. */
  run(actions: ActionMarker[], asked?: boolean): void
  /** Makes the page light or dark, puts it into another language, opens another one. */
  change(orders: PageOrder[]): void
  stop(): void
}

/** @param keep keeps the conversation at once, which another page begins with. */
export function usePageActions(
  surface: Surface,
  makeRoom: () => void,
  keep: () => void,
  chat: { startFit(): void; offerResume(): void },
): PageActions {
  const t = useChatT()
  const content = useContent()
  const { announce } = useAnnouncer()
  const [, navigate] = useLocation()
  const [guide, setGuide] = useState<GuideStop>()
  const closing = useRef<(how: 'next' | 'end') => void>(undefined)
  const running = useRef<AbortController>(undefined)
  const [leaving, setLeaving] = useState<{ to: string; action?: ActionMarker }>()
  const { choose: chooseTheme } = useTheme()
  const chooseLanguage = useChooseLanguage()

  const closeGuide = useCallback((how: 'next' | 'end') => closing.current?.(how), [])
  const stop = useCallback(() => {
    running.current?.abort()
    closeGuide('end')
  }, [closeGuide])
  useEffect(() => stop, [stop])

  // Once the answer that leads there is in the conversation, which comes along.
  useEffect(() => {
    if (!leaving) return
    if (leaving.action) savePendingAction(leaving.action)
    keep()
    navigate(leaving.to)
  }, [leaving, navigate, keep])

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
      announce(stop.title)
      announce(stop.text)
    })

  function run(actions: ActionMarker[], asked = false): void {
    if (surface === 'page') {
      const [first] = actions.filter(isOnHomePage)
      // The full page is left for the one thing that was asked for; of several, the message's buttons let the visitor choose.
      if (first && (asked || actions.length === 1)) {
        setLeaving({ to: paths.chatPanel, action: first })
        return
      }
    }
    const now = surface === 'page' ? actions.filter((action) => !isOnHomePage(action)) : actions
    if (now.length === 0) return
    // The panel comes along.
    if (surface === 'widget' && now.some(isOnHomePage) && window.location.pathname !== paths.home) navigate(paths.home)
    stop()
    const controller = new AbortController()
    running.current = controller
    void runActions(now, {
      t,
      content,
      signal: controller.signal,
      makeRoom,
      showGuide,
      hideGuide: () => closeGuide('end'),
      onMissing(id) {
        warn('no such place on the page', id)
        announce(t('actions.notHere'))
      },
      ...chat,
    })
  }

  function change(orders: PageOrder[]): void {
    for (const order of orders) {
      if ('theme' in order) chooseTheme(order.theme)
      else if ('language' in order) chooseLanguage(order.language)
      else if (surface === 'page') setLeaving({ to: `${order.open}${PANEL}` })
      else {
        makeRoom()
        setLeaving({ to: order.open })
      }
    }
  }

  // On arrival from the full page, once.
  const pendingAction = useRef(run)
  useEffect(() => {
    const left = surface === 'widget' && takePendingAction()
    if (left) pendingAction.current([left])
  }, [surface])

  return { guide, closeGuide, run, change, stop }
}
