/** The client portal of whoever is signed in: their projects, and everything about the one that is looked at. */
import { LogIn } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { ListedProject } from '../../../contract/portal.ts'
import { useContent } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { Bone } from '../../ui/skeleton.tsx'
import './portal.css'
import { useOnline } from '../../ui/use-online.ts'
import { Fault } from './loaded.tsx'
import { NoticeSettings } from './notice-settings.tsx'
import { OutboxProvider } from './outbox.tsx'
import { isSignedOut, PortalContext } from './portal-context.ts'
import { ProjectCards } from './project-cards.tsx'
import { ProjectView } from './project-view.tsx'
import { createReadings, ReadingsContext, useProjects } from './readings.ts'
import { UploadsProvider } from './uploads.tsx'
import { usePlace } from './use-place.ts'
import { Welcome } from './welcome.tsx'
import { PortalWordsProvider, usePortalWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function Portal({ user }: { user: User }) {
  const [signedOut, setSignedOut] = useState(false)
  const [noteError] = useState(() => (error: unknown) => {
    if (isSignedOut(error)) setSignedOut(true)
  })
  const [readings] = useState(() => createReadings(noteError))
  return (
    <Suspense>
      <PortalWordsProvider>
        <PortalContext value={{ user, noteError }}>
          <ReadingsContext value={readings}>
            <OutboxProvider>
              <UploadsProvider>
                <div className="portal page">
                  <Connection signedOut={signedOut} />
                  <Projects user={user} signedOut={signedOut} />
                </div>
              </UploadsProvider>
            </OutboxProvider>
          </ReadingsContext>
        </PortalContext>
      </PortalWordsProvider>
    </Suspense>
  )
}

/** What keeps the portal from being up to date, if anything does. */
function Connection({ signedOut }: { signedOut: boolean }) {
  const say = usePortalWords()
  const online = useOnline()
  return (
    <>
      <div role="status">{!online && <p className="portal-offline">{say('fault.offline')}</p>}</div>
      {signedOut && (
        <div role="alert" className="note portal-signed-out">
          <p className="strong">{say('fault.signedOut')}</p>
          <p>{say('fault.signedOutText')}</p>
          <a href={paths.login} className="button button-primary">
            <LogIn size={18} aria-hidden="true" />
            {say('fault.signIn')}
          </a>
        </div>
      )}
    </>
  )
}

function Projects({ user, signedOut }: { user: User; signedOut: boolean }) {
  const say = usePortalWords()
  const { value: projects, error, loading, reload } = useProjects()
  if (projects) return <Loaded user={user} projects={projects} />
  return (
    <>
      <Welcome user={user} />
      {error !== undefined && !signedOut && <Fault error={error} busy={loading} onRetry={reload} />}
      {error === undefined && (
        <div role="status">
          <p className="text-muted">{say('loadingProjects')}</p>
          <div aria-hidden="true" className="portal-cards">
            <Bone height={7} />
            <Bone height={7} />
          </div>
        </div>
      )}
    </>
  )
}

function Loaded({ user, projects }: { user: User; projects: ListedProject[] }) {
  const say = usePortalWords()
  const { profile } = useContent()
  const place = usePlace()
  const chosen = place.project === undefined ? projects[0] : projects.find(({ id }) => id === place.project)
  if (projects.length === 0) {
    return (
      <>
        <Welcome user={user} projects={projects} />
        <Message title={say('noProjects')} text={say('noProjectsText', { owner: profile.name })}>
          <a href={paths.contact} className="button button-primary">
            {say('writeToOwner', { owner: profile.name })}
          </a>
        </Message>
      </>
    )
  }
  return (
    <>
      <Welcome user={user} projects={projects} />
      <ProjectCards projects={projects} chosen={chosen?.id} onChoose={place.chooseProject} />
      {chosen ? (
        <ProjectView key={chosen.id} project={chosen} place={place} />
      ) : (
        <Message title={say('unknownProject')} text={say('unknownProjectText')} />
      )}
      <NoticeSettings />
    </>
  )
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="portal-message">
      <h2 className="text-title">{title}</h2>
      <p className="prose">{text}</p>
      {children}
    </section>
  )
}
