import { useState } from 'react'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import * as api from './api.ts'
import type { Translate } from './i18n.ts'
import { useEntry } from './sign-in/use-entry.ts'

export function useLogOut(t: Translate): { busy: boolean; logOut(): Promise<void> } {
  const { toast } = useAnnouncer()
  const { begin, finish, giveUp } = useEntry()
  const [busy, setBusy] = useState(false)

  async function logOut(): Promise<void> {
    if (busy) return
    setBusy(true)
    begin()
    try {
      await api.logOut()
      await finish(t('toasts.loggedOut'), t('toasts.loggedOutText'))
    } catch {
      giveUp()
      setBusy(false)
      toast({ kind: 'destructive', title: t('toasts.logoutFailed'), text: t('toasts.logoutFailedText') })
    }
  }
  return { busy, logOut }
}
