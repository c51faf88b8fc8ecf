/** The part of the stylesheet that stands in a page, so that the page paints after one small answer. */
import { type Selector, transform } from 'lightningcss'
import { PurgeCSS } from 'purgecss'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'

/**
 * The rules of what stands on the page's first screen. Those of what is below, of menus, dialogs, other pages and of
 * printing follow with the whole stylesheet, which `web/inline/start.ts` fetches after the page has painted.
 * @param html the page, whose words decide which rules stay.
 */
export async function neededCss(css: string, html: string): Promise<string> {
  const language = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? ''
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: firstScreen(html), extension: 'html' }],
    css: [{ raw: css }],
    // Class names of utilities hold colons, dots and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'=\s]+/g) ?? [],
    keyframes: true,
    variables: true,
    // Set on the page's root by the scripts in the page's head.
    dynamicAttributes: ['data-waits'],
    safelist: { standard: ['light', 'dark', SIGN_IN_HINT.name], greedy: [/:lang/, /^:focus-visible/] },
  })
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(needed?.css ?? ''),
    minify: true,
    visitor: {
      Rule: {
        // Of other languages the first screen has no word that is seen.
        style: ({ value }) => (value.selectors.every((selector) => isForeign(selector, language)) ? [] : undefined),
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  })
  // The whole stylesheet names whose work is in it.
  return code.toString().replace(/^\/\*![\s\S]*?\*\/\s*/, '')
}

const isForeign = (selector: Selector, language: string): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      ((part.kind === 'lang' && !part.languages.includes(language)) ||
        (part.kind === 'is' && part.selectors.every((each) => isForeign(each, language)))),
  )

/** Without what stands in sections and footer: both wait unseen until the whole stylesheet is there (`web/styles/sheet.css`). */
const firstScreen = (html: string) =>
  html.replace(/(<(section|footer)[^>]* class="(?:section|footer)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
