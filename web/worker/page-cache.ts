/** Pages and files that are kept on this device, and how requests for them are answered. */
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { DEFAULT_LANGUAGE, findLanguage, LANGUAGE_PARAMETER } from '#contract/language.ts'
import { cachedPageKey, OFFLINE_PATH, PAGE_CACHE } from '#web/platform/offline/cached-pages.ts'
import type { PageMessage } from '#web/platform/offline/worker-messages.ts'
import { rememberLanguage, visitedLanguage } from './visited-language.ts'

/** Put in by `scripts/build/service-worker.ts`: the pages that say the same to everybody and are worth reading offline. */
declare const __PUBLIC_PATHS__: string[]
const publicPaths = new Set([...__PUBLIC_PATHS__, OFFLINE_PATH])

/** After this the saved copy is shown, if there is one. */
const PAGE_TIMEOUT_S = 3
/** Files of a few builds; the ones unused for longest go first. */
const MAX_FILES = 300

const byLanguage: WorkboxPlugin = {
  async fetchDidSucceed({ response, state }) {
    if (state) state.language = findLanguage(response.headers.get('Content-Language') ?? undefined)
    return response
  },
  async cacheKeyWillBeUsed({ request, mode, state }) {
    const { pathname, searchParams } = new URL(request.url)
    const asked = findLanguage(searchParams.get(LANGUAGE_PARAMETER) ?? undefined)
    const language = mode === 'write' ? state?.language : (asked ?? (await visitedLanguage()))
    return cachedPageKey(pathname, language ?? DEFAULT_LANGUAGE)
  },
  // Neither errors nor redirects.
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
}

const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  // The server tells languages and encodings apart by headers; here the address does.
  matchOptions: { ignoreVary: true },
  plugins: [byLanguage],
})
const otherPages = new NetworkOnly()

const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  // Its type leaves open whether its methods are there, which this project's settings take for a difference.
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }) as WorkboxPlugin],
})

export const answerFile = files

export async function answerPage({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const strategy = publicPaths.has(url.pathname) ? pages : otherPages
  try {
    return await strategy.handle({ request, event })
  } catch {
    const asked = findLanguage(url.searchParams.get(LANGUAGE_PARAMETER) ?? undefined)
    return (await findOfflinePage(asked ?? (await visitedLanguage()))) ?? Response.error()
  }
}

async function findOfflinePage(language: string): Promise<Response | undefined> {
  return await caches.match(cachedPageKey(OFFLINE_PATH, language), { cacheName: PAGE_CACHE, ignoreVary: true })
}

type KeepPage = Extract<PageMessage, { type: 'KEEP_PAGE' }>

export async function keepPage({ path, language, assets }: KeepPage, event: ExtendableEvent): Promise<void> {
  await rememberLanguage(language)
  const kept = await caches.open(PAGE_CACHE)
  const wanted = [path, OFFLINE_PATH].filter((one) => publicPaths.has(one))
  await Promise.all([
    ...wanted.map(async (one) => (await kept.match(cachedPageKey(one, language))) ?? fetchPage(one, language, event)),
    // Also what the page has had before there was a worker, and what a later build has no more: the browser still has it.
    ...assets.map((url) => done(files.handleAll({ request: new Request(url), event }))),
  ])
}

export async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  await fetchPage(OFFLINE_PATH, await visitedLanguage(), event)
}

/** As a stranger gets it: without cookies, and so without setting the one for the language. */
async function fetchPage(path: string, language: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(cachedPageKey(path, language), { credentials: 'omit' })
  await done(pages.handleAll({ request, event }))
}

/** Waits until the answer is kept. What cannot be fetched now is kept another time. */
async function done([response, kept]: [Promise<Response>, Promise<void>]): Promise<void> {
  await Promise.allSettled([response, kept])
}
