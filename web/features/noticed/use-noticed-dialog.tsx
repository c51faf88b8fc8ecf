/** The way to the panel from a prompt. The panel and its words are fetched when somebody first asks for it. */
import { type ReactNode, Suspense, useState } from 'react'
import type { BehaviorTracker } from '../../platform/behavior.ts'
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
  const explain = (reason: string) => {
    import('./dialog.tsx')
      .then(async (loaded) => {
        await loaded.loadWords(language)
        setView(() => loaded.default)
        setBecause(reason)
      })
      .catch(() => toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') }))
  }
  return {
    explain,
    noticedDialog: View && (
      <Suspense>
        <View tracker={tracker} because={because} onClose={() => setBecause(undefined)} />
      </Suspense>
    ),
  }
}
