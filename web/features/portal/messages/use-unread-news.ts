/** Tells screen readers that the owner wrote while somebody reads the project; others see it at the button. */
import { useEffect, useRef } from 'react'
import type { ListedProject } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

export function useUnreadNews({ unreadMessages: count }: ListedProject): void {
  const t = usePortalT()
  const { announce } = useAnnouncer()
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) announce(t('attention.unread', { count }))
    before.current = count
  }, [count, t, announce])
}
