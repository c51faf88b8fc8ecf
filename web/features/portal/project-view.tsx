/** One project: what it is, and its tabs. */
import { MessageSquare } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { Project } from '../../../contract/portal.ts'
import { MetricsTab } from './metrics-tab.tsx'
import { MilestonesTab } from './milestones-tab.tsx'
import { useOutbox } from './outbox.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ResourcesTab } from './resources-tab.tsx'
import { TeamTab } from './team-tab.tsx'
import { Thread } from './thread.tsx'
import { type Place, type Tab, tabs } from './use-place.ts'
import { usePortalWords } from './words.tsx'

export function ProjectView({ project, place }: { project: Project; place: Place }) {
  const say = usePortalWords()
  const undelivered = useOutbox(project.id).outgoing.length
  const showMessages = () => place.showMessages(true)
  const panels: Record<Tab, React.ReactNode> = {
    overview: <OverviewTab project={project} />,
    milestones: <MilestonesTab project={project} />,
    metrics: <MetricsTab project={project} />,
    team: <TeamTab project={project} />,
    resources: <ResourcesTab project={project} onMessage={showMessages} />,
  }
  return (
    <section aria-labelledby="portal-project" className="portal-project">
      <div className="portal-project-head">
        <div>
          <h2 id="portal-project" className="text-title">
            {project.name}
          </h2>
          <p className="prose">{project.summary}</p>
        </div>
        <button type="button" onClick={showMessages} className="button">
          <MessageSquare size={18} aria-hidden="true" />
          {say('actions.messages')}
          {undelivered > 0 && <span className="portal-count">{undelivered}</span>}
        </button>
      </div>
      <Tabs.Root value={place.tab} onValueChange={(tab) => place.chooseTab(tab as Tab)}>
        <TabList tab={place.tab} />
        {tabs.map((tab) => (
          <Tabs.Content key={tab} value={tab} className="portal-tab-content">
            {panels[tab]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Thread project={project} open={place.messages} onClose={() => place.showMessages(false)} />
    </section>
  )
}

/** Wider than a phone in some languages: then it scrolls, and keeps the chosen one in view. */
function TabList({ tab }: { tab: Tab }) {
  const say = usePortalWords()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    const chosen = element?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    if (!element || !chosen) return
    const { offsetLeft: left, offsetWidth: width } = chosen
    element.scrollLeft = left - (element.clientWidth - width) / 2
  }, [tab])
  return (
    <Tabs.List ref={list} aria-label={say('tabs.label')} className="portal-tabs">
      {tabs.map((one) => (
        <Tabs.Trigger key={one} value={one} data-tab={one} className="portal-tab quiet">
          {say(`tabs.${one}`)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
