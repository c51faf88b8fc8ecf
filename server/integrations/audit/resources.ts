/** Finds a page's files in its HTML. */
import { URL_MAX } from '#contract/audit/page-address.ts'
import type { Tag } from '#server/integrations/html.ts'

export interface PageResource {
  kind: 'style' | 'script' | 'image'
  url: string
  /** True if it blocks rendering. */
  isBlocking: boolean
}

interface NamedFile extends Omit<PageResource, 'url'> {
  /** The address as written. */
  address: string
}

export interface PageResources {
  /** Render-blocking files first; duplicates once. */
  wanted: PageResource[]
  /** True if there are more. */
  hasMore: boolean
  imagesWithoutSize: number
}

/** Maximum number of resolved addresses; the first ones are enough for an audit. */
const RESOLVED_MAX = 500

/** @param most maximum number of files. */
export function resourcesOf(tags: Tag[], page: URL, most: number): PageResources {
  const files = tags.flatMap((tag) => fileOf(tag) ?? [])
  const inOrder = [...files.filter(({ isBlocking }) => isBlocking), ...files.filter(({ isBlocking }) => !isBlocking)]
  const base = baseOf(tags, page)
  const seen = new Set<string>()
  const different = inOrder.filter(({ address }) => !seen.has(address) && seen.add(address))
  const byUrl = new Map<string, PageResource>()
  for (const { address, ...file } of different.slice(0, RESOLVED_MAX)) {
    if (byUrl.size > most) break
    const url = absolute(address, base)
    if (url && !byUrl.has(url)) byUrl.set(url, { ...file, url })
  }
  return {
    wanted: [...byUrl.values()].slice(0, most),
    hasMore: byUrl.size > most || different.length > RESOLVED_MAX,
    imagesWithoutSize: tags.filter((tag) => tag.name === 'img' && !hasSize(tag)).length,
  }
}

/** The first base counts, resolved against the page's address (HTML Standard, "the base element"). */
function baseOf(tags: Tag[], page: URL): string {
  const href = tags.find(({ name, attributes }) => name === 'base' && attributes.href)?.attributes.href
  return absolute(href ?? '', page.href) ?? page.href
}

function fileOf({ name, attributes, isInHead }: Tag): NamedFile | undefined {
  const { rel, href, src, media, loading, type } = attributes
  if (name === 'link' && href && /\bstylesheet\b/i.test(rel ?? '')) {
    const isBlocking = !/\bprint\b/.test(media ?? '') && attributes.disabled === undefined
    return { kind: 'style', address: href, isBlocking }
  }
  if (name === 'script' && src) {
    const waits = attributes.async !== undefined || attributes.defer !== undefined || type === 'module'
    return { kind: 'script', address: src, isBlocking: isInHead && !waits }
  }
  if (name === 'img' && src && loading !== 'lazy') return { kind: 'image', address: src, isBlocking: false }
  return undefined
}

/** Size by attributes or by style. */
const hasSize = ({ attributes: { width, height, style } }: Tag) =>
  (width !== undefined && height !== undefined) || /\b(?:height|aspect-ratio)\s*:/.test(style ?? '')

/** @returns undefined for addresses without http(s), such as data URLs, and for long ones. */
function absolute(address: string, base: string): string | undefined {
  if (address.length > URL_MAX) return undefined
  const url = URL.parse(address, base)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= URL_MAX ? url.href : undefined
}
