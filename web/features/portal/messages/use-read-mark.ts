/** Marks what the owner wrote as read once it is shown. */
import { useEffect, useRef } from 'react'
import type { ThreadMessage } from '#contract/portal/messages.ts'
import type { ListedProject } from '#contract/portal/portal.ts'
import { markThreadRead } from '#web/features/portal/api.ts'
import { projectsKey, threadKey } from '#web/features/portal/queries.ts'
import { useChangeQuery } from '#web/ui/async/use-server-query.ts'

/** @returns whether a message, by its id, was unread when it was first shown; it stays so while the thread is open. */
export function useReadMark(projectId: string, messages: ThreadMessage[] | undefined): (id: string) => boolean {
  const change = useChangeQuery()
  const shownUnread = useRef(new Set<string>())
  const unread = messages?.filter(({ isUnread }) => isUnread) ?? []
  for (const { id } of unread) shownUnread.current.add(id)
  const newest = unread.at(-1)?.sentAt

  useEffect(() => {
    if (newest === undefined) return
    const note = async () => {
      await markThreadRead(projectId, newest)
      change<ThreadMessage[]>(threadKey(projectId), (all) =>
        all.map((one) => (one.sentAt > newest ? one : { ...one, isUnread: false })),
      )
      change<ListedProject[]>(projectsKey, (all) =>
        all.map((one) => (one.id === projectId ? { ...one, unreadMessages: 0 } : one)),
      )
    }
    // It stays unread, which the next opening of the thread repeats.
    note().catch(() => {})
  }, [projectId, newest])

  return (id) => shownUnread.current.has(id)
}
