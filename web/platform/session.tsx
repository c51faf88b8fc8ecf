/** Who is signed in. A visitor without the cookie that hints at it is nobody, and no call is made to find that out. */
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/accounts/accounts.ts'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'
import { hasCookie, removeCookie } from './storage.ts'

interface Session {
  user: User | undefined
  /** It is being found out who is signed in. */
  loading: boolean
  /** Asks again. Resolves when the answer is shown; it never rejects: who cannot be asked for stays as shown. */
  refresh(): Promise<void>
}

const SessionContext = createContext<Session>({ user: undefined, loading: false, refresh: async () => {} })
export const useSession = () => use(SessionContext)

const isHinted = () => hasCookie(SIGN_IN_HINT.name)

/** Whether the page keeps somebody's place free (see `inline/theme.ts`). */
const markPage = (signedIn: boolean) => document.documentElement.classList.toggle(SIGN_IN_HINT.name, signedIn)

export function SessionProvider({ children }: { children: ReactNode }) {
  // As in the rendered page, which knows nobody. Its head has already marked it where somebody is signed in.
  const [user, setUser] = useState<User>()
  const [loading, setLoading] = useState(false)
  const shown = useRef(false)
  /** An answer that another question has overtaken tells of an earlier time. */
  const asked = useRef(0)
  /** The page on which nobody could say who is signed in. */
  const unanswered = useRef<string | undefined>(undefined)
  const [path] = useLocation()

  const refresh = useCallback(async () => {
    asked.current++
    const own = asked.current
    unanswered.current = undefined
    let found: User | undefined
    if (isHinted()) {
      setLoading(!shown.current)
      markPage(true)
      try {
        const { fetchUser } = await import('./current-user.ts')
        found = await fetchUser()
        if (!found && own === asked.current) removeCookie(SIGN_IN_HINT.name)
      } catch {
        if (own !== asked.current) return
        // The hint stays for the next question. Until then a page that shows nobody has what is there for nobody.
        unanswered.current = window.location.pathname
        markPage(shown.current)
        setLoading(false)
        return
      }
      if (own !== asked.current) return
    }
    shown.current = found !== undefined
    setUser(found)
    setLoading(false)
    markPage(shown.current)
  }, [])

  useEffect(() => {
    void refresh()
    // Somebody may have signed in or out in another tab, or have come back to a page from before: the hint does not say who.
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const lookWhenRestored = ({ persisted }: PageTransitionEvent) => persisted && look()
    const lookWhenOnline = () => {
      if (unanswered.current !== undefined) void refresh()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', lookWhenRestored)
    window.addEventListener('online', lookWhenOnline)
    return () => {
      window.removeEventListener('online', lookWhenOnline)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', lookWhenRestored)
    }
  }, [refresh])

  useEffect(() => {
    if (unanswered.current !== undefined && unanswered.current !== path) void refresh()
  }, [path, refresh])

  const session = useMemo(() => ({ user, loading, refresh }), [user, loading, refresh])
  return <SessionContext value={session}>{children}</SessionContext>
}
