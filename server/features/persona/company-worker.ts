/** Worker process that reads companies' home pages. */
import { handleJobs } from '#server/workers/handle-jobs.ts'
import { type Company, readCompany } from './read-company.ts'

export interface HomePageOf {
  domain: string
  body: Uint8Array
  headers: Record<string, string>
}

handleJobs(
  ({ domain, body, headers }: HomePageOf): Company => readCompany({ body: Buffer.from(body), headers }, domain),
)
