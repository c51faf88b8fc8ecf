/**
 * The HTML of a mail, made from the same words as its text: paragraph by paragraph of the template, so that nothing that is
 * filled in can become markup, a button or another paragraph. No pictures, nothing to fetch (decision 46).
 */
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { ownerNameIn } from '#content/owner.ts'
import type { Language } from '#contract/language.ts'
import { LETTER_STYLE } from './letter-style.ts'

export interface Letter {
  language: Language
  siteUrl: string
  subject: string
  /** The text as in content/interface, its placeholders not filled in. Empty lines are between paragraphs. */
  template: string
  values: Record<string, string | number | undefined>
  /** What somebody wrote, by placeholder: set apart where it is a paragraph of its own. */
  quotes?: Record<string, string>
  /** The words on the button that leads to `values.link`. */
  button?: string
  /** A person's own mail has no heading above it. */
  byHand?: boolean
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export function letterHtml(letter: Letter): string {
  const { language, siteUrl, subject, byHand } = letter
  const [body = '', footer] = letter.template.split(/^—$/m)
  const heading = subject.replace(/^\[[^\]]*\] /, '')
  return String(html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${LETTER_STYLE}</style>
</head>
<body>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="head"><a href="${siteUrl}">${ownerNameIn(language)}</a></td></tr>
<tr><td class="body">
${byHand ? '' : html`<h1>${heading}</h1>`}
${paragraphs(body).map((paragraph) => block(letter, paragraph))}
</td></tr>
${footer ? html`<tr><td class="foot">${paragraphs(footer).map((paragraph) => block(letter, paragraph))}</td></tr>` : ''}
</table>
</td></tr></table>
</body>
</html>`)
}

const LINK = '{{link}}'

const paragraphs = (template: string): string[] =>
  template
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** One paragraph of the template; nothing where what is filled in is empty. */
function block(letter: Letter, paragraph: string): Html {
  const { values, quotes = {}, button } = letter
  const only = /^\{\{(\w+)\}\}$/.exec(paragraph)?.[1]
  const quote = only && quotes[only]
  if (quote) return html`<blockquote dir="auto">${lines(quote)}</blockquote>\n`
  if (only && !values[only]) return html``
  if (!button || !paragraph.endsWith(LINK)) return html`<p>${filledIn(letter, paragraph)}</p>\n`
  const before = paragraph.slice(0, -LINK.length).trim()
  const link = String(values.link)
  return html`${before ? html`<p>${filledIn(letter, before)}</p>\n` : ''}<p><a class="button" href="${link}">${button}</a></p>
<p class="address"><a href="${link}">${link}</a></p>\n`
}

/** A piece of the template with its values. Those that lead to the site are links. */
const filledIn = ({ values, siteUrl }: Letter, template: string): Html[] =>
  template.split(/(\{\{\w+\}\})/).map((piece) => {
    const name = piece.slice(2, -2)
    if (!piece.startsWith('{{') || !Object.hasOwn(values, name)) return lines(piece)
    const value = values[name] ?? ''
    const isAddress = value === siteUrl || String(value).startsWith(`${siteUrl}/`)
    return isAddress ? html`<a href="${value}">${value}</a>` : lines(String(value))
  })

/** Text with its line breaks. */
const lines = (text: string): Html =>
  html`${text.split(/\r?\n/).map((line, index) => (index === 0 ? line : html`<br>${line}`))}`
