/** Checks the JSON-LD of each page: valid, with the page's expected types and their required properties. */
import * as z from 'zod/mini'
import type { Fault } from '#contract/seo/seo.ts'
import type { PageView } from './page-view.ts'
import { tally } from './tally.ts'

/**
 * Required properties of each type: by Google's guidelines if it has any (ProfilePage, BreadcrumbList), else by
 * schema.org.
 */
const required: Record<string, string[]> = {
  ProfilePage: ['mainEntity', 'url', 'name'],
  Person: ['name', 'url', 'jobTitle'],
  WebSite: ['name', 'url'],
  CollectionPage: ['name', 'url', 'hasPart'],
  WebPage: ['name', 'url'],
  CreativeWork: ['name', 'url', 'description', 'author', 'datePublished', 'inLanguage'],
  Article: ['headline', 'url', 'description', 'author', 'datePublished', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
}
const requiredOfStep = ['position', 'name', 'item']

/** Expected types of a page. */
const kindsOf = (path: string): string[] => {
  if (path === '/') return ['Person', 'WebSite', 'ProfilePage']
  if (path.startsWith('/case-study/')) return ['CreativeWork', 'BreadcrumbList']
  if (path.startsWith('/writing/')) return ['Article', 'BreadcrumbList']
  return []
}

const thing = z.looseObject({ '@type': z.string() })
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).check(z.minLength(1)) })
type Thing = z.infer<typeof thing>

export function checkStructuredData(views: PageView[]) {
  return tally(views.length, views.flatMap(faultsOf))
}

function faultsOf({ path, language, tags }: PageView): Fault[] {
  const scripts = tags.filter(({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json')
  if (scripts.length === 0) return [{ id: 'data-missing', path, language }]
  const things: Thing[] = []
  for (const { text } of scripts) {
    const read = readGraph(text)
    if (!read) return [{ id: 'data-unreadable', path, language }]
    things.push(...read)
  }
  const missing = [
    ...kindsOf(path).filter((kind) => !things.some((one) => one['@type'] === kind)),
    ...things.flatMap(missingOf),
  ]
  return missing.length > 0 ? [{ id: 'data-incomplete', path, language, subject: missing.join(', ') }] : []
}

function readGraph(text: string): Thing[] | undefined {
  try {
    return z.parse(graph, JSON.parse(text))['@graph']
  } catch {
    return undefined
  }
}

/** @returns the names of missing properties; for an unknown type, everything. */
function missingOf(one: Thing): string[] {
  const kind = one['@type']
  const lacks = (properties: string[], from: Record<string, unknown>) =>
    properties.filter((property) => from[property] === undefined || from[property] === '')
  const steps = Array.isArray(one.itemListElement) ? (one.itemListElement as Record<string, unknown>[]) : []
  return [
    ...lacks(required[kind] ?? [], one),
    ...(kind in required ? [] : ['@type']),
    ...(kind === 'BreadcrumbList' && steps.length === 0 ? ['ListItem'] : []),
    ...steps.flatMap((step) => lacks(requiredOfStep, step)),
  ].map((property) => `${kind}.${property}`)
}
