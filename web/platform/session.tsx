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
  const shown = useRef<User | undefined>(undefined)
  /** An answer that another question has overtaken tells of an earlier time. */
  const asked = useRef(0)
  const [path] = useLocation()

  const refresh = useCallback(async () => {
    const own = ++asked.current
    let found: User | undefined
    if (isHinted()) {
      setLoading(!shown.current)
      markPage(true)
      try {
        const { fetchUser } = await import('./current-user.ts')
        found = await fetchUser()
        if (!found && own === asked.current) removeCookie(SIGN_IN_HINT.name)
      } catch {
        // The hint stays for the next question. Until then a page that shows nobody has what is there for nobody.
        found = shown.current
      }
      if (own !== asked.current) return
    }
    shown.current = found
    setUser(found)
    setLoading(false)
    markPage(found !== undefined)
  }, [])

  useEffect(() => {
    // At first, and on each further page as long as nobody is shown: it may have failed before.
    if (path && !shown.current) void refresh()
  }, [path, refresh])

  useEffect(() => {
    // Somebody may have signed in or out in another tab, or have come back to a page from before: the hint does not say who.
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const lookWhenRestored = ({ persisted }: PageTransitionEvent) => persisted && look()
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', look, { signal })
    window.addEventListener('pageshow', lookWhenRestored, { signal })
    window.addEventListener('online', look, { signal })
    return () => listening.abort()
  }, [refresh])

  const session = useMemo(() => ({ user, loading, refresh }), [user, loading, refresh])
  return <SessionContext value={session}>{children}</SessionContext>
}
