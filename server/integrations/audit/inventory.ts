/** The data of a light audit. */
import type { PageResource } from './resources.ts'

/** A file of the page as delivered. */
export interface Delivered {
  kind: 'page' | PageResource['kind']
  isBlocking: boolean
  wireBytes: number
  /** Its size if compressed; `wireBytes` if it is. */
  couldWeigh: number
  isLongCached: boolean
}

/** All data of a page that was fetched. */
export interface Inventory {
  firstByteMs: number
  redirects: number
  parts: Delivered[]
  tags: number
  imagesWithoutSize: number
}
