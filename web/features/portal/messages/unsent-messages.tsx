/**
 * Messages on their way. One that did not get through stays, across reloads of this tab too, until it is sent again or
 * discarded. Each has a key of its own, so that trying again never sends it twice.
 */
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { ThreadMessage } from '#contract/portal/messages.ts'
import { postMessage } from '#web/features/portal/api.ts'
import { threadKey } from '#web/features/portal/queries.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { isRefusal } from '#web/platform/refusal.ts'
import { useSession } from '#web/platform/session.tsx'
import { tabStorage } from '#web/platform/storage.ts'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { useChangeQuery } from '#web/ui/async/use-server-query.ts'

const keptMessage = z.object({
  key: z.string(),
  projectId: z.string(),
  text: z.string(),
  /** The server did not say no: it was not reached, or may not have been. */
  isUnreached: z._default(z.boolean(), true),
})

export interface Outgoing extends z.infer<typeof keptMessage> {
  /** Why it was not delivered; undefined while it is under way. */
  failure: string | undefined
}

interface Outbox {
  outgoing: Outgoing[]
  send(projectId: string, text: string): void
  tryAgain(message: Outgoing): void
  discard(message: Outgoing): void
}

const OutboxContext = createContext<Outbox | undefined>(undefined)

/** The messages of one project that are not delivered. */
export function useOutbox(projectId: string): Outbox {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('There is no OutboxProvider above this component.')
  return { ...outbox, outgoing: outbox.outgoing.filter((message) => message.projectId === projectId) }
}

export function OutboxProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const errorMessage = useErrorMessage('action')
  const change = useChangeQuery()
  const storageKey = `portal-outbox ${user?.id}`
  const [outgoing, setOutgoing] = useState(() => readKept(storageKey, errorMessage(new TypeError())))

  useEffect(() => {
    // What is under way when the tab is left may not arrive.
    const keep = outgoing.map(({ failure, isUnreached, ...message }) => ({
      ...message,
      isUnreached: isUnreached || failure === undefined,
    }))
    if (keep.length > 0) tabStorage.write(storageKey, JSON.stringify(keep))
    else tabStorage.remove(storageKey)
  }, [outgoing, storageKey])

  const deliver = async (message: Outgoing) => {
    const without = (list: Outgoing[]) => list.filter(({ key }) => key !== message.key)
    const noted = (failure?: string, isUnreached = false) =>
      setOutgoing((list) => list.map((one) => (one.key === message.key ? { ...one, failure, isUnreached } : one)))
    noted()
    try {
      const { message: sent } = await postMessage(message.projectId, message.text, message.key)
      setOutgoing(without)
      const add = (thread: ThreadMessage[]) => [
        ...thread.filter(({ id }) => id !== sent.id),
        { ...sent, isUnread: false },
      ]
      change(threadKey(message.projectId), add)
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined
      noted(fields?.text ?? errorMessage(error), !(error instanceof ApiError && isRefusal(error.status)))
    }
  }

  // Those that failed for want of a network are tried by themselves as soon as there is one.
  const retryAll = useRef(() => {})
  retryAll.current = () => {
    for (const message of outgoing) if (message.failure !== undefined && message.isUnreached) void deliver(message)
  }
  useEffect(() => {
    const retry = () => retryAll.current()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])

  const outbox: Outbox = {
    outgoing,
    send(projectId, text) {
      const message = { key: crypto.randomUUID(), projectId, text, failure: undefined, isUnreached: false }
      setOutgoing((list) => [...list, message])
      void deliver(message)
    },
    tryAgain: (message) => void deliver(message),
    discard: ({ key }) => setOutgoing((list) => list.filter((one) => one.key !== key)),
  }
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

/** Whatever was under way when the tab was left may not have arrived; trying again makes sure. */
function readKept(storageKey: string, failure: string): Outgoing[] {
  try {
    return z
      .parse(z.array(keptMessage), JSON.parse(tabStorage.read(storageKey) ?? '[]'))
      .map((message) => ({ ...message, failure }))
  } catch {
    return []
  }
}
