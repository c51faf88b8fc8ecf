/** The owner's desk: its tabs, each of which is a feature of its own and fetched when it is first opened. */
import { Tabs } from 'radix-ui'
import { Suspense } from 'react'
import { Fetched, type FetchedPart } from '../../ui/fetched.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import './desk.css'
import { useTab } from './use-tab.ts'
import { DeskWordsProvider, useDeskWords } from './words.tsx'

export { loadWords } from './words.tsx'

export const deskTabs = ['providers', 'seo', 'analytics', 'users', 'inbox', 'clients', 'running', 'log'] as const
export type DeskTab = (typeof deskTabs)[number]
export type LoadDeskTab = Record<DeskTab, () => Promise<FetchedPart<object>>>

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
  return (
    <>
      <h1 className="text-section">{say('heading')}</h1>
      <Tabs.Root value={tab} onValueChange={(next) => choose(next as DeskTab)}>
        <TabList label={say('tabs.label')} tabs={deskTabs} chosen={tab} name={(one) => say(`tabs.${one}`)} />
        <Tabs.Content value={tab} className="tab-content">
          <Fetched key={tab} load={load[tab]} props={{}} skeleton={<Bone height={24} />} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}
