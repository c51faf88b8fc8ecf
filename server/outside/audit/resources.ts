/** Which files a page brings along, as far as its HTML says. */
import type { Tag } from '../html.ts'

export interface PageResource {
  kind: 'style' | 'script' | 'image'
  url: string
  /** True if nothing is painted before it is there. */
  isBlocking: boolean
}

/** @returns what holds up the first paint first; files named twice once. */
export function resourcesOf(tags: Tag[], page: URL): { wanted: PageResource[]; imagesWithoutSize: number } {
  const base = tags.find(({ name, attributes }) => name === 'base' && attributes.href)?.attributes.href
  const byUrl = new Map<string, PageResource>()
  let imagesWithoutSize = 0
  for (const tag of tags) {
    if (tag.name === 'img' && !hasSize(tag)) imagesWithoutSize += 1
    const found = resourceOf(tag)
    if (!found) continue
    const url = absolute(found.address, absolute(base ?? '', page.href) ?? page.href)
    if (url && !byUrl.has(url)) byUrl.set(url, { kind: found.kind, isBlocking: found.isBlocking, url })
  }
  const all = [...byUrl.values()]
  return {
    wanted: [...all.filter(({ isBlocking }) => isBlocking), ...all.filter(({ isBlocking }) => !isBlocking)],
    imagesWithoutSize,
  }
}

function resourceOf({ name, attributes, isInHead }: Tag) {
  const { rel, href, src, media, loading, type } = attributes
  if (name === 'link' && href && /\bstylesheet\b/i.test(rel ?? '')) {
    const isBlocking = !/\bprint\b/.test(media ?? '') && attributes.disabled === undefined
    return { kind: 'style' as const, address: href, isBlocking }
  }
  if (name === 'script' && src) {
    const waits = attributes.async !== undefined || attributes.defer !== undefined || type === 'module'
    return { kind: 'script' as const, address: src, isBlocking: isInHead && !waits }
  }
  if (name === 'img' && src && loading !== 'lazy') return { kind: 'image' as const, address: src, isBlocking: false }
  return undefined
}

/** Attributes, or a style that says as much. */
const hasSize = ({ attributes: { width, height, style } }: Tag) =>
  (width !== undefined && height !== undefined) || /\b(?:height|aspect-ratio)\s*:/.test(style ?? '')

/** @returns undefined for anything that is not fetched over the web, such as data addresses. */
function absolute(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
