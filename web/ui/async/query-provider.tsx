/** Keeps what a late part of the site has read from the server, for one account. Suspends until its messages are there. */
import {
  keepPreviousData,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#web/platform/api-error.ts'
import { useSession } from '#web/platform/session.tsx'
import { AsyncMessagesProvider } from './i18n.ts'

// At once, not in a later task: what an action changes is on the page before its dialog gives the focus back.
notifyManager.setScheduler(queueMicrotask)

interface Props {
  children: ReactNode
}

/** Another account starts with nothing. */
export function QueryProvider({ children }: Props) {
  const { user } = useSession()
  return <AccountQueries key={user?.id}>{children}</AccountQueries>
}

function AccountQueries({ children }: Props) {
  const { refresh } = useSession()
  const [client] = useState(() => createClient(refresh))
  return (
    <QueryClientProvider client={client}>
      <AsyncMessagesProvider>{children}</AsyncMessagesProvider>
    </QueryClientProvider>
  )
}

function createClient(refreshSession: () => Promise<void>): QueryClient {
  // Rights were taken away: the page then shows it. A session that ended is told by `useSessionEnded`.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 403) void refreshSession()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A failure is shown at once, and so is that there is no network.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        gcTime: Number.POSITIVE_INFINITY,
        // Shown dimmed until the answer to another question is there.
        placeholderData: keepPreviousData,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
