/** The way to the panel from a prompt. The panel and its words are fetched when somebody first asks for it. */
import { type ReactNode, Suspense, useState } from 'react'
import type { BehaviorTracker } from '../../platform/behavior.ts'
import { painted } from '../../platform/drawing.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import type Dialog from './dialog.tsx'

/** @returns how to open the dialog with the reason for a prompt, and the dialog to show. */
export function useNoticedDialog(tracker: BehaviorTracker | undefined): {
  explain(because: string): void
  noticedDialog: ReactNode
} {
  const { t, language } = useLanguage()
  const { toast } = useAnnouncer()
  const [View, setView] = useState<typeof Dialog>()
  const [because, setBecause] = useState<string>()
  const explain = async (reason: string) => {
    try {
      await painted()
      const { default: Loaded, loadWords } = await import('./dialog.tsx')
      await loadWords(language)
      setView(() => Loaded)
      setBecause(reason)
    } catch {
      toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') })
    }
  }
  return {
    explain: (reason) => void explain(reason),
    noticedDialog: View && (
      <Suspense>
        <View tracker={tracker} because={because} onClose={() => setBecause(undefined)} />
      </Suspense>
    ),
  }
}
