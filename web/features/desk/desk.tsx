/** The owner's desk: its tabs, each of which is a feature of its own and fetched when it is first opened. */
import { MailWarning } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type MouseEvent, Suspense, useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { Fetched, type FetchedPart } from '../../ui/fetched.tsx'
import { asksForNewTab } from '../../ui/nav-link.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import type { InboxCounts } from './api.ts'
import './desk.css'
import { SessionEnded } from './session-ended.tsx'
import { useTab } from './use-tab.ts'
import { useWaiting } from './use-waiting.ts'
import { DeskWordsProvider, useDeskWords } from './words.tsx'

export { loadWords } from './words.tsx'

export const deskTabs = ['providers', 'seo', 'analytics', 'users', 'inbox', 'clients', 'running', 'log'] as const
export type DeskTab = (typeof deskTabs)[number]

/** What the desk tells each of its tabs. */
export interface DeskTabProps {
  /** How much waits in the inbox; undefined while that is not known. */
  inbox: InboxCounts | undefined
  /** Asks anew how much waits, in every tab. */
  recount(): unknown
}
export type LoadDeskTab = Record<DeskTab, () => Promise<FetchedPart<DeskTabProps>>>

export default function Desk({ load }: { load: LoadDeskTab }) {
  return (
    <Suspense>
      <DeskWordsProvider>
        <div className="desk page">
          <DeskTabs load={load} />
        </div>
      </DeskWordsProvider>
    </Suspense>
  )
}

function DeskTabs({ load }: { load: LoadDeskTab }) {
  const say = useDeskWords()
  const { tab, choose, settle } = useTab(deskTabs)
  const { inbox, clients, asked, recount } = useWaiting()
  const address = useSearch()
  // What came meanwhile is counted when something else is opened, a tab or what is within it.
  useEffect(() => {
    if (address !== undefined) void recount()
  }, [address, recount])
  // Its code comes while that is counted.
  useEffect(() => {
    if (tab) load[tab]().catch(() => {})
  }, [tab, load])
  const counts: Partial<Record<DeskTab, number | undefined>> = {
    inbox: inbox && inbox.unread + inbox.undelivered + inbox.openQuestions,
    clients,
  }
  const first = deskTabs.find((one) => counts[one]) ?? deskTabs[0]
  useEffect(() => {
    if (asked && tab === undefined) settle(first)
  })
  const shared = useMemo(() => ({ inbox, recount }), [inbox, recount])
  const name = (one: DeskTab) => {
    const plain = say(`tabs.${one}`)
    const count = counts[one]
    return count ? say('tabs.withCount', { name: plain, count }) : plain
  }
  return (
    <>
      <h1 className="text-section">{say('heading')}</h1>
      <SessionEnded />
      {/* Whole at once: what came later would push the rest away. */}
      {asked && tab ? (
        <>
          {inbox?.mailWay === 'files' && <MailKept onLook={() => choose('running')} />}
          <Tabs.Root value={tab} onValueChange={(next) => choose(next as DeskTab)}>
            <TabList label={say('tabs.label')} tabs={deskTabs} chosen={tab} name={name} />
            <Tabs.Content value={tab} className="tab-content">
              <Fetched key={tab} load={load[tab]} props={shared} skeleton={<Bone height={24} />} />
            </Tabs.Content>
          </Tabs.Root>
        </>
      ) : (
        <Bone height={24} top={1} />
      )}
    </>
  )
}

/** Without a mail server nobody gets what the site says to have sent. */
function MailKept({ onLook }: { onLook(): void }) {
  const say = useDeskWords()
  const look = (event: MouseEvent) => {
    if (asksForNewTab(event)) return
    event.preventDefault()
    onLook()
  }
  return (
    <p className="desk-mail text-sm">
      <MailWarning size={18} aria-hidden="true" />
      <span>
        {say('mail.kept')}{' '}
        <a href="?tab=running" className="link" onClick={look}>
          {say('mail.look')}
        </a>
      </span>
    </p>
  )
}
