/** The HTML around a rendered page. */
import type { Language } from '../contract/language.ts'
import type { Meta } from './meta.ts'

export interface DocumentParts {
  language: Language
  meta: Meta
  /** For people who are signed in: search engines are told to leave it out. */
  personal: boolean
  /** Inlined: what this page needs before anything else is fetched. */
  css: string
  /** Address of the whole stylesheet, which the app needs. */
  stylesheet: string | undefined
  /** Inline script of the head: applies the stored theme. */
  themeScript: string
  /** Inline script of the head: loads the app after the page has painted. */
  startScript: string
  /** Addresses of the app's code, in the order they are evaluated, and of what it will need at once. */
  entry: string[]
  preload: string[]
  body: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!)

export function htmlDocument(parts: DocumentParts) {
  const { language, meta, personal, css, stylesheet, themeScript, startScript, entry, preload, body } = parts
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
<meta name="theme-color" content="#0066cc">
${personal ? '<meta name="robots" content="noindex">\n' : ''}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${themeScript}</script>
<style>${css}</style>
<script>${startScript}</script>
${stylesheet ? `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>\n` : ''}</head>
<body${stylesheet ? ` data-stylesheet="${stylesheet}"` : ''} data-entry="${entry.join(' ')}" data-preload="${preload.join(' ')}">
<div id="root">${body}</div>
</body>
</html>
`
}
