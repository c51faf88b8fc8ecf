/** The way to the panel from a prompt. The panel and its words are fetched when somebody first asks for it. */
import { type ReactNode, Suspense, useState } from 'react'
import { painted } from '#web/platform/deferred-rendering.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import type { BehaviorTracker } from '#web/platform/tracking/behavior.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type Dialog from './dialog.tsx'

/** @returns how to open the dialog with the reason for a prompt, and the dialog to show. */
export function useTrackingDialog(tracker: BehaviorTracker | undefined): {
  openTracking(because: string): void
  trackingDialog: ReactNode
} {
  const { t, language } = useLanguage()
  const { toast } = useAnnouncer()
  const [View, setView] = useState<typeof Dialog>()
  const [because, setBecause] = useState<string>()
  const openTracking = async (reason: string) => {
    try {
      await painted()
      const { default: Loaded, loadMessages } = await import('./dialog.tsx')
      await loadMessages(language)
      setView(() => Loaded)
      setBecause(reason)
    } catch {
      toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') })
    }
  }
  return {
    openTracking: (reason) => void openTracking(reason),
    trackingDialog: View && (
      <Suspense>
        <View tracker={tracker} because={because} onClose={() => setBecause(undefined)} />
      </Suspense>
    ),
  }
}
