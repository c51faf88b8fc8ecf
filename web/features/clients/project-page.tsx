import { Tabs } from 'radix-ui'
import type { AdminProject } from '../../../contract/clients.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { fetchProject } from './api.ts'
import { BackToAll } from './back-to-all.tsx'
import { ConversationView } from './conversation-view.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { DocumentsView } from './documents-view.tsx'
import { FiguresView } from './figures-view.tsx'
import { InvitationState } from './invitation-state.tsx'
import { Loaded } from './loaded.tsx'
import { PlanView } from './plan-view.tsx'
import { useAskedFor } from './use-arrival.tsx'
import { PROJECT_HEADING, usePlace, type View, views } from './use-place.ts'
import { type Reading, useRead } from './use-read.ts'
import { useClientsWords } from './words.tsx'

export function ProjectPage({ id }: { id: string }) {
  const reading = useRead(id, () => fetchProject(id))
  return (
    <section className="clients-project">
      <BackToAll />
      <Loaded reading={reading} bone={24}>
        {(project) => <ProjectTabs project={project} reading={reading} />}
      </Loaded>
    </section>
  )
}

function ProjectTabs({ project, reading }: { project: AdminProject; reading: Reading<AdminProject> }) {
  const say = useClientsWords()
  const { view, choose } = usePlace()
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
          {client ? (client.name ? `${client.name}, ${client.email}` : client.email) : say('list.nobody')}
          {client?.hasAccount === false && `\u00a0· ${say('list.invited')}`}
        </p>
        <InvitationState project={project} onInvited={reading.reload} />
      </header>
      <Tabs.Root value={view} onValueChange={(next) => choose(next as View)}>
        <TabList label={say('views.label')} tabs={views} chosen={view} name={(one) => say(`views.${one}`)} />
        <Tabs.Content value={view} className="tab-content">
          <View key={view} project={project} reading={reading} />
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
