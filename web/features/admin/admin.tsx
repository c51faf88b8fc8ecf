/** The admin area: its tabs, each of which is a feature of its own and fetched when it is first opened. */

import { MailWarning } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type MouseEvent, Suspense, useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { oneOf } from '#web/platform/one-of.ts'
import { withAsyncMessages } from '#web/ui/async/i18n.ts'
import { type MailOutcome, MailOutcomeContext } from '#web/ui/async/mail-outcome.ts'
import { QueryProvider } from '#web/ui/async/query-provider.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { type LazyModule, LazyPart } from '#web/ui/lazy-part.tsx'
import { asksForNewTab } from '#web/ui/nav-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabList } from '#web/ui/tabs/tab-list.tsx'
import { fetchWaiting, type InboxCounts } from './api.ts'
import '#web/ui/parts.css'
import './admin.css'
import { AdminMessagesProvider, loadMessages as loadAdminMessages, useAdminT } from './i18n.tsx'
import { SessionEnded } from './session-ended.tsx'
import { type AdminTab, adminTabs } from './tabs.ts'
import { useTab } from './use-tab.ts'

export const loadMessages = withAsyncMessages(loadAdminMessages)

/** What the admin area tells each of its tabs. */
export interface AdminTabProps {
  /** How much waits in the inbox; undefined while that is not known. */
  inbox: InboxCounts | undefined
  /** Asks anew how much waits, in every tab. */
  recount(): unknown
}
export type LoadAdminTab = Record<AdminTab, () => Promise<LazyModule<AdminTabProps>>>

export default function Admin({ load }: { load: LoadAdminTab }) {
  return (
    <Suspense>
      <AdminMessagesProvider>
        <QueryProvider>
          <div className="admin page">
            <AdminTabs load={load} />
          </div>
        </QueryProvider>
      </AdminMessagesProvider>
    </Suspense>
  )
}

function AdminTabs({ load }: { load: LoadAdminTab }) {
  const t = useAdminT()
  const { tab, choose, settle } = useTab(adminTabs)
  const { data: waiting, refetch: recount } = useServerQuery(['waiting'], fetchWaiting)
  const { inbox, clients } = waiting ?? {}
  const address = useSearch()
  // What came meanwhile is counted when something else is opened, a tab or what is within it.
  useEffect(() => {
    if (address !== undefined) void recount({ cancelRefetch: false })
  }, [address, recount])
  // Its code comes while that is counted.
  useEffect(() => {
    if (tab) load[tab]().catch(() => {})
  }, [tab, load])
  const counts: Partial<Record<AdminTab, number | undefined>> = {
    inbox: inbox && inbox.unread + inbox.undelivered + inbox.openQuestions,
    clients,
  }
  const first = adminTabs.find((one) => counts[one]) ?? adminTabs[0] ?? 'seo'
  useEffect(() => {
    if (waiting && tab === undefined) settle(first)
  })
  const shared = useMemo(() => ({ inbox, recount }), [inbox, recount])
  const name = (one: AdminTab) => {
    const plain = t(`tabs.${one}`)
    const count = counts[one]
    return count ? t('tabs.withCount', { name: plain, count }) : plain
  }
  return (
    <>
      <h1 className="text-section">{t('heading')}</h1>
      <SessionEnded />
      {/* Whole at once: what came later would push the rest away. */}
      {waiting && tab ? (
        <>
          {inbox?.mailWay === 'files' && <MailKept onLook={() => choose('running')} />}
          <Tabs.Root value={tab} onValueChange={oneOf(adminTabs, choose)}>
            <TabList label={t('tabs.label')} tabs={adminTabs} chosen={tab} name={name} />
            <Tabs.Content value={tab} className="tab-content">
              <MailOutcomeContext value={outcomeOf(inbox)}>
                <LazyPart key={tab} load={load[tab]} props={shared} skeleton={<Skeleton height={24} />} />
              </MailOutcomeContext>
            </Tabs.Content>
          </Tabs.Root>
        </>
      ) : (
        <Skeleton height={24} top={1} />
      )}
    </>
  )
}

function outcomeOf(inbox: InboxCounts | undefined): MailOutcome {
  if (inbox?.mailWay === 'files') return 'filed'
  return inbox?.mailIsHeldUp ? 'heldUp' : 'sent'
}

/** Without a mail server nobody gets what the site says to have sent. */
function MailKept({ onLook }: { onLook(): void }) {
  const t = useAdminT()
  const look = (event: MouseEvent) => {
    if (asksForNewTab(event)) return
    event.preventDefault()
    onLook()
  }
  return (
    <p className="callout tone-yellow mt-3 flex gap-2 text-sm">
      <MailWarning size={18} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        {t('mail.kept')}{' '}
        <a href="?tab=running" className="link" onClick={look}>
          {t('mail.look')}
        </a>
      </span>
    </p>
  )
}
