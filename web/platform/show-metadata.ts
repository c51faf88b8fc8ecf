/**
 * What search engines and sharing read of a page that was gone to within the site. A loaded page has it in its HTML; this is
 * for those that look at the page as it stands now, such as a browser's own way of sharing.
 */
import { sitePagesOf } from '#content/pages.ts'
import type { Content } from '#contract/content/content.ts'
import { alternateAddresses, type Language, languages, pageAddress, shownLanguage } from '#contract/language.ts'
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
  // Which languages an article has, the server knows.
  const [, article] = /^\/writing\/([^/]+)$/.exec(path) ?? []
  const id = article ? `writing-${article}` : page?.id
  const seo = id === undefined ? undefined : await fetchSeo(id, language)
  if (!isCurrent()) return
  // Pages that no search engine lists: accounts, admin, what is missing.
  setMeta('name', 'robots', id === undefined ? 'noindex' : undefined)
  // Its own address the site knows; it may be visited at others.
  const origin = seo ? new URL(seo.canonicalUrl).origin : window.location.origin
  setCanonical(id === undefined ? undefined : (seo?.canonicalUrl ?? pageAddress(origin, path, language)))
  setAlternates(origin, path, page ? languages : (seo?.languages ?? []))
  for (const [attribute, name, content] of sharedOf(shown, seo))
    setMeta(attribute, name, id === undefined ? undefined : content || undefined)
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

/** What is shown of the page where somebody shares it. */
function sharedOf({ path, language, title, description }: Shown, seo: Seo) {
  return [
    ['property', 'og:title', seo?.title ?? title],
    ['property', 'og:description', seo?.description ?? description],
    ['property', 'og:url', seo?.canonicalUrl ?? pageAddress(window.location.origin, path, language)],
    ['property', 'og:locale', openGraphLocale(shownLanguage(language, seo?.languages))],
    ['property', 'og:type', seo?.ogType ?? 'website'],
    ['property', 'og:image', seo?.ogImage],
    ['name', 'twitter:card', seo?.twitterCard ?? 'summary'],
  ] as const
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

/** @param its the languages that the page is in. */
function setAlternates(origin: string, path: string, its: readonly Language[]): void {
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove()
  for (const { tag, href } of alternateAddresses(origin, path, its)) {
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
