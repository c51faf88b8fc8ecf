/** What the owner's work for clients reads. */
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import * as api from './api.ts'

/** What all keys begin with that answer for several projects. */
export const OVERVIEW = ['clients', 'overview']

export const useWaitingList = () => usePagedQuery([...OVERVIEW, 'waiting'], api.fetchWaiting, ({ at }) => at)
export const useProjectList = (search: string) =>
  usePagedQuery([...OVERVIEW, 'projects', search], (after) => api.fetchProjects(search, after))
export const useNextMeetings = () => useServerQuery([...OVERVIEW, 'meetings'], api.fetchNextMeetings)

export const useProject = (id: string) => useServerQuery(['clients', 'project', id], () => api.fetchProject(id))
export type ProjectQuery = ReturnType<typeof useProject>

export const useThread = (id: string) =>
  useServerQuery(['clients', 'thread', id], () => api.fetchThread(id), {
    times: (all) => all.map(({ sentAt }) => sentAt),
  })
export const useUpdates = (id: string) => useServerQuery(['clients', 'updates', id], () => api.fetchUpdates(id))
export const useMeetings = (id: string) => useServerQuery(['clients', 'meetings', id], () => api.fetchMeetings(id))
