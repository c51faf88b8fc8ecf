/**
 * The look of mails: the site's colours in light and dark, with the owner's accent. It stands on the grounds that it was checked
 * against (`contract/site/accent.ts`). Programs that know no `<style>` show plain black on white.
 */
import { raw } from 'hono/html'
import { site } from '#contract/site/site.ts'

const { light, dark } = site.accent

const BOTH = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 0; background: #fafbfd }
.page { background: #fafbfd }
.page > tbody > tr > td { padding: 24px 12px }
.sheet { max-width: 600px; background: #fff; border: 1px solid #d9e1ec; border-top: 4px solid ${light}; border-radius: 8px }
.sheet td { padding: 0 28px; text-align: start; color: #0e1a2f; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  overflow-wrap: anywhere }
.sheet .head { padding-top: 24px; padding-bottom: 12px; font-size: 14px; font-weight: 600 }
.sheet .body { padding-bottom: 12px }
.sheet .foot { padding-top: 12px; padding-bottom: 12px; border-top: 1px solid #d9e1ec; color: #414e64; font-size: 14px }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.3; font-weight: 650 }
p { margin: 0 0 16px }
a { color: ${light} }
.head a { color: #414e64; text-decoration: none }
blockquote { margin: 0 0 16px; padding: 12px 16px; border-inline-start: 3px solid ${light}; background: #edf1f7; border-radius: 4px }
.button { display: inline-block; padding: 12px 22px; border-radius: 6px; background: ${light}; color: #fff; font-weight: 600;
  text-decoration: none }
.address { font-size: 13px; line-height: 1.4 }
.address a { color: #414e64 }`

const DARK = `
body, .page { background: #0a1120 }
.sheet { background: #111c31; border-color: #24344f; border-top-color: ${dark} }
.sheet td { color: #e6edf8 }
.sheet .foot { border-color: #24344f; color: #a4b3ca }
a { color: ${dark} }
.head a, .address a { color: #a4b3ca }
blockquote { background: #16223a; border-color: ${dark} }
.button { background: ${dark}; color: #0a1120 }`

export const LETTER_STYLE = raw(`${BOTH}\n@media (prefers-color-scheme: dark) {${DARK}\n}\n`)
