/** Extracts a page's critical CSS, so that the page paints after one small response. */
import { type Selector, transform } from 'lightningcss'
import { PurgeCSS } from 'purgecss'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'

/**
 * The rules of the page's first screen. All others (below it, menus, dialogs, other pages, printing)
 * follow with the whole stylesheet, which `web/inline/start.ts` fetches after the first paint.
 * @param html the page, whose class names select the rules.
 */
export async function neededCss(css: string, html: string): Promise<string> {
  const language = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? ''
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: firstScreen(html), extension: 'html' }],
    css: [{ raw: css }],
    // Utility class names contain colons, dots and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'=\s]+/g) ?? [],
    keyframes: true,
    variables: true,
    // Classes set by the scripts in the page's head.
    dynamicAttributes: ['data-waits'],
    safelist: {
      standard: [...['light', 'dark', SIGN_IN_HINT.name], ...(html.includes('data-typeface') ? ['typeface'] : [])],
      greedy: [/:lang/, /^:focus-visible/],
    },
  })
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(needed?.css ?? ''),
    minify: true,
    visitor: {
      Rule: {
        // The first screen shows no text of other languages, and nothing of the sections below it.
        style: ({ value }) =>
          value.selectors.every((selector) => isForeign(selector, language) || isBelow(selector)) ? [] : undefined,
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  })
  // The licence notice is in the whole stylesheet.
  return code.toString().replace(/^\/\*![\s\S]*?\*\/\s*/, '')
}

/** What is in a section, or between two. */
const isBelow = ([first, ...rest]: Selector) => first?.type === 'class' && first.name === 'section' && rest.length > 0

const isForeign = (selector: Selector, language: string): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      ((part.kind === 'lang' && !part.languages.includes(language)) ||
        (part.kind === 'is' && part.selectors.every((each) => isForeign(each, language)))),
  )

/** Removes sections and footer: both stay hidden until the whole stylesheet is there (`web/styles/sheet.css`). */
const firstScreen = (html: string) =>
  html.replace(/(<(section|footer)[^>]* class="(?:section|footer)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
