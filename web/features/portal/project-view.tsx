/** One project: what it is, and its tabs. */
import { MessageSquare } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { Project } from '../../../contract/portal.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
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
        <TabList label={say('tabs.label')} tabs={tabs} chosen={place.tab} name={(tab) => say(`tabs.${tab}`)} />
        {tabs.map((tab) => (
          <Tabs.Content key={tab} value={tab} className="tab-content">
            {panels[tab]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Thread project={project} open={place.messages} onClose={() => place.showMessages(false)} />
    </section>
  )
}
