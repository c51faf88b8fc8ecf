/** Extracts a page's critical CSS, so that the page paints after one small response. */
import { type MediaQuery, type Selector, transform } from 'lightningcss'
import { PurgeCSS } from 'purgecss'
import { SIGN_IN_HINT } from '#contract/accounts/sign-in-hint.ts'

/**
 * The rules of the page's first screen. All others (below it, menus, dialogs, other pages, printing)
 * follow with the whole stylesheet, which `web/inline/start.ts` fetches after the first paint.
 * @param html the page, whose class names select the rules.
 */
export async function neededCss(css: string, html: string): Promise<string> {
  const language = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? ''
  const screen = firstScreen(html)
  const [needed] = await new PurgeCSS().purge({
    content: [{ raw: screen, extension: 'html' }],
    css: [{ raw: css }],
    // Utility class names contain colons, dots and brackets.
    defaultExtractor: (text) => text.match(/[^<>"'=\s]+/g) ?? [],
    variables: true,
    // Classes set by the scripts in the page's head.
    dynamicAttributes: ['data-waits'],
    safelist: {
      standard: [...['light', 'dark', SIGN_IN_HINT.name], ...(html.includes('data-typeface') ? ['typeface'] : [])],
      // The bar at the window's lower edge takes its room from the first screen before it is there itself.
      greedy: [/:lang/, /^:focus-visible/, /^:root:has/],
    },
  })
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(needed?.css ?? ''),
    minify: true,
    visitor: {
      Declaration: { animation: () => [], transition: () => [] },
      Rule: {
        style: ({ value }) =>
          value.selectors.every((one) => isForeign(one, language) || isElsewhere(one, screen) || isUnseen(one))
            ? []
            : undefined,
        // Nothing moves before its styles are there.
        keyframes: () => [],
        media: ({ value }) => (value.query.mediaQueries.every(canWait) ? [] : undefined),
      },
    },
  })
  // The licence notice is in the whole stylesheet.
  return code.toString().replace(/^\/\*![\s\S]*?\*\/\s*/, '') + lateRule(html)
}

/**
 * What opens or floats over the page as it arrives, by its class: menus, and the way to the assistant. It is not there before its
 * styles are. What opens by itself, such as a dialog, comes after them, and must not be hidden when it takes the focus.
 */
const LATE = { popup: 'details>.popup', fab: '.fab', dock: '.dock' }
const classes = Object.keys(LATE).join('|')
const late = new RegExp(`<(\\w+)[^>]* class="(?:[^"]* )?(?:${classes})\\b[^>]*>[\\s\\S]*?</\\1>`, 'g')

const lateRule = (html: string): string => {
  const there = Object.entries(LATE).filter(([name]) => new RegExp(` class="(?:[^"]* )?${name}\\b`).test(html))
  const selectors = there.map(([, selector]) => selector)
  return selectors.length === 0 ? '' : `[data-waits=styles] :is(${selectors.join()}){display:none}`
}

/**
 * What waits for the whole stylesheet: paper, the colours of the reader's system, and what ends motion, which comes with it. A page
 * without scripts has it at once.
 */
const canWait = ({ mediaType, condition }: MediaQuery): boolean =>
  mediaType === 'print' ||
  (condition?.type === 'feature' &&
    condition.value.type === 'plain' &&
    (LATE_FEATURES.has(condition.value.name) || isWithoutScripts(condition.value)))

const isWithoutScripts = ({ name, value }: { name: unknown; value: { type: string; value: unknown } }) =>
  name === 'scripting' && value.type === 'ident' && value.value === 'none'

const LATE_FEATURES = new Set<unknown>(['forced-colors', 'prefers-reduced-motion'])

/**
 * What is in a section or between two, the signs of the drawing and what is on its sheet, which wait unseen and take no room, what
 * moves on the way to another page, how a chosen text looks, and a thing below the pointer.
 */
const isUnseen = ([first, ...rest]: Selector): boolean =>
  (first?.type === 'class' && first.name === 'section' && rest.length > 0) ||
  (first?.type === 'class' && first.name.startsWith('hero-') && rest.some(({ type }) => type === 'pseudo-element')) ||
  (first?.type === 'class' && first.name === 'hero-sheet' && rest.length > 0) ||
  (first?.type === 'pseudo-element' && /^selection|^view-transition/.test(first.kind)) ||
  rest.some((part) => part.type === 'pseudo-class' && part.kind === 'hover')

const isForeign = (selector: Selector, language: string): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      ((part.kind === 'lang' && !part.languages.includes(language)) ||
        (part.kind === 'is' && part.selectors.every((each) => isForeign(each, language)))),
  )

/** Rules for a language and for what has the focus are kept for any class, and most of these are not on this screen. */
const isElsewhere = (selector: Selector, screen: string): boolean =>
  selector.some((part) => part.type === 'pseudo-class' && ['lang', 'focus-visible'].includes(part.kind)) &&
  selector.some((part) => part.type === 'class' && !screen.includes(part.name))

/** Removes sections, footer and what is late: all stay hidden until the whole stylesheet is there (`web/styles/sheet.css`). */
const firstScreen = (html: string) =>
  html.replace(/(<(section|footer)[^>]* class="(?:section|footer)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1').replace(late, '')
