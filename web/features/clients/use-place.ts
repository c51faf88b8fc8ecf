/** Which project is looked at, and what of it: kept in the address beside the desk's tab. */
import { useSearchParams } from 'wouter'

/** Stands for a project that is being made. */
export const NEW = 'new'

export const views = ['plan', 'delivery', 'figures', 'documents', 'conversation'] as const
export type View = (typeof views)[number]

export function usePlace() {
  const [search, setSearch] = useSearchParams()
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
    view: views.find((known) => known === search.get('view')) ?? views[0],
    open: (project: string, view?: View) => change({ project, view }),
    choose: (view: View) => change({ view }),
    leave: () => change({ project: undefined, view: undefined }),
  }
}
