/** The way to a résumé made for the reader. The dialog and its words are fetched when somebody first asks for one. */
import { type ReactNode, useState } from 'react'
import { isOn } from '#contract/site/site.ts'
import { painted } from '#web/platform/deferred-rendering.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import type Dialog from './dialog.tsx'
import type { Translate } from './i18n.ts'

/** @returns how to open the dialog, and the dialog for the page to show. */
export function useResumeDialog(): { openResume(): void; resumeDialog: ReactNode } {
  const { t: tSite, language } = useLanguage()
  const { toast } = useAnnouncer()
  const [parts, setParts] = useState<{ View: typeof Dialog; t: Translate }>()
  const [open, setOpen] = useState(false)

  const openResume = async () => {
    if (!isOn('resumeByMail')) return window.location.assign(paths.resume)
    try {
      await painted()
      const { default: View, loadMessages } = await import('./dialog.tsx')
      setParts({ View, t: await loadMessages(language) })
      setOpen(true)
    } catch {
      toast({ kind: 'destructive', title: tSite('common.error'), text: tSite('common.errorText') })
    }
  }
  return {
    openResume: () => void openResume(),
    resumeDialog: parts && <parts.View t={parts.t} open={open} onClose={() => setOpen(false)} />,
  }
}
