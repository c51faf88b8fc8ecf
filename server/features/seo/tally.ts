import { type Check, FAULTS_KEPT, type Fault } from '../../../contract/seo.ts'

/** What a check found. @param checked how many things were looked at. */
export const tally = (checked: number, faults: Fault[]): Check => ({
  checked,
  failed: faults.length,
  faults: faults.slice(0, FAULTS_KEPT),
})
