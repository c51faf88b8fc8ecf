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
  /** The server did not say no: it was not reached, may not have been, or its writer was no longer signed in. */
  isUnreached: z._default(z.boolean(), true),
  /** Why it was not delivered; undefined while it is under way. */
  failure: z.optional(z.string()),
})

export type Outgoing = z.infer<typeof keptMessage>

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
  const [outgoing, setOutgoing] = useState(() => readKept(storageKey))

  useEffect(() => {
    if (outgoing.length > 0) tabStorage.write(storageKey, JSON.stringify(outgoing))
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
      const isRefused = error instanceof ApiError && isRefusal(error.status) && error.body?.error !== 'not-signed-in'
      noted(fields?.text ?? errorMessage(error), !isRefused)
    }
  }

  const deliverWhere = useRef((_isDue: (message: Outgoing) => boolean) => {})
  deliverWhere.current = (isDue) => {
    for (const message of outgoing) if (isDue(message)) void deliver(message)
  }
  useEffect(() => {
    // What was kept is under way again: the page was reloaded, or its reader has signed in again.
    deliverWhere.current(({ failure }) => failure === undefined)
    // Those that failed for want of a network are tried by themselves as soon as there is one.
    const retry = () => deliverWhere.current(({ failure, isUnreached }) => failure !== undefined && isUnreached)
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

/** Only what the server refused stays where it is; anything else may not have arrived, and trying again makes sure. */
function readKept(storageKey: string): Outgoing[] {
  try {
    return z
      .parse(z.array(keptMessage), JSON.parse(tabStorage.read(storageKey) ?? '[]'))
      .map(({ failure, ...message }) => (message.isUnreached ? message : { ...message, failure }))
  } catch {
    return []
  }
}
