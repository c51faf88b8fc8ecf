/** Extracts a company's facts from its home page: metadata, JSON-LD, headers and file names. */
import type { IndustryId } from '#contract/chat/persona.ts'
import { readTags, readText, type Tag } from '#server/integrations/html.ts'
import type { FetchedPage } from '#server/integrations/safe-fetch.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { findIndustry } from './industry.ts'
import { type Organisation, organisationIn } from './organisation.ts'
import { detectTechnologies } from './technologies.ts'

export interface Company {
  name: string
  industry?: IndustryId
  technologies: string[]
}

const NAME_MAX = 60
/** Longer texts are neither names nor descriptions, and some text operations are not linear. */
const TEXT_MAX = 1000

/** The page as fetched: bytes and headers. */
export type HomePage = Pick<FetchedPage, 'body' | 'headers'>

/** Runs in a worker process (`company-worker.ts`), because the page is untrusted. */
export function readCompany(page: HomePage, domain: string): Company {
  const { tags } = readTags(readText(page.body, page.headers['content-type'] ?? ''))
  const organisation = organisationIn(tags)
  const meta = metaOf(tags)
  const title = tags.find(({ name, isInHead }) => name === 'title' && isInHead)?.text.slice(0, TEXT_MAX) ?? ''
  const industry = findIndustry({
    types: organisation.types,
    titles: [title, meta('og:title')],
    texts: [meta('description'), meta('og:description'), meta('keywords'), organisation.description],
  })
  return {
    name: nameOf(organisation, meta, title, domain),
    ...(industry && { industry }),
    technologies: detectTechnologies(page.headers, tags),
  }
}

type Meta = (name: string) => string

function metaOf(tags: Tag[]): Meta {
  const values = new Map<string, string>()
  for (const { name, attributes } of tags) {
    const key = (attributes.name ?? attributes.property)?.toLowerCase()
    if (name === 'meta' && key && attributes.content && !values.has(key))
      values.set(key, attributes.content.slice(0, TEXT_MAX))
  }
  return (name) => values.get(name) ?? ''
}

function nameOf({ name }: Organisation, meta: Meta, title: string, domain: string): string {
  const given = [name, meta('og:site_name'), meta('application-name'), meta('apple-mobile-web-app-title')]
  const [label = domain] = domain.split('.')
  // "Products | Acme – better boxes": of a title only the part that the domain bears out.
  const parts = title.split(/\s[-–—|·:•]\s|[|:：｜]/).filter((part) => isAlike(part, label))
  const found = [...given, ...parts].map(plainName).find((text) => text !== '')
  return found ?? label.charAt(0).toUpperCase() + label.slice(1)
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function isAlike(part: string, label: string): boolean {
  const [one, other] = [letters(part), letters(label)]
  return one !== '' && (other.includes(one) || one.includes(other))
}

/** Untrusted text shown to a visitor: one short line without control characters or markup. */
function plainName(text: string): string {
  const plain = normalize(text, 'NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[<>[\]{}|`*_\\]/g, '')
    .trim()
  const isName = /\p{L}/u.test(plain) && plain.length <= NAME_MAX && !/:\/\/|www\.|@/i.test(plain)
  return isName ? plain : ''
}
