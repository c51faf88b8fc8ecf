/** One project: what it is, and its tabs. */

import { MessageSquare } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ListedProject } from '#contract/portal/portal.ts'
import { oneOf } from '#web/platform/one-of.ts'
import { TabList } from '#web/ui/tabs/tab-list.tsx'
import { ResourcesTab } from './documents/resources-tab.tsx'
import { CHOOSE_FILES } from './documents/upload-area.tsx'
import { usePortalT } from './i18n.tsx'
import { Thread } from './messages/thread.tsx'
import { useOutbox } from './messages/unsent-messages.tsx'
import { useUnreadNews } from './messages/use-unread-news.ts'
import { MilestonesTab } from './milestones/milestones-tab.tsx'
import { MetricsTab } from './overview/metrics-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { TeamTab } from './overview/team-tab.tsx'
import { useLead } from './overview/use-lead.ts'
import { type RouteState, type Tab, tabs } from './use-route-state.ts'

export function ProjectView({ project, place }: { project: ListedProject; place: RouteState }) {
  const t = usePortalT()
  const undelivered = useOutbox(project.id).outgoing.length
  const lead = useLead()
  useUnreadNews(project)
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
    <section aria-labelledby="portal-project" className="grid grid-cols-1 gap-6">
      <div className="portal-project-head">
        <div>
          <h2 id="portal-project" className="text-title">
            {project.name}
          </h2>
          <p className="prose">{project.summary}</p>
        </div>
        <button type="button" onClick={showMessages} className="button">
          <MessageSquare size={18} aria-hidden="true" />
          {t('actions.messages')}
          {project.unreadMessages > 0 && (
            <span className="portal-count">{t('actions.unread', { count: project.unreadMessages })}</span>
          )}
          {undelivered > 0 && (
            <span className="portal-count portal-undelivered">{t('actions.undelivered', { count: undelivered })}</span>
          )}
        </button>
      </div>
      <Tabs.Root value={place.tab} onValueChange={oneOf(tabs, place.chooseTab)}>
        <TabList label={t('tabs.label')} tabs={tabs} chosen={place.tab} name={(tab) => t(`tabs.${tab}`)} />
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
