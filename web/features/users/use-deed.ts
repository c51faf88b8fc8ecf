/** Something an admin does: one at a time, and what is said when it did not work. */
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useSession } from '../../platform/session.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useExplain } from '../../ui/use-explain.ts'
import { useUsersWords } from './words.tsx'

export interface Deed {
  busy: boolean
  /** Does it, unless something is under way. @param done what is said when it worked. */
  run(act: () => Promise<void>, done: string): Promise<void>
}

export function useDeed(): Deed {
  const say = useUsersWords()
  const { toast } = useAnnouncer()
  const { refresh } = useSession()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(act, done) {
      if (busy) return
      setBusy(true)
      try {
        await act()
        toast({ kind: 'success', title: say('done'), text: done })
      } catch (error) {
        toast({ kind: 'destructive', title: say('failed'), text: explain(error) })
        // No longer an admin: the page then shows it. Of who is signed out the desk tells.
        if (error instanceof ApiError && error.body?.error === 'not-allowed') await refresh()
      }
      setBusy(false)
    },
  }
}
