/** Where in the portal somebody is, kept in the address: a link, a reload and the sign-in lead back there. */
import { useLocation, useSearch } from 'wouter'
import { paths } from '#web/platform/paths.ts'

export const tabs = ['overview', 'milestones', 'metrics', 'team', 'resources'] as const
export type Tab = (typeof tabs)[number]

export interface RouteState {
  /** The project that the address names; it need not be one of theirs. */
  project: string | undefined
  tab: Tab
  /** Whether the thread of messages is open. */
  messages: boolean
  chooseProject(id: string): void
  chooseTab(tab: Tab): void
  showMessages(open: boolean): void
  /** Closes the thread and goes to a tab. */
  leaveMessagesFor(tab: Tab): void
}

export function useRouteState(): RouteState {
  const search = useSearch()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(search)

  const change = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    // The hash of a mailed link is not the portal's: the dialog that it asks for may still be on its way.
    const { hash } = window.location
    navigate(`${paths.clientPortal}${text && `?${text}`}${hash}`, { replace: true })
  }
  return {
    project: parameters.get('project') ?? undefined,
    tab: tabs.find((known) => known === parameters.get('tab')) ?? 'overview',
    messages: parameters.has('messages'),
    chooseProject: (project) => change({ project }),
    chooseTab: (tab) => change({ tab: tab === 'overview' ? undefined : tab }),
    showMessages: (open) => change({ messages: open ? '1' : undefined }),
    leaveMessagesFor: (tab) => change({ messages: undefined, tab }),
  }
}
