/** Worker process that parses pages of light audits. */
import { gzipSync } from 'node:zlib'
import { readTags, readText } from '#server/integrations/html.ts'
import { handleJobs } from '#server/workers/handle-jobs.ts'
import { type PageResources, resourcesOf } from './resources.ts'

export type Reading =
  | { task: 'page'; body: Uint8Array; contentType: string; url: string; mostFiles: number }
  /** Size in bytes if compressed. */
  | { task: 'compress'; body: Uint8Array }

export interface PageFacts extends PageResources {
  tags: number
  /** True if the page has more than was read. */
  isCut: boolean
}

export type Read = PageFacts | number

function read(reading: Reading): Read {
  if (reading.task === 'compress') return gzipSync(reading.body).length
  const { tags, isCut } = readTags(readText(Buffer.from(reading.body), reading.contentType))
  return { ...resourcesOf(tags, new URL(reading.url), reading.mostFiles), tags: tags.length, isCut }
}

handleJobs(read)
