/** The way to a résumé made for the reader. The dialog and its words are fetched when somebody first asks for one. */
import { type ReactNode, useState } from 'react'
import { painted } from '../../platform/drawing.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import type Dialog from './dialog.tsx'
import type { Say } from './words.ts'

/** @returns how to open the dialog, and the dialog for the page to show. */
export function useResumeDialog(): { openResume(): void; resumeDialog: ReactNode } {
  const { t, language } = useLanguage()
  const { toast } = useAnnouncer()
  const [parts, setParts] = useState<{ View: typeof Dialog; say: Say }>()
  const [open, setOpen] = useState(false)

  const openResume = async () => {
    try {
      await painted()
      const { default: View, loadWords } = await import('./dialog.tsx')
      setParts({ View, say: await loadWords(language) })
      setOpen(true)
    } catch {
      toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') })
    }
  }
  return {
    openResume: () => void openResume(),
    resumeDialog: parts && <parts.View say={parts.say} open={open} onClose={() => setOpen(false)} />,
  }
}
