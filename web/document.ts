/** The HTML around a rendered page. */

import type { StructuredData } from '#contract/content/structured-data.ts'
import { alternateAddresses, type Language, pageAddress, shownLanguage } from '#contract/language.ts'
import { ogTypeOf, openGraphLocale, twitterCardOf } from '#contract/seo/seo.ts'
import { site } from '#contract/site/site.ts'
import type { Meta } from './page-words.ts'

export interface DocumentParts {
  language: Language
  meta: Meta
  path: string
  /** The site's own address. */
  origin: string
  /** What machines are told of the page. Without it, search engines are told to leave the page out. */
  data: StructuredData | undefined
  /** Path of the picture that is shown where somebody shares the page. */
  picture: string | undefined
  /** Inlined: what this page needs before anything else is fetched. */
  css: string
  /** Address of the whole stylesheet, which the app needs. */
  stylesheet: string | undefined
  /** Inline script of the head: applies the stored theme, and loads the app after the page has painted. */
  script: string
  /** Addresses of the app's code, in the order they are evaluated. */
  code: string[]
  /** Address of the site's own typeface, where this language is shown in it. */
  typeface: string | undefined
  body: string
}

/** Of the browser's frame around the site. */
export const THEME_COLOR = site.accent.light

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

export function htmlDocument(parts: DocumentParts) {
  const { language, meta, data, css, stylesheet, script, code, typeface, body } = parts
  return `<!doctype html>
<html lang="${language}"${typeface ? ` data-typeface="${typeface}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
<meta name="theme-color" content="${THEME_COLOR}">
${data ? forMachines(parts) : '<meta name="robots" content="noindex">\n'}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${script}</script>
<style>${css}</style>
${stylesheet ? `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>\n` : ''}</head>
<body${stylesheet ? ` data-stylesheet="${stylesheet}"` : ''} data-code="${code.join(' ')}">
<div id="root">${body}</div>
${data ? `<script type="application/ld+json">${scriptText(data)}</script>\n` : ''}</body>
</html>
`
}

const feeds = {
  projects: { type: 'application/atom+xml', path: '/feed.xml' },
  writing: { type: 'application/rss+xml', path: '/writing.xml' },
}

/** Where the page is in each language, and what is shown of it where somebody shares it. */
function forMachines({ language, meta, origin, path, picture }: DocumentParts): string {
  // A page that stands in for a translation is the original, as far as machines are concerned.
  const original = shownLanguage(language, meta.languages)
  const address = pageAddress(origin, path, original)
  const feed = path === '/projects' ? feeds.projects : path.startsWith('/writing') ? feeds.writing : undefined
  const properties = {
    type: ogTypeOf(path),
    url: address,
    title: meta.title,
    description: meta.description,
    locale: openGraphLocale(original),
    ...(picture && { image: origin + picture }),
  }
  return `${[
    `<link rel="canonical" href="${address}">`,
    ...alternateAddresses(origin, path, meta.languages).map(
      ({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${href}">`,
    ),
    ...(feed ? [`<link rel="alternate" type="${feed.type}" href="${pageAddress(origin, feed.path, language)}">`] : []),
    ...Object.entries(properties).map(([name, text]) => `<meta property="og:${name}" content="${escapeHtml(text)}">`),
    `<meta name="twitter:card" content="${twitterCardOf(picture)}">`,
  ].join('\n')}\n`
}

/** JSON that nothing in it can end the script of. */
const scriptText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
