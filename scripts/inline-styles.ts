/** Keeps style attributes out of built pages, so that the pages' policy need not allow any. */

/**
 * Moves each style that stands in an attribute into a rule. React leaves attributes of hydrated HTML as they are, and what
 * it renders and changes in the browser is set by script, which the policy does not concern.
 *
 * @returns the page without style attributes, and the rules that belong into its stylesheet.
 */
export function moveStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>()
  const moved = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    if (style.includes('&')) throw new Error(`A style attribute has an escaped character: ${style}`)
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return `${before} data-style="${number}"`
  })
  // As strong as a class: what is styled in an attribute, no class of the same element may set.
  const rule = ([style, number]: [string, number]) => `[data-style="${number}"]{${style}}`
  return { html: moved, css: [...numbers].map(rule).join('') }
}
