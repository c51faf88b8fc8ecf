/** The owner's desk: its tabs, each of which is a feature of its own and fetched when it is first opened. */
import { Tabs } from 'radix-ui'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Fetched, type FetchedPart } from '../../ui/fetched.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { fetchInboxCounts, type InboxCounts } from './api.ts'
import './desk.css'
import { useTab } from './use-tab.ts'
import { DeskWordsProvider, useDeskWords } from './words.tsx'

export { loadWords } from './words.tsx'

export const deskTabs = ['providers', 'seo', 'analytics', 'users', 'inbox', 'clients', 'running', 'log'] as const
export type DeskTab = (typeof deskTabs)[number]

/** What the desk tells each of its tabs. */
export interface DeskTabProps {
  /** How much waits in the inbox; undefined while that is not known. */
  inbox: InboxCounts | undefined
  recountInbox(): void
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
  const { tab, choose } = useTab(deskTabs)
  const [inbox, setInbox] = useState<InboxCounts>()
  const recountInbox = useCallback(() => {
    // Without the numbers the desk is as good; those of before would be wrong.
    fetchInboxCounts().then(setInbox, () => setInbox(undefined))
  }, [])
  // What came meanwhile is counted when another tab is opened; the inbox counts itself.
  useEffect(() => {
    if (tab !== 'inbox') recountInbox()
  }, [tab, recountInbox])
  const shared = useMemo(() => ({ inbox, recountInbox }), [inbox, recountInbox])
  const waiting = inbox ? inbox.unread + inbox.undelivered + inbox.openQuestions : 0
  const name = (one: DeskTab) => {
    const plain = say(`tabs.${one}`)
    return one === 'inbox' && waiting > 0 ? say('tabs.withCount', { name: plain, count: waiting }) : plain
  }
  return (
    <>
      <h1 className="text-section">{say('heading')}</h1>
      <Tabs.Root value={tab} onValueChange={(next) => choose(next as DeskTab)}>
        <TabList label={say('tabs.label')} tabs={deskTabs} chosen={tab} name={name} />
        <Tabs.Content value={tab} className="tab-content">
          <Fetched key={tab} load={load[tab]} props={shared} skeleton={<Bone height={24} />} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
