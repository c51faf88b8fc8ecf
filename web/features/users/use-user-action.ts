/** Something an admin does: one at a time, and what is said when it did not work. */
import { useAction } from '#web/ui/async/use-action.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { useUsersT } from './i18n.tsx'

export interface UserAction {
  busy: boolean
  /** Does it, unless something is under way. @param done what is said when it worked. */
  run(act: () => Promise<void>, done: string): Promise<void>
}

export function useUserAction(): UserAction {
  const t = useUsersT()
  const { toast } = useAnnouncer()
  const { busy, run } = useAction((failure) => toast({ kind: 'destructive', title: t('failed'), text: failure }))
  return {
    busy,
    run: (act, done) =>
      run(async () => {
        await act()
        toast({ kind: 'success', title: t('done'), text: done })
      }),
  }
}
