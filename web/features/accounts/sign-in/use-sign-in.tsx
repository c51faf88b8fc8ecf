/** The way to the dialog for signing in. It is fetched when somebody asks for it, by the bar's button or by an address. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { painted } from '#web/platform/deferred-rendering.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { askedByAddress, dropAsked } from './address.ts'
import type Dialog from './dialog.tsx'
import type { Prepared } from './dialog.tsx'

export interface SignInWay {
  openSignIn(): void
  /** It is on its way. */
  opening: boolean
  signInDialog: ReactNode
}

export function useSignIn(): SignInWay {
  const { t, language } = useLanguage()
  const { toast } = useAnnouncer()
  const search = useSearch()
  const [parts, setParts] = useState<Prepared & { View: typeof Dialog; asked: string }>()
  const [open, setOpen] = useState(false)
  const [opening, setOpening] = useState(false)

  const openFor = useCallback(
    async (asked: string) => {
      setOpening(true)
      try {
        await painted()
        const { default: View, prepare } = await import('./dialog.tsx')
        setParts({ ...(await prepare(language)), View, asked })
        setOpen(true)
      } catch {
        toast({ kind: 'destructive', title: t('common.error'), text: t('common.errorText') })
      }
      setOpening(false)
    },
    [language, t, toast],
  )

  useEffect(() => {
    const look = () => {
      const asked = askedByAddress()
      if (asked !== undefined) void openFor(asked)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [search, openFor])

  const close = () => {
    setOpen(false)
    dropAsked()
  }
  return {
    openSignIn: () => void openFor(''),
    opening,
    // What was typed is there when it is opened again, unless the address asks for something else.
    signInDialog: parts && <parts.View key={parts.asked} {...parts} open={open} onClose={close} />,
  }
}
