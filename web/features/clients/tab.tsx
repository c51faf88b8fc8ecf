/** The owner's work for the client portal: what waits, all projects, and one of them. */
import { Suspense } from 'react'
import './clients.css'
import { NewProject } from './new-project.tsx'
import { Overview } from './overview.tsx'
import { ProjectPage } from './project-page.tsx'
import { ArrivalProvider } from './use-arrival.tsx'
import { NEW, usePlace } from './use-place.ts'
import { ClientsWordsProvider } from './words.tsx'

export { loadWords } from './words.tsx'

export default function ClientsTab() {
  return (
    <Suspense>
      <ClientsWordsProvider>
        <ArrivalProvider>
          <Place />
        </ArrivalProvider>
      </ClientsWordsProvider>
    </Suspense>
  )
}

function Place() {
  const { project } = usePlace()
  return (
    <div className="clients">
      {project === undefined && <Overview />}
      {project === NEW && <NewProject />}
      {project !== undefined && project !== NEW && <ProjectPage key={project} id={project} />}
    </div>
  )
}
