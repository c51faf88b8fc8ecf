/** Which project is looked at, and what of it: kept in the address beside the admin area's tab. */
import { useSearchParams } from 'wouter'
import { useArrival } from './use-arrival.tsx'

/** Stands for a project that is being made. */
export const NEW = 'new'

export const views = ['plan', 'delivery', 'figures', 'documents', 'conversation'] as const
export type View = (typeof views)[number]

/** Headings that take the focus. */
export const PROJECT_HEADING = 'clients-project'
export const ALL_HEADING = 'clients-all'

const viewIn = (search: URLSearchParams) => views.find((known) => known === search.get('view')) ?? views[0]

export function useRouteState() {
  const [search, setSearch] = useSearchParams()
  const arrival = useArrival()
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  return {
    project: search.get('project') ?? undefined,
    view: viewIn(search),
    /** @param focus the id of what takes the focus there. */
    open(project: string, view?: View, focus = PROJECT_HEADING) {
      arrival.current = focus
      change({ project, view })
    },
    choose(view: View) {
      // A tab that is clicked reports it twice, before it is drawn anew: the address knows of the first.
      if (viewIn(new URLSearchParams(window.location.search)) !== view) change({ view })
    },
    leave() {
      arrival.current = ALL_HEADING
      change({ project: undefined, view: undefined })
    },
  }
}
