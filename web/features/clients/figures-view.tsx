import type { AdminProject } from '../../../contract/clients.ts'
import { Expenses } from './expenses.tsx'
import { Measurements } from './measurements.tsx'
import type { Reading } from './use-read.ts'

/** What was spent, and what was measured. */
export function FiguresView(props: { project: AdminProject; reading: Reading<AdminProject> }) {
  return (
    <>
      <Expenses {...props} />
      <Measurements {...props} />
    </>
  )
}
