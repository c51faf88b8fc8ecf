/** One project: what it is, and its tabs. */
import { MessageSquare } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ListedProject } from '../../../contract/portal.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { MetricsTab } from './metrics-tab.tsx'
import { MilestonesTab } from './milestones-tab.tsx'
import { useOutbox } from './outbox.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ResourcesTab } from './resources-tab.tsx'
import { TeamTab } from './team-tab.tsx'
import { Thread } from './thread.tsx'
import { CHOOSE_FILES } from './upload-area.tsx'
import { useLead } from './use-lead.ts'
import { type Place, type Tab, tabs } from './use-place.ts'
import { usePortalWords } from './words.tsx'

export function ProjectView({ project, place }: { project: ListedProject; place: Place }) {
  const say = usePortalWords()
  const undelivered = useOutbox(project.id).outgoing.length
  const lead = useLead()
  const showMessages = () => place.showMessages(true)
  const showMilestones = () => {
    lead('[data-panel="milestones"]:not([hidden])')
    place.chooseTab('milestones')
  }
  const showUpload = () => {
    lead(`#${CHOOSE_FILES}`)
    place.leaveMessagesFor('resources')
  }
  const panels: Record<Tab, React.ReactNode> = {
    overview: <OverviewTab project={project} onMilestones={showMilestones} />,
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
          <Tabs.Content key={tab} value={tab} data-panel={tab} className="tab-content">
            {panels[tab]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Thread
        project={project}
        open={place.messages}
        onDocument={showUpload}
        onClose={() => place.showMessages(false)}
      />
    </section>
  )
}
