import { Tabs } from 'radix-ui'
import type { AdminProject } from '#contract/clients/clients.ts'
import { oneOf } from '#web/platform/one-of.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { TabList } from '#web/ui/tabs/tab-list.tsx'
import { BackToAll } from './back-to-all.tsx'
import { ConversationView } from './conversation/conversation-view.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { DocumentsView } from './documents-view.tsx'
import { FiguresView } from './figures-view.tsx'
import { useClientsT } from './i18n.tsx'
import { InvitationState } from './invitation-state.tsx'
import { PlanView } from './plan/plan-view.tsx'
import { type ProjectQuery, useProject } from './queries.ts'
import { useAskedFor } from './use-arrival.tsx'
import { PROJECT_HEADING, useRouteState, views } from './use-route-state.ts'

export function ProjectPage({ id }: { id: string }) {
  const query = useProject(id)
  return (
    <section className="clients-project">
      <BackToAll />
      <AsyncView query={query} skeletonHeights={[24]}>
        {(project) => <ProjectTabs project={project} query={query} />}
      </AsyncView>
    </section>
  )
}

function ProjectTabs({ project, query }: { project: AdminProject; query: ProjectQuery }) {
  const t = useClientsT()
  const { view, choose } = useRouteState()
  const { client } = project
  const View = viewOf[view]
  useAskedFor(PROJECT_HEADING)
  return (
    <div className="clients-project">
      <header>
        <h2 id={PROJECT_HEADING} tabIndex={-1} className="text-title">
          {project.name}
        </h2>
        <p className="text-muted">
          {client ? (client.name ? `${client.name}, ${client.email}` : client.email) : t('list.nobody')}
          {/* The state of a registration says what is missing yet. */}
          {client?.hasAccount === false && project.invitation?.state !== 'registered' && `\u00a0· ${t('list.invited')}`}
        </p>
        <InvitationState project={project} onInvited={query.refetch} />
      </header>
      <Tabs.Root value={view} onValueChange={oneOf(views, choose)}>
        <TabList label={t('views.label')} tabs={views} chosen={view} name={(one) => t(`views.${one}`)} />
        <Tabs.Content value={view} className="tab-content">
          <View key={view} project={project} query={query} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}

const viewOf = {
  plan: PlanView,
  delivery: DeliveryView,
  figures: FiguresView,
  documents: DocumentsView,
  conversation: ConversationView,
}
