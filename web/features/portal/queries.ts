/** What the portal reads. */
import type { ListedProject } from '#contract/portal/portal.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import * as api from './api.ts'

/** Names of what is changed from afar as well. */
export const threadKey = (id: string) => ['thread', id]
export const documentsKey = (id: string) => ['documents', id]

export const useProjects = () => useServerQuery<ListedProject[]>(['projects'], api.fetchProjects)
/** @param enabled false for what is known by now. */
export const useMilestones = (id: string, enabled = true) =>
  useServerQuery(['milestones', id], () => api.fetchMilestones(id), { enabled })
export const useMetrics = (id: string) => useServerQuery(['metrics', id], () => api.fetchMetrics(id))
export const useBudget = (id: string) => useServerQuery(['budget', id], () => api.fetchBudget(id))
export const useTeam = (id: string) => useServerQuery(['team', id], () => api.fetchTeam(id))
export const useDocuments = (id: string) => useServerQuery(documentsKey(id), () => api.fetchDocuments(id))
export const useThread = (id: string) =>
  useServerQuery(threadKey(id), () => api.fetchThread(id), { times: (all) => all.map(({ sentAt }) => sentAt) })
export const useUpdates = (id: string) => useServerQuery(['updates', id], () => api.fetchUpdates(id))
export const useMeetings = (id: string) => useServerQuery(['meetings', id], () => api.fetchMeetings(id))
export const useActivity = (id: string) =>
  useServerQuery(['activity', id], () => api.fetchActivity(id), { times: (all) => all.map(({ at }) => at) })
export const useNotices = () => useServerQuery(['notices'], api.fetchNotices)
export const usePushDevices = () => useServerQuery(['push'], api.fetchPush)
