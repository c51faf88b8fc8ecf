/** The owner's work for the client portal: what waits, all projects, and one of them. */
import { Suspense } from 'react'
import './clients.css'
import { NewProject } from './new-project.tsx'
import { Overview } from './overview.tsx'
import { ProjectPage } from './project-page.tsx'
import { NEW, usePlace } from './use-place.ts'
import { ClientsWordsProvider } from './words.tsx'

export { loadWords } from './words.tsx'

export default function ClientsTab() {
  const { project } = usePlace()
  return (
    <Suspense>
      <ClientsWordsProvider>
        <div className="clients">
          {project === undefined && <Overview />}
          {project === NEW && <NewProject />}
          {project !== undefined && project !== NEW && <ProjectPage key={project} id={project} />}
        </div>
      </ClientsWordsProvider>
    </Suspense>
  )
}
