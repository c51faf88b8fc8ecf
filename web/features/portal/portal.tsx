/** The client portal of the signed-in client: their projects, and everything about the one that is looked at. */
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedProject } from '#contract/portal/portal.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { withAsyncMessages } from '#web/ui/async/i18n.ts'
import { QueryProvider } from '#web/ui/async/query-provider.tsx'
import '#web/ui/parts.css'
import './portal.css'
import { useOnline } from '#web/ui/hooks/use-online.ts'
import { UploadsProvider } from './documents/uploads.tsx'
import { loadMessages as loadPortalMessages, PortalMessagesProvider, usePortalT } from './i18n.tsx'
import { NoticeSettings } from './messages/notice-settings.tsx'
import { OutboxProvider } from './messages/unsent-messages.tsx'
import { ProjectCards } from './overview/project-cards.tsx'
import { Welcome } from './overview/welcome.tsx'
import { ProjectView } from './project-view.tsx'
import { useNotices, useProjects } from './queries.ts'
import { SignedOut } from './signed-out.tsx'
import { useRouteState } from './use-route-state.ts'

export const loadMessages = withAsyncMessages(loadPortalMessages)

export default function Portal({ user }: { user: User }) {
  return (
    <Suspense>
      <PortalMessagesProvider>
        <QueryProvider>
          <OutboxProvider>
            <UploadsProvider>
              <Projects user={user} />
            </UploadsProvider>
          </OutboxProvider>
        </QueryProvider>
      </PortalMessagesProvider>
    </Suspense>
  )
}

/** What keeps the portal from being up to date, if anything does. */
function Connection() {
  const t = usePortalT()
  const online = useOnline()
  return (
    <>
      <div role="status">{!online && <p className="callout tone-yellow">{t('fault.offline')}</p>}</div>
      <SignedOut />
    </>
  )
}

function Projects({ user }: { user: User }) {
  const t = usePortalT()
  const query = useProjects()
  const { refetch } = query
  // An address that is confirmed or changed meanwhile may have projects of its own.
  const address = `${user.email} ${user.emailVerified}`
  const read = useRef(address)
  useEffect(() => {
    if (read.current === address) return
    read.current = address
    void refetch()
  }, [address, refetch])
  return (
    <div className="portal page">
      <Connection />
      <Welcome user={user} projects={query.data} />
      <AsyncView query={query} skeletonHeights={[7]} loading={t('loadingProjects')}>
        {(projects) => <ProjectsView projects={projects} user={user} />}
      </AsyncView>
    </div>
  )
}

function ProjectsView({ projects, user }: { projects: ListedProject[]; user: User }) {
  const t = usePortalT()
  const { profile } = useContent()
  const place = useRouteState()
  const { project, chooseProject } = place
  const first = projects[0]?.id
  // Which one is first changes with what waits for the client: a reload must not show another.
  useEffect(() => {
    if (project === undefined && first !== undefined) chooseProject(first)
  }, [project, first, chooseProject])
  const chosen = project === undefined ? projects[0] : projects.find(({ id }) => id === project)
  if (projects.length === 0 && user.isAdmin) {
    return (
      <Message title={t('forOwner')} text={t('forOwnerText')}>
        <a href={paths.admin} className="button button-primary">
          {t('toAdmin')}
        </a>
      </Message>
    )
  }
  if (projects.length === 0 && !user.emailVerified) return <Unconfirmed email={user.email} />
  if (projects.length === 0) {
    return (
      <Message title={t('noProjects')} text={t('noProjectsText', { owner: profile.name })}>
        <a href={paths.contact} className="button button-primary">
          {t('writeToOwner', { owner: profile.name })}
        </a>
      </Message>
    )
  }
  return (
    <>
      <ProjectCards projects={projects} chosen={chosen?.id} onChoose={chooseProject} />
      {chosen ? (
        <ProjectView key={chosen.id} project={chosen} place={place} />
      ) : (
        <Message title={t('unknownProject')} text={t('unknownProjectText')} />
      )}
      <NoticeSettings />
    </>
  )
}

/** Whose address is not confirmed waits for a mail, or has to ask for its link where mails reach nobody. */
function Unconfirmed({ email }: { email: string }) {
  const t = usePortalT()
  const { profile } = useContent()
  return (
    <AsyncView query={useNotices()} skeletonHeights={[7]} loading={t('loadingProjects')}>
      {({ mailWay }) => (
        <Message
          title={t('unconfirmed')}
          text={t(mailWay === 'smtp' ? 'unconfirmedText' : 'unconfirmedNoMail', { email, owner: profile.name })}
        >
          <a href={paths.account} className="button button-primary">
            {t('toAccount')}
          </a>
        </Message>
      )}
    </AsyncView>
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
