/** The ways to the search: the button of the bar, and ⌘K or Ctrl K. Its code is fetched at the first use. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { painted } from '#web/platform/deferred-rendering.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

interface SearchModule {
  default: ComponentType<{ open: boolean; onClose(): void }>
  loadSearchTexts(language: Language): Promise<unknown>
}

/** @param load fetches the search. @returns how to open it, and what the page is to show. */
export function useSearchDialog(load: () => Promise<SearchModule>): { openSearch(): void; searchDialog: ReactNode } {
  const { t, language } = useLanguage()
  const { toast } = useAnnouncer()
  const [View, setView] = useState<SearchModule['default']>()
  const [open, setOpen] = useState(false)
  const openSearch = async () => {
    try {
      await painted()
      const { default: Loaded, loadSearchTexts } = await load()
      await loadSearchTexts(language)
      setView(() => Loaded)
      setOpen(true)
    } catch {
      toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') })
    }
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !event[isMac() ? 'metaKey' : 'ctrlKey'] || event.altKey) return
      // Another dialog wants to be answered first.
      if (document.querySelector('[role="dialog"]:not(.search)')) return
      event.preventDefault()
      if (open) setOpen(false)
      else void openSearch()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return {
    openSearch: () => void openSearch(),
    searchDialog: View && <View open={open} onClose={() => setOpen(false)} />,
  }
}

/** There Ctrl K deletes the rest of a line. */
const isMac = () => /Mac|iP/.test(navigator.platform)
