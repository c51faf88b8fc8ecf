/** The owner's work for the client portal: what waits, all projects, and one of them. */
import { Suspense } from 'react'
import './clients.css'
import { ClientsMessagesProvider } from './i18n.tsx'
import { Overview } from './overview.tsx'
import { NewProject } from './plan/new-project.tsx'
import { ProjectPage } from './project-page.tsx'
import { ArrivalProvider } from './use-arrival.tsx'
import { NEW, useRouteState } from './use-route-state.ts'

export { loadMessages } from './i18n.tsx'

interface Props {
  /** Asks anew how much waits. */
  recount(): unknown
}

export default function ClientsTab({ recount }: Props) {
  return (
    <Suspense>
      <ClientsMessagesProvider>
        <ArrivalProvider>
          <ShownView recount={recount} />
        </ArrivalProvider>
      </ClientsMessagesProvider>
    </Suspense>
  )
}

function ShownView({ recount }: Props) {
  const { project } = useRouteState()
  return (
    <div className="clients">
      {project === undefined && <Overview recount={recount} />}
      {project === NEW && <NewProject />}
      {project !== undefined && project !== NEW && <ProjectPage key={project} id={project} />}
    </div>
  )
}
