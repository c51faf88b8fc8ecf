/** What a light audit learns about a page. */
import type { PageResource } from './resources.ts'

/** A part of the page as it was delivered. */
export interface Delivered {
  kind: 'page' | PageResource['kind']
  isBlocking: boolean
  wireBytes: number
  /** What it would weigh if it were compressed as others are; the same as `wireBytes` if it is. */
  couldWeigh: number
  isLongCached: boolean
}

/** Everything that was learnt about a page by fetching. */
export interface Inventory {
  firstByteMs: number
  redirects: number
  parts: Delivered[]
  tags: number
  imagesWithoutSize: number
}
