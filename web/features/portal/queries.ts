/** What the portal reads. */
import type { ListedProject } from '#contract/portal/portal.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import * as api from './api.ts'

/** How often news is looked for while the tab is visible: anywhere in the portal, and in an open thread. */
const NEWS_MS = 30_000
const THREAD_MS = 10_000

/** Names of what is changed from afar as well. */
export const projectsKey = ['projects']
export const threadKey = (id: string) => ['thread', id]
export const documentsKey = (id: string) => ['documents', id]

export const useProjects = () => useServerQuery<ListedProject[]>(projectsKey, api.fetchProjects, { everyMs: NEWS_MS })
/** @param enabled false for what is known by now. */
export const useMilestones = (id: string, enabled = true) =>
  useServerQuery(['milestones', id], () => api.fetchMilestones(id), { enabled })
export const useMetrics = (id: string) => useServerQuery(['metrics', id], () => api.fetchMetrics(id))
export const useBudget = (id: string) => useServerQuery(['budget', id], () => api.fetchBudget(id))
export const useTeam = (id: string) => useServerQuery(['team', id], () => api.fetchTeam(id))
export const useDocuments = (id: string) => useServerQuery(documentsKey(id), () => api.fetchDocuments(id))
export const useThread = (id: string) =>
  useServerQuery(threadKey(id), () => api.fetchThread(id), { everyMs: THREAD_MS })
export const useUpdates = (id: string) => useServerQuery(['updates', id], () => api.fetchUpdates(id))
export const useMeetings = (id: string) => useServerQuery(['meetings', id], () => api.fetchMeetings(id))
export const useActivity = (id: string) =>
  useServerQuery(['activity', id], () => api.fetchActivity(id), {
    everyMs: NEWS_MS,
    times: (all) => all.map(({ at }) => at),
  })
export const useNotices = () => useServerQuery(['notices'], api.fetchNotices)
export const usePushDevices = () => useServerQuery(['push'], api.fetchPush)
