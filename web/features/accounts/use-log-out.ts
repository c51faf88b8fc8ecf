import { useState } from 'react'
import { useAnnouncer } from '../../ui/announcer.tsx'
import * as api from './api.ts'
import { useEntrance } from './use-entrance.ts'
import type { Say } from './words.ts'

export function useLogOut(say: Say): { busy: boolean; logOut(): Promise<void> } {
  const { toast } = useAnnouncer()
  const { begin, finish, giveUp } = useEntrance()
  const [busy, setBusy] = useState(false)

  async function logOut(): Promise<void> {
    if (busy) return
    setBusy(true)
    begin()
    try {
      await api.logOut()
      await finish(say('toasts.loggedOut'), say('toasts.loggedOutText'))
    } catch {
      giveUp()
      setBusy(false)
      toast({ kind: 'destructive', title: say('toasts.logoutFailed'), text: say('toasts.logoutFailedText') })
    }
  }
  return { busy, logOut }
}
