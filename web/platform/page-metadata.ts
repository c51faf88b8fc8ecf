/**
 * What search engines and sharing read of a page that was gone to within the site. A loaded page has it in its HTML; this is
 * for those that look at the page as it stands now, such as a browser's own way of sharing.
 */
import { sitePagesOf } from '#content/pages.ts'
import type { Content } from '#contract/content/content.ts'
import { alternateAddresses, type Language, pageAddress } from '#contract/language.ts'
import { openGraphLocale, readPageSeo } from '#contract/seo/seo.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'

interface Shown {
  path: string
  language: Language
  title: string
  description: string
  caseStudies: Content['caseStudies']
}

/** What the server says of the page; undefined where it says nothing. */
type Seo = Awaited<ReturnType<typeof call<never, typeof readPageSeo.reply>>>['seo'] | undefined

/** @param isCurrent whether the page is still shown when the server has answered. */
export async function showMetadata(shown: Shown, isCurrent: () => boolean): Promise<void> {
  const { path, language } = shown
  const page = sitePagesOf(shown.caseStudies, []).find((one) => one.path === path)
  // Which languages an article has, only its own page knows.
  const [, article] = /^\/writing\/([^/]+)$/.exec(path) ?? []
  const id = article ? `writing-${article}` : page?.id
  const seo = id === undefined ? undefined : await fetchSeo(id, language)
  if (!isCurrent()) return
  // Pages that no search engine lists: accounts, admin, what is missing.
  setMeta('name', 'robots', id === undefined ? 'noindex' : undefined)
  setCanonical(
    id === undefined ? undefined : (seo?.canonicalUrl ?? pageAddress(window.location.origin, path, language)),
  )
  setAlternates(page ? path : undefined)
  setShared(shown, seo)
  setStructuredData(seo?.structuredData)
}

async function fetchSeo(page: string, language: Language): Promise<Seo> {
  try {
    return (await call(readPageSeo, undefined, { params: { page }, query: { lng: language } })).seo
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for the operator of the site; visitors miss nothing.
    console.warn('The metadata of this page could not be read.', reasonOf(error))
    return undefined
  }
}

const reasonOf = (error: unknown) => (error instanceof ApiError ? `HTTP error! status: ${error.status}` : error)

function setShared({ path, language, title, description }: Shown, seo: Seo): void {
  setMeta('property', 'og:title', seo?.title ?? title)
  setMeta('property', 'og:description', seo?.description ?? description)
  setMeta('property', 'og:url', seo?.canonicalUrl ?? pageAddress(window.location.origin, path, language))
  setMeta('property', 'og:locale', openGraphLocale(language))
  setMeta('property', 'og:type', seo?.ogType ?? 'website')
  setMeta('property', 'og:image', seo?.ogImage)
  setMeta('name', 'twitter:card', seo?.twitterCard ?? 'summary')
}

/** @param content undefined: there is none. */
function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const known = document.querySelector(`meta[${attribute}="${name}"]`)
  if (content === undefined) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(attribute, name)
  meta.setAttribute('content', content)
}

/** @param address undefined: the page has none of its own. */
function setCanonical(address: string | undefined): void {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (address === undefined) {
    known?.remove()
    return
  }
  const link = known ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = address
}

function setAlternates(path: string | undefined): void {
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove()
  if (path === undefined) return
  for (const { tag, href } of alternateAddresses(window.location.origin, path)) {
    const link = document.head.appendChild(document.createElement('link'))
    link.rel = 'alternate'
    link.hreflang = tag
    link.href = href
  }
}

function setStructuredData(data: object | undefined): void {
  document.querySelector('script[type="application/ld+json"]')?.remove()
  if (!data) return
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.textContent = JSON.stringify(data)
  document.body.append(script)
}
