/** A rendered site of a few small pages, made in memory. */

import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Language, languages } from '#contract/language.ts'
import type { Encoded, Page, Pages } from '#server/page-store.ts'
import { expectDefined } from '#tests/builders/defined.ts'

export const SCRIPT_HASH = "'sha256-dGVzdHM='"
export const STYLE_HASH = "'sha256-c3R5bGVz'"

export const homeText = (language: Language) => `<!doctype html><html lang="${language}"><h1>Home in ${language}</h1>`

export function buildPages(): Pages {
  const paths = { '/': homeText, '/about': (language: Language) => `About in ${language}` }
  const pages = new Map<string, Page>()
  const missing = new Map<Language, Page>()
  for (const language of languages) {
    for (const [path, text] of Object.entries(paths)) pages.set(`${language} ${path}`, page(text(language)))
    missing.set(language, page(`Page Not Found in ${language}`))
  }
  return {
    find: (path, language) => pages.get(`${language} ${path}`),
    missing: (_path, language) => expectDefined(missing.get(language)),
    shrink: async () => {},
    assets: new Map([
      ['/assets/app-4f2a.js', encoded('console.log("a script")')],
      ['/favicon.svg', { identity: bytes('<svg/>') }],
    ]),
  }
}

const page = (text: string): Page => ({ body: encoded(text), scriptHash: SCRIPT_HASH, styleHash: STYLE_HASH })

const encoded = (text: string): Encoded => ({
  identity: bytes(text),
  br: new Uint8Array(brotliCompressSync(text)),
  gzip: new Uint8Array(gzipSync(text)),
})

const bytes = (text: string) => new TextEncoder().encode(text)
