import type { AdminProject } from '#contract/clients/clients.ts'
import { Expenses } from './expenses.tsx'
import { Measurements } from './measurements.tsx'
import type { ProjectQuery } from './queries.ts'

/** What was spent, and what was measured. */
export function FiguresView(props: { project: AdminProject; query: ProjectQuery }) {
  return (
    <>
      <Expenses {...props} />
      <Measurements {...props} />
    </>
  )
}
