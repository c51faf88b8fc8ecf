/** What everything that signs somebody in or out begins and ends with. */
import { useSession } from '#web/platform/session.tsx'
import { useTheme } from '#web/platform/theme.tsx'
import { saveToast } from '#web/ui/toast/next-page-toast.ts'
import { dropAsked } from './address.ts'

interface Entry {
  /** Shows the page light, as it is before signing in and out. */
  begin(): void
  /** Asks anew who is signed in and loads the page anew, which then shows this. It does not come back. */
  finish(title: string, text: string): Promise<never>
  /** Loads another page of the site, which asks who is signed in and then shows this. It does not come back. */
  finishAt(path: string, title: string, text: string): Promise<never>
  /** Back to the visitor's own theme. */
  giveUp(): void
}

export function useEntry(): Entry {
  const { showLight, showChosen } = useTheme()
  const { refresh } = useSession()
  return {
    begin: showLight,
    giveUp: showChosen,
    async finish(title, text) {
      dropAsked()
      saveToast({ kind: 'success', title, text })
      await refresh()
      window.location.reload()
      return await new Promise<never>(() => {})
    },
    async finishAt(path, title, text) {
      saveToast({ kind: 'success', title, text })
      window.location.assign(path)
      return await new Promise<never>(() => {})
    },
  }
}
