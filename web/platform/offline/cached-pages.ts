/** Pages that are kept on this device to be read offline: what page and service worker agree on. Imports nothing that weighs. */
import { LANGUAGE_PARAMETER } from '#contract/language.ts'

/** The cache they are in. */
export const PAGE_CACHE = 'pages'

/** Stands in for pages that are not kept. */
export const OFFLINE_PATH = '/offline'

/** What a page is kept under: each language by itself. */
export const cachedPageKey = (path: string, language: string): string => `${path}?${LANGUAGE_PARAMETER}=${language}`
