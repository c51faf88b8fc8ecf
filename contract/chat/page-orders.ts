/**
 * What a reply may change of the page beside its actions: light or dark, its language, which page is shown. Written as a marker with
 * one value: `[THEME:dark]`, `[LANGUAGE:fr]`, `[OPEN:/writing]`. Whatever else stands there is none.
 */
import { isOneOf } from '../keys.ts'
import { type Language, languages } from '../language.ts'

const themes = ['light', 'dark'] as const

export type PageOrder = { theme: (typeof themes)[number] } | { language: Language } | { open: string }

/** A page of this site, never an address of another. */
const PATH = /^(?:\/[\w-]+)+$/

export const pageOrderNames: ReadonlySet<string> = new Set(['THEME', 'LANGUAGE', 'OPEN'])

/** @returns undefined for what is none. */
export function readPageOrder(name: string, value: string): PageOrder | undefined {
  if (name === 'THEME' && isOneOf(themes, value)) return { theme: value }
  if (name === 'LANGUAGE' && isOneOf(languages, value)) return { language: value }
  return name === 'OPEN' && PATH.test(value) ? { open: value } : undefined
}

export function writePageOrder(order: PageOrder): string {
  if ('theme' in order) return `[THEME:${order.theme}]`
  return 'language' in order ? `[LANGUAGE:${order.language}]` : `[OPEN:${order.open}]`
}
